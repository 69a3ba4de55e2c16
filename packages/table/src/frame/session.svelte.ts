import type { SubjectKey } from '@bivouac/kernel';
import {
  type BaseAction,
  type BaseView,
  type Reason,
  refusalOf,
  subjectKeys,
} from '@bivouac/kernel';
import { describeProblem } from '@bivouac/text';
import { tick, untrack } from 'svelte';
import type { AnyTableKit } from '../contract/table-kit.ts';
import { choicesOf, choose, type Pointed, point } from '../session/choice.ts';
import type { Table } from '../session/table.ts';
import type { Scene, TableModel } from '../session/table-model.ts';
import { endsOwnTurn } from '../session/turn-end.ts';
import type { I18n } from '../text/i18n.ts';

export type OpenScene = Extract<Scene, { kind: 'open' }>;

export interface SessionDeps {
  readonly table: Table;
  readonly kit: AnyTableKit;
  /** The latest model; functions, since both change. */
  readonly model: () => TableModel;
  readonly i18n: () => I18n;
  /** Whether the person wants to be asked before their turn ends by itself. */
  readonly asksTurnEnd: () => boolean;
  /** All motion ends when a player acts. */
  readonly settle: () => void;
}

/** The choices that belong to one position and end with it. */
interface Passing {
  readonly position: number;
  readonly aimed: BaseAction | null;
  readonly said: string;
  readonly picked: readonly BaseAction[] | null;
  readonly chosen: SubjectKey | null;
}

/** The player pointed at another target than the chosen one, and the server takes the last step back first. */
interface Swap {
  readonly thing: SubjectKey;
  readonly last: BaseAction | null;
  readonly position: number;
}

/** The state of a past moment that the player wants to look at. */
export type PastState = 'shown' | 'coming' | 'refused';

const NOTHING = choicesOf([], () => []);

/** The element with the focus may be gone: the focus moves to the prompt. */
export function focusIfLost(): void {
  const now = document.activeElement;
  if (now === null || now === document.body) document.getElementById('prompt')?.focus();
}

/** One person's work at the table: what is pointed at, aimed at, taken back, looked back at. */
export class TableSession {
  #deps: SessionDeps;
  #lastOpen: OpenScene | null = null;
  #swap: Swap | null = null;
  #passing = $state.raw<Passing | null>(null);
  /** The board is shown as it was after this action; null for now. */
  look = $state.raw<number | null>(null);

