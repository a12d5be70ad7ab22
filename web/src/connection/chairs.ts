// Who sits where, as saves write it: "human=Anna,level:3". Other front ends read and write the same.
import type { Chair } from '../contract';

export function chairsText(chairs: Chair[]): string {
  return chairs.map(({ name, level }) => (level === null ? `human=${name}` : `level:${level}`)).join(',');
}

/** The chairs of a save; where it does not say properly, a person in the first seat and computers in the others. */
export function chairsFrom(text: unknown, players: number): Chair[] {
  const parts = typeof text === 'string' ? text.split(',') : [];
  const usual = Array.from({ length: players }, (_, seat) => ({ name: '', level: seat === 0 ? null : 3 }));
  if (parts.length !== players) return usual;
  const chairs = parts.map((part): Chair | undefined => {
    const computer = /^(?:level|mcts):([1-5])$/.exec(part);
    if (computer) return { name: '', level: Number(computer[1]) };
    if (part === 'human') return { name: '', level: null };
    const person = /^human=([^=]{1,12})$/.exec(part);
    if (person) return { name: person[1]!, level: null };
    return part === 'greedy' ? { name: '', level: 2 } : part === 'random' ? { name: '', level: 1 } : undefined;
  });
  return chairs.every((chair) => chair !== undefined) ? chairs : usual;
}

/** Is this a list of chairs for so many players? */
export function areChairs(value: unknown, players: number): value is Chair[] {
  return (
    Array.isArray(value) &&
    value.length === players &&
    value.every(
      (chair: Partial<Chair> | null) =>
        typeof chair?.name === 'string' &&
        chair.name.length <= 12 &&
        !/[,=]/.test(chair.name) &&
        (chair.level === null || (Number.isInteger(chair.level) && chair.level! >= 1 && chair.level! <= 5)),
    )
  );
}
