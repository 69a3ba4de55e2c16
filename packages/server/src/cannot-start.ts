/** Why the server does not start, as a sentence for its host. */
export class CannotStart extends Error {}