  constructor(deps: SessionDeps) {
    this.#deps = deps;
    $effect(() => {
      const { position } = deps.model();
      if (this.scene.actions.length > 0) untrack(() => this.#goOnSwapping(position));
    });
  }

  /** A curtain takes the whole table away, so what is shown is always an open scene. */
  readonly scene = $derived.by((): OpenScene => {
    const { scene } = this.#deps.model();
    if (scene.kind === 'open') this.#lastOpen = scene;
    if (this.#lastOpen === null) throw new Error('the game of a drawn table must be open');
    return this.#lastOpen;
  });
  readonly text = $derived.by(() => this.#deps.model().entry.texts.in(this.#deps.i18n().language));
  readonly #now = $derived.by(() =>
    this.#passing?.position === this.#deps.model().position ? this.#passing : null,
  );
  /** Chosen for a look at its odds. */
  readonly aimed = $derived.by(() => this.#now?.aimed ?? null);
  /** The aimed action would end the turn as well, and the player wants to know. */
  readonly endsTurn = $derived.by(() => this.aimed !== null && this.#wouldEndTurn(this.aimed));
  /** Why the last thing pointed at is not possible. */
  readonly said = $derived.by(() => this.#now?.said ?? '');
  /** Several things can be done there: these. */
  readonly picked = $derived.by(() => this.#now?.picked ?? null);
  /** The unit that is to act: only its actions are on offer. */
  readonly chosen = $derived.by(() => this.#now?.chosen ?? null);
  // At a server the past comes a moment after it was asked for, with a new model; so does its refusal.
  readonly past = $derived.by(() => {
    this.#deps.model();
    return this.look === null ? null : this.#deps.table.past(this.look);
  });
  /** Until the moment has come the board shows now, and must not be taken for it. */
  readonly sight = $derived.by((): PastState => {
    this.#deps.model();
    if (this.look === null || this.past !== null) return 'shown';
    return this.#deps.table.isUnseen?.(this.look) === true ? 'refused' : 'coming';
  });
  /** Everything that can be done now. */
  readonly #all = $derived.by(() => {
    const { actions, view } = this.scene;
    if (this.look !== null) return NOTHING;
    return choicesOf(actions, (action) => this.targetsOf(view, action));
  });
  readonly choices = $derived.by(() => {
    const { chosen } = this;
    const own = chosen === null ? undefined : this.#all.get(chosen);
    if (own === undefined) return this.#all;
    const { view } = this.scene;
    return choicesOf(own, (action) => this.targetsOf(view, action));
  });

  /** Everything on the table that the action concerns. */
  readonly targetsOf = (view: BaseView, action: BaseAction): readonly SubjectKey[] =>
    subjectKeys(this.#deps.model().entry.game, view, action);

  readonly pointAt = (thing: SubjectKey): void => {
    if (this.look !== null) return;
    if (this.#isSwap(thing)) this.#swapTo(thing);
    else if (this.#isChoice(thing)) this.#chooseWho(thing);
    else this.#follow(point(this.choices, thing, this.#aim()), thing);
  };

  /** An action named by itself, as in the list of options. */
  readonly choose = (action: BaseAction): void => {
    this.#follow(choose(action, this.#aim()), null);
  };

  readonly fire = (): void => {
    if (this.aimed !== null) this.#act(this.aimed);
  };

  readonly unaim = (): void => this.#pass({ aimed: null });

  /** Everything that can be done at these things. */
  readonly list = (things: readonly SubjectKey[]): void => {
    const here = this.scene.actions.filter((action) =>
      things.some((thing) => this.choices.get(thing)?.includes(action)),
    );
    const { nothingHere } = this.#deps.i18n().words.play;
    this.#pass(here.length === 0 ? { said: nothingHere } : { picked: here });
  };

  /** One step back: from the newest thing chosen to the oldest. */
  readonly back = (): void => {
    if (this.look !== null) this.look = null;
    else if (this.picked !== null || this.said !== '') this.#pass({});
    else if (this.aimed !== null) this.unaim();
    else if (this.chosen !== null) this.#pass({ chosen: null });
    else this.undo();
  };

  readonly undo = (): void => this.#takeBack(this.#deps.table.undo);
  readonly restart = (): void => this.#takeBack(this.#deps.table.restart);

  /** After a change the keyboard is where it was, or at what is asked next. */
  readonly change = async (run: () => void): Promise<void> => {
    const isListed = document.activeElement?.closest('#options') != null;
    this.#deps.settle();
    this.look = null;
    run();
    await tick();
    if (isListed) document.getElementById('options')?.focus();
    focusIfLost();
  };

  #isChoice(thing: SubjectKey): boolean {
    return this.#all.has(thing) && this.#deps.kit.chooses?.(this.scene.view, thing) === true;
  }

  /** Pointing at a chosen unit again drops it; a unit with only one action does it at once. */
  #chooseWho(thing: SubjectKey): void {
    const [first, ...more] = this.#all.get(thing) ?? [];
    if (this.chosen === thing) this.#pass({ aimed: null, chosen: null });
    else if (first !== undefined && more.length === 0) {
      this.#pass({ aimed: this.#aim().isRisky(first) ? first : null, chosen: thing });
    } else this.#pass({ aimed: null, chosen: thing });
  }

  #isSwap(thing: SubjectKey): boolean {
    const { view, undo } = this.scene;
    return (
      undo.barrier === null &&
      !this.choices.has(thing) &&
      this.#deps.kit.swaps?.(view, thing) === true
    );
  }

  /** Takes the last step back. A player who pointed at the chosen target again chooses nothing else. */
  #swapTo(thing: SubjectKey): void {
    const { last } = this.scene.undo;
    const { position } = this.#deps.model();
    void this.change(this.#deps.table.undo);
    this.#swap = { thing, last, position };
    if (!this.#deps.table.isOnline) this.#goOnSwapping(this.#deps.model().position);
  }

  /** A server takes a moment to take something back; what it refuses to take back stays chosen. */
  #goOnSwapping(position: number): void {
    if (this.#swap === null) return;
    const { thing, last, position: before } = this.#swap;
    this.#swap = null;
    if (position === before) return;
    const { print } = this.#deps.model().entry.game.notation;
    const offered = this.choices.get(thing) ?? [];
    const isSame = last !== null && offered.some((action) => print(action) === print(last));
    if (!isSame && offered.length > 0) {
      this.#follow(point(this.choices, thing, this.#aim()), thing);
    }
  }

  #aim() {
    const { view } = this.scene;
    return {
      aimed: this.aimed,
      isRisky: (action: BaseAction) =>
        this.#deps.kit.isRisky(view, action) || this.#wouldEndTurn(action),
    };
  }

  /** The turn would end by itself, and something could still be done otherwise. */
  #wouldEndTurn(action: BaseAction): boolean {
    const { kit, asksTurnEnd, model } = this.#deps;
    const { view, actions, undo } = this.scene;
    if (!asksTurnEnd() || kit.endsTurn(view, action)) return false;
    if (actions.length === 1 && undo.depth === 0) return false;
    return endsOwnTurn(model().entry.game, kit.turn, view, action);
  }

  #act(action: BaseAction): void {
    const { position } = this.#deps.model();
    void this.change(() => this.#deps.table.act(action, position));
  }

  #takeBack(run: () => void): void {
    const { undo, actions } = this.scene;
    if (undo.barrier === null) void this.change(run);
    else if (actions.length > 0) {
      const { language } = this.#deps.i18n();
      this.#pass({
        said: describeProblem(language, { code: 'cannot-undo', reason: undo.barrier }),
      });
    }
  }

  #follow(pointed: Pointed, thing: SubjectKey | null): void {
    if (pointed.kind === 'act') this.#act(pointed.action);
    else if (pointed.kind === 'aim') this.#pass({ aimed: pointed.action });
    else if (pointed.kind === 'pick') this.#pass({ picked: pointed.actions });
    else this.#pass({ said: this.#refusal(thing) });
  }

  #refusal(thing: SubjectKey | null): string {
    const reason = thing === null ? undefined : this.#reasonAgainst(thing);
    return reason === undefined ? this.#deps.i18n().words.play.cannot : this.text.reason(reason);
  }

  #reasonAgainst(thing: SubjectKey): Reason | undefined {
    const { kit, model } = this.#deps;
    const { view } = this.scene;
    // Pointing at another one who could act starts over.
    const chosen = kit.chooses?.(view, thing) === true ? null : this.chosen;
    const { game } = model().entry;
    const below = kit.standsOn?.(view, thing) ?? null;
    return (
      refusalOf(game, view, thing, chosen) ??
      (below === null ? undefined : refusalOf(game, view, below, chosen))
    );
  }

  #pass(changes: Partial<Omit<Passing, 'position'>>): void {
    const { position } = this.#deps.model();
    const { aimed, chosen } = this;
    this.#passing = { position, aimed, chosen, said: '', picked: null, ...changes };
  }
}
