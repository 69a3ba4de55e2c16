import type { FromClient, Refusal } from '@bivouac/protocol';
import type { ConnectionDeps } from './connection.ts';

type Named = Extract<FromClient, { ref: string }>;
type OnAnswer = (refusal: Refusal | null) => void;

/** Requests that the server has not answered yet. Each keeps its ref, so that the server does it once. */
export interface PendingRequests {
  all(): readonly Named[];
  find(ref: string): Named | undefined;
  add(message: Named, onanswer: OnAnswer | undefined): void;
  answered(ref: string, refusal: Refusal | null): void;
  /** It may have been done, or came too fast: it is sent again in a moment. */
  putOff(message: Named): void;
  /** The socket is new: all requests are sent again now, and not once more because they were put off. */
  sendAll(): void;
  end(): void;
}

const RETRY_MS = 1_000;

export function createPendingRequests(
  later: ConnectionDeps['later'],
  send: (message: Named) => void,
): PendingRequests {
  const open = new Map<string, Named>();
  const onAnswers = new Map<string, OnAnswer>();
  const cancels = new Map<string, () => void>();

  const cancel = (ref: string): void => {
    cancels.get(ref)?.();
    cancels.delete(ref);
  };
  const cancelAll = (): void => {
    for (const ref of cancels.keys()) cancel(ref);
  };

  return {
    all: () => [...open.values()],
    find: (ref) => open.get(ref),
    add(message, onanswer) {
      open.set(message.ref, message);
      if (onanswer !== undefined) onAnswers.set(message.ref, onanswer);
    },
    answered(ref, refusal) {
      cancel(ref);
      open.delete(ref);
      onAnswers.get(ref)?.(refusal);
      onAnswers.delete(ref);
    },
    putOff(message) {
      cancel(message.ref);
      cancels.set(
        message.ref,
        later(() => send(message), RETRY_MS),
      );
    },
    sendAll() {
      cancelAll();
      for (const message of open.values()) send(message);
    },
    end: cancelAll,
  };
}
