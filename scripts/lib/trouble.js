/** Something the person at the keyboard can mend: shown as its sentence, without a stack. */
export class Trouble extends Error {}

/** Runs a script's main function; a `Trouble` becomes one sentence and exit status 1. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
