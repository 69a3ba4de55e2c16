/** A bot that answers within this time needs no excuse. */
const PATIENCE_MS = 300;

/** Says on a terminal that a player is thinking. Returns a function that ends the message. */
export function showThinking(sentence: string): () => void {
  const { stdout } = process;
  if (!stdout.isTTY) return () => undefined;
  let isShown = false;
  const timer = setTimeout(() => {
    isShown = true;
    stdout.write(sentence);
  }, PATIENCE_MS);
  return () => {
    clearTimeout(timer);
    if (isShown) stdout.write('\r\x1b[K');
  };
}
