/** Hands a text to the reader as a file. */
export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser fetches it after this turn; a minute is ample.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** The record of a game as the file that it would be on a disk. */
export function recordFile(name: string, record: string): File {
  return new File([record], `${name}.txt`);
}
