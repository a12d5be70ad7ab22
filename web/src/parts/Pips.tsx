// Points that can be counted at a glance: hearts, hours, drops, coins. Those that would be lost are cracked, those that
// would come are outlined; in words it is one sentence that the caller gives.
import './pips.css';

const shapes = {
  heart: 'M12 21C5 15 2 11 2 7.500A5 5 0 0 1 12 6 5 5 0 0 1 22 7.500C22 11 19 15 12 21Z',
  hour: 'M5 2H19V5L13.5 12 19 19V22H5V19L10.5 12 5 5Z',
  drop: 'M12 2C14 7 19 11 19 16A7 7 0 0 1 5 16C5 11 10 7 12 2Z',
  coin: 'M12 2A10 10 0 0 1 12 22 10 10 0 0 1 12 2Z',
  point: 'M12 2 22 12 12 22 2 12Z',
  skull: 'M12 2C6 2 3 6 3 11C3 14 4.5 16 7 17V22H17V17C19.5 16 21 14 21 11C21 6 18 2 12 2Z',
  lantern: 'M9 2H15V5H17L19 9V20H17V22H7V20H5V9L7 5H9Z',
} as const;
const crack = 'M13 4 9.5 10 14 13 11 20';
const eyes = 'M8 9.500A2.2 2.2 0 0 1 8 14 2.2 2.2 0 0 1 8 9.500M16 9.500A2.2 2.2 0 0 1 16 14 2.2 2.2 0 0 1 16 9.5';

export type PipKind = keyof typeof shapes;
export type PipLook = 'full' | 'cracked' | 'lost' | 'ghost';

export function Pip({ kind, look = 'full' }: { kind: PipKind; look?: PipLook }) {
  return (
    <svg class="pip" data-kind={kind} data-pip={look} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path class="pip-body" d={shapes[kind]} />
      {kind === 'skull' && look !== 'lost' && <path class="pip-eyes" d={eyes} />}
      {look === 'cracked' && <path class="pip-crack" d={crack} />}
    </svg>
  );
}

interface PipsProps {
  kind: PipKind;
  full: number;
  /** of the full ones, how many would break */
  cracked?: number;
  lost?: number;
  ghost?: number;
  spoken: string;
}

export function Pips({ kind, full, cracked = 0, lost = 0, ghost = 0, spoken }: PipsProps) {
  const looks: PipLook[] = [
    ...Array.from({ length: Math.max(0, full - cracked) }, () => 'full' as const),
    ...Array.from({ length: Math.min(cracked, full) }, () => 'cracked' as const),
    ...Array.from({ length: ghost }, () => 'ghost' as const),
    ...Array.from({ length: lost }, () => 'lost' as const),
  ];
  return (
    <span class="pips" role="img" aria-label={spoken}>
      {looks.map((look, at) => (
        <Pip key={at} kind={kind} look={look} />
      ))}
    </span>
  );
}
