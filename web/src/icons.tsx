// The shell's signs, drawn on a 24 by 24 grid with one pen. They always stand beside or inside a named button, so
// they are silent themselves.
const signs = {
  home: 'M4 11l8-7 8 7M6 10v10h12V10M10 20v-6h4v6',
  undo: 'M8 5L3 10l5 5M3 10h11a6 6 0 0 1 0 12h-3',
  hint: 'M9 18h6M10 21h4M8.5 15a6 6 0 1 1 7 0c-.6.5-.5 1.500-.5 3h-6c0-1.500.1-2.500-.5-3z',
  odds: 'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2zM8 8h.01M16 8h.01M12 12h.01M8 16h.01M16 16h.01',
  log: 'M6 3h12v18H6zM9 8h6M9 12h6M9 16h4',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  play: 'M7 4l13 8-13 8z',
  pause: 'M8 5v14M16 5v14',
  back: 'M15 5l-7 7 7 7',
  forward: 'M9 5l7 7-7 7',
  end: 'M6 5l7 7-7 7M17 5v14',
  check: 'M4 13l5 5L20 6',
  close: 'M6 6l12 12M18 6L6 18',
  branch: 'M6 4v16M6 14c0-5 12-3 12-10M14 7l4-3 3 4',
  recap: 'M12 7v5l4 2M21 12a9 9 0 1 1-3-6.700M21 3v4h-4',
  rules: 'M4 5c4-2 6-1 8 1 2-2 4-3 8-1v14c-4-2-6-1-8 1-2-2-4-3-8-1zM12 6v14',
  save: 'M12 4v11M7 11l5 5 5-5M4 20h16',
  keys: 'M3 7h18v11H3zM7 11h.01M11 11h.01M15 11h.01M8 15h8',
  hasten: 'M4 5l7 7-7 7M13 5l7 7-7 7',
  again: 'M4 12a8 8 0 1 1 3 6M4 20v-5h5',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7zM12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6',
  cover: 'M3 3l18 18M6 7c-2 1-3 3-4 5 3 5 6 7 10 7 2 0 3-.400 5-1.300M10 5.200C15 4.500 19 7 22 12l-2 3',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6zM8.500 12l2.500 2.500 4.500-5',
} as const;

export type Sign = keyof typeof signs;

export function Icon({ sign }: { sign: Sign }) {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  );
}
