/** The fields that are needed of a keyboard event; the DOM's fits. */
export interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly repeat: boolean;
}

/** The option that a number key chooses: 0 for `1`; undefined for any other key. */
export function optionOfKey(press: KeyPress): number | undefined {
  // A key held down must not answer the next question as well.
  if (press.ctrlKey || press.altKey || press.metaKey || press.repeat) return undefined;
  return /^[1-9]$/.test(press.key) ? Number(press.key) - 1 : undefined;
}

/** Whether keys belong to the element with the focus, in which the player writes or chooses. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.matches('select, textarea, input:not([type=checkbox])')
  );
}
