/** A battle in the two books. */
export interface Briefing {
  readonly title: string;
  readonly soviet: string;
  readonly german: string;
}
