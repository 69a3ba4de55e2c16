import { type Action, type CardInPlay, seatInTurn } from '../rules/index.ts';
import type { AnyView } from './title.ts';

/** The card that is being played, if one is. */
export const cardInPlay = (view: AnyView): CardInPlay | null => view.question?.play ?? null;

/** The turn that is being played, if it is the viewer's. */
export const turnOf = ({ question, viewer, public: part }: AnyView): string | null =>
  seatInTurn(question) === viewer ? `${part.round}` : null;

/** The action ends the turn, and says so. */
export const isTurnEnd = ({ kind }: Action): boolean => kind === 'end';
