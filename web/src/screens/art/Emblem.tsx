// The sign of the product: a torch-lit arch with a stair. public/icon.svg draws the same.
export function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 64 64" aria-hidden="true">
      <path d="M8 58 V30 A24 24 0 0 1 56 30 V58 Z" fill="var(--art-stone2)" stroke="var(--art-ink)" stroke-width="3" stroke-linejoin="round" />
      <path d="M17 58 V31 A15 15 0 0 1 47 31 V58 Z" fill="var(--art-fire1)" />
      <path d="M24 42 H40 V47 H43 V52 H46 V58 H18 V52 H21 V47 H24 Z" fill="var(--art-ink)" />
      <path d="M32 20 C36 25 37 29 35 32 C34 34 30 34 29 32 C27 29 30 26 32 20 Z" fill="var(--art-fire3)" />
    </svg>
  );
}
