// A likeness of what a finger drags, drawn over everything. A finger hides what it holds, so the likeness hangs above it.
import { lasting, underway } from '../table/travel';

export interface DragGhost {
  move(x: number, y: number): void;
  /** It was put down, or, if it was not, goes back to where it came from. */
  end(put: boolean): void;
}

/** A copy of an element as large as it is seen; of a part of a drawing, with a drawing of its own around it. */
function likenessOf(element: Element): HTMLElement | SVGSVGElement {
  const { width, height } = element.getBoundingClientRect();
  const copy = element.cloneNode(true) as HTMLElement | SVGElement;
  for (const part of [copy, ...copy.querySelectorAll('[id], [data-hold], [data-put], [data-thing]')]) for (const name of ['id', 'data-hold', 'data-put', 'data-thing']) part.removeAttribute(name);
  const size = `width: ${width}px; height: ${height}px; margin: 0`;
  if (copy instanceof HTMLElement) {
    copy.style.cssText += `;${size}`;
    return copy;
  }
  const { x, y, width: w, height: h } = (element as SVGGraphicsElement).getBBox();
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', `${x} ${y} ${w} ${h}`);
  drawing.style.cssText = size;
  copy.removeAttribute('transform');
  drawing.append(copy);
  return drawing;
}

/** Where likenesses are drawn: inside the face that the things belong to, so that they look as they do there. */
const roomFor = (element: Element) => element.closest('[data-look], .table-play') ?? document.body;

export function dragGhost(elements: readonly Element[], touch: boolean): DragGhost {
  const boxes = elements.map((element) => element.getBoundingClientRect());
  const layer = document.createElement('div');
  layer.className = 'hand-ghost';
  layer.setAttribute('aria-hidden', 'true');
  layer.inert = true;
  elements.forEach((element, at) => {
    const { width, height } = boxes[at]!;
    const holder = document.createElement('span');
    holder.style.cssText = `left: ${-width / 2 + 16 * at}px; top: ${-height / 2 + 6 * at}px; transform: rotate(${7 * at}deg)`;
    holder.append(likenessOf(element));
    layer.append(holder);
  });
  const lift = touch ? 44 : 0;
  let place: [number, number] = [0, 0];
  (elements[0] ? roomFor(elements[0]) : document.body).append(layer);
  return {
    move(x, y) {
      place = [x, y - lift];
      layer.style.transform = `translate(${place[0]}px, ${place[1]}px)`;
    },
    end(put) {
      const home = boxes[0];
      const duration = put || !home ? 0 : lasting(180);
      if (!duration) return layer.remove();
      const back = `translate(${home!.left + home!.width / 2}px, ${home!.top + home!.height / 2}px)`;
      const flight = layer.animate([{ transform: layer.style.transform }, { transform: back }], { duration, easing: 'ease-out' });
      underway(flight);
      flight.onfinish = () => layer.remove();
      flight.oncancel = () => layer.remove();
    },
  };
}
