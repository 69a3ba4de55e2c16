import type { FromClient, Refusal } from '@bivouac/protocol';
import type { LineDeps } from './line.ts';

type Named = Extract<FromClient, { ref: string }>;
type OnAnswer = (refusal: Refusal | null) => void;

/** What was asked and is not answered yet. It keeps its name, so that the server does it once. */
export interface Unanswered {
  all(): readonly Named[];
  find(ref: string): Named | undefined;
  add(message: Named, onanswer: OnAnswer | undefined): void;
  answered(ref: string, refusal: Refusal | null): void;
  /** Nobody knows whether it was done, or it came too fast: it is asked again in a moment. */
  putOff(message: Named): void;
  /** There is a new line: everything is asked again now, and not once more because it was put off. */
  askAll(): void;
  end(): void;
}

const AGAIN_MS = 1_000;

export function createUnanswered(
  later: LineDeps['later'],
  send: (message: Named) => void,
): Unanswered {
  const open = new Map<string, Named>();
  const hearers = new Map<string, OnAnswer>();
  const callOffs = new Map<string, () => void>();

  const callOff = (ref: string): void => {
    callOffs.get(ref)?.();
    callOffs.delete(ref);
  };
  const callAllOff = (): void => {
    for (const ref of callOffs.keys()) callOff(ref);
  };

  return {
    all: () => [...open.values()],
    find: (ref) => open.get(ref),
    add(message, onanswer) {
      open.set(message.ref, message);
      if (onanswer !== undefined) hearers.set(message.ref, onanswer);
    },
    answered(ref, refusal) {
      callOff(ref);
      open.delete(ref);
      hearers.get(ref)?.(refusal);
      hearers.delete(ref);
    },
    putOff(message) {
      callOff(message.ref);
      callOffs.set(
        message.ref,
        later(() => send(message), AGAIN_MS),
      );
    },
    askAll() {
      callAllOff();
      for (const message of open.values()) send(message);
    },
    end: callAllOff,
  };
}
