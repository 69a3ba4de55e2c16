/**
 * Something that an action concerns, and that a player can point at: a unit, tile, hex, card, token, seat of a vehicle.
 * An action that names nothing on the table (“done”) concerns a choice, which a table shows as a button.
 */
export type Subject =
  | {
      readonly kind: string;
      readonly id: number;
      /** A place within it, such as the third seat of a vehicle. */
      readonly part?: number;
    }
  | { readonly choice: string };

/** A subject as one word: `tile:12`, `seat:3-1`, `button:done`. */
export type SubjectKey = `${string}:${string}`;

export function subjectKey(subject: Subject): SubjectKey {
  if ('choice' in subject) return `button:${subject.choice}`;
  const { kind, id, part } = subject;
  return part === undefined ? `${kind}:${id}` : `${kind}:${id}-${part}`;
}
