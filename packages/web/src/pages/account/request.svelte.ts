import { useOnlineWords } from '../online/words.ts';
import { type Complaint, complaintOf, type FieldName, useAccountWords } from './words.ts';

/** Sends one request at a time, and keeps what the server or the browser objected to. */
export interface Request {
  readonly isBusy: boolean;
  /** The error of this field; null: of the request as a whole. Empty: none. */
  at(field: FieldName | null): string;
  /** Forgets the last objection. */
  clear(): void;
  /** Resolves to whether the work succeeded; false at once while other work is under way. */
  run(work: () => Promise<void>): Promise<boolean>;
}

/** `asks`: what a wrong password means here, that of a login or that of the player already signed in. */
export function useRequest(asks: 'login' | 'present' = 'present'): Request {
  const words = useAccountWords();
  const online = useOnlineWords();
  let isBusy = $state(false);
  let complaint = $state.raw<Complaint | null>(null);
  return {
    get isBusy() {
      return isBusy;
    },
    at: (field) => (complaint !== null && complaint.field === field ? complaint.text : ''),
    clear() {
      complaint = null;
    },
    async run(work) {
      if (isBusy) return false;
      isBusy = true;
      complaint = null;
      try {
        await work();
        return true;
      } catch (error) {
        complaint = complaintOf({ account: words(), online: online() }, error, asks);
        return false;
      } finally {
        isBusy = false;
      }
    },
  };
}
