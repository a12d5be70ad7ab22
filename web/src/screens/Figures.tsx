// Pieces that every game's statistics are made of: figures with what they count, and a bar for a share.
import type { ComponentChildren } from 'preact';

export function Figure({ value, words }: { value: string; words: string }) {
  return (
    <div class="figure">
      <dt>{words}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function Figures({ children }: { children: ComponentChildren }) {
  return <dl class="figures">{children}</dl>;
}

export function ShareBar({ part, whole }: { part: number; whole: number }) {
  return (
    <svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect class="luck-track" width="100" height="8" />
      <rect class="luck-failed" width={(100 * part) / whole} height="8" />
    </svg>
  );
}
