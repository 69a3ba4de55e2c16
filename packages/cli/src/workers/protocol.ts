/** The data that starts a worker. */
export interface WorkerStart {
  readonly data: unknown;
  /** Set to 1 when the work is to stop; jobs that take long look at it now and then. */
  readonly stop: Int32Array;
}

export interface ToWorker {
  readonly job: number;
}

export type FromWorker<Answer, Note> =
  | { readonly kind: 'answer'; readonly job: number; readonly answer: Answer }
  | { readonly kind: 'note'; readonly note: Note };
