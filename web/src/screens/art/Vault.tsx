// The scene behind the name: arches that lead down into the light.
import { Torch } from './Torch';

const arches = [
  { half: 372, spring: 250, share: 92 },
  { half: 300, spring: 254, share: 70 },
  { half: 234, spring: 258, share: 48 },
  { half: 174, spring: 262, share: 28 },
];
const middle = 850;
const floor = 400;

function arch(half: number, spring: number): string {
  return `M${middle - half} ${floor} V${spring} A${half} ${half * 0.82} 0 0 1 ${middle + half} ${spring} V${floor} Z`;
}

/** The joints of the stones around an arch. */
function joints(half: number, spring: number, next: number): string {
  const lines: string[] = [];
  for (let step = 1; step < 12; step += 1) {
    const angle = (Math.PI * step) / 12;
    const at = (radius: number) =>
      `${(middle - Math.cos(angle) * radius).toFixed(1)} ${(spring - Math.sin(angle) * radius * 0.82).toFixed(1)}`;
    lines.push(`M${at(half)} L${at(next)}`);
  }
  return lines.join(' ');
}

export function Vault() {
  return (
    <svg class="vault" viewBox="0 0 1200 400" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <radialGradient id="vault-light" cx="0.5" cy="0.72" r="0.75">
          <stop offset="0" stop-color="var(--art-gold)" />
          <stop offset="0.45" stop-color="var(--ember)" stop-opacity="0.75" />
          <stop offset="1" stop-color="var(--ground)" stop-opacity="0.2" />
        </radialGradient>
      </defs>
      {arches.map(({ half, spring, share }, index) => {
        const next = arches[index + 1];
        return (
          <g key={half}>
            <path d={arch(half, spring)} style={{ fill: `color-mix(in srgb, var(--stone-high) ${share}%, var(--ground))` }} class="art-edge" />
            {next && <path d={joints(half, spring, next.half)} class="art-joint" />}
          </g>
        );
      })}
      <path d={arch(122, 266)} fill="var(--ground)" class="art-edge" />
      <path d={arch(122, 266)} fill="url(#vault-light)" class="art-breath" />
      {[0, 1, 2, 3, 4].map((step) => (
        <path
          key={step}
          d={`M${middle - 72 - step * 22} ${318 + step * 17} H${middle + 72 + step * 22} l9 17 H${middle - 81 - step * 22} Z`}
          style={{ fill: `color-mix(in srgb, var(--stone-high) ${40 + step * 14}%, var(--ground))` }}
          class="art-edge"
        />
      ))}
      <Torch x={middle - 204} y={246} scale={0.9} />
      <Torch x={middle + 204} y={246} scale={0.9} />
    </svg>
  );
}
