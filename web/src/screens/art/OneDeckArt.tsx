// One deck, one door: the top card opens on a stair.
import { Die } from './Die';

export function OneDeckArt() {
  return (
    <svg class="art" viewBox="0 0 480 300" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="480" height="300" fill="var(--stone)" />
      <ellipse class="art-glow" cx="220" cy="150" rx="200" ry="150" />
      {[5, 4, 3, 2, 1].map((card) => (
        <rect key={card} x={132 + card * 5} y={34 + card * 6} width="176" height="230" rx="14" fill={card % 2 ? 'var(--stone-high)' : 'var(--stone-raised)'} class="art-edge" />
      ))}
      <rect x="132" y="34" width="176" height="230" rx="14" fill="var(--paper)" class="art-edge" />
      <rect x="144" y="46" width="152" height="206" rx="8" fill="none" stroke="var(--gold-deep)" stroke-width="3" />
      <path d="M164 240 V128 A56 60 0 0 1 276 128 V240 Z" fill="var(--on-paper)" />
      <path d="M178 240 V132 A42 46 0 0 1 262 132 V240 Z" fill="var(--ember)" class="art-breath" />
      {[0, 1, 2, 3].map((step) => (
        <path key={step} d={`M${196 - step * 8} ${188 + step * 13} H${244 + step * 8} V${201 + step * 13} H${196 - step * 8} Z`} fill="var(--on-paper)" opacity={0.45 + step * 0.16} />
      ))}
      <path d="M164 240 V128 A56 60 0 0 1 178 96 V256 Z" fill="var(--gold-deep)" />
      <Die x={356} y={92} size={50} value={6} colour="var(--seat-4)" turn={14} />
      <Die x={396} y={168} size={46} value={4} colour="var(--seat-1)" turn={-12} />
      <Die x={350} y={232} size={44} value={2} colour="var(--seat-3)" turn={24} />
      <Die x={84} y={226} size={46} value={5} colour="var(--seat-0)" turn={-18} />
    </svg>
  );
}
