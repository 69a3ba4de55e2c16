/** Copies an address; false where the browser refuses, and then it is marked for the reader to copy. */
export async function copyAddress(
  address: string,
  field: HTMLInputElement | undefined,
): Promise<boolean> {
  // A page without TLS has no clipboard.
  try {
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    field?.focus();
    field?.select();
    return false;
  }
}
