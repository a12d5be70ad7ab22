// A walk over screens, in one size, scheme and language: each is looked at by axe, measured, and kept as a picture in build/web/screens.
import { faultsOfAxe, faultsOfLayout } from './look.mjs';

/**
 * `walk`: [name, how to come there from the screen before, { still }], where `still` means that it must fit without
 * scrolling; `games()`: the saved games that it needs; `of`: what the pictures are called after, for a game that has a
 * walk of its own.
 */
export function tour({ of = '', walk, games, size, viewport, scheme, language, ...more }) {
  const kind = `${of && `${of}-`}${size}-${scheme}${more.size ? `-${more.size}` : ''}`;
  return {
    name: `every screen${of && ` of ${of}`}: ${kind}, ${language}`,
    weight: 7,
    seconds: 200,
    options: { viewport, scheme, language, ...more },
    async act({ begin }) {
      const visit = await begin();
      const { page } = visit;
      const saves = await games();
      const faults = [];
      for (const [number, [name, reach, { still = false } = {}]] of walk.entries()) {
        try {
          await reach({ visit, page, saves });
        } catch (error) {
          throw new Error(`${name} cannot be reached: ${error.message}\n${faults.join('\n')}`);
        }
        await visit.shot(`${kind}-${String(number).padStart(2, '0')}-${name.replaceAll(' ', '-')}`);
        const found = [...(await faultsOfAxe(page)), ...(await faultsOfLayout(page, { phone: size === 'phone', still }))];
        faults.push(...found.map((fault) => `${name}: ${fault}`));
      }
      if (faults.length) throw new Error(`${faults.length} faults\n${faults.join('\n')}`);
    },
  };
}
