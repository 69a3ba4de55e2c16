import type { BaseAction } from '@bivouac/kernel';
import { describeProblem } from '@bivouac/text';
import { tick, untrack } from 'svelte';
import type { AnyTableKit } from '../contract/table-kit.ts';
import { choicesOf, choose, type Pointed, point, type Thing } from '../session/choice.ts';
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
  /** Whatever moves is over when somebody acts. */
  readonly settle: () => void;
}

/** What belongs to one decision and is gone with it. */
interface Passing {
  readonly decision: number;
  readonly aimed: BaseAction | null;
  readonly said: string;
  readonly picked: readonly BaseAction[] | null;
  readonly chosen: Thing | null;
}

/** Somebody pointed at something else than he had chosen, and the server takes that back first. */
interface Swap {
  readonly thing: Thing;
  readonly last: BaseAction | null;
  readonly decision: number;
}

/** What has become of a moment that somebody wants to look back at. */
export type Sight = 'shown' | 'coming' | 'refused';

const NOTHING = choicesOf([], () => []);

/** What had the focus may be gone: the keyboard goes on at what is asked. */
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
      const { decision } = deps.model();
      if (this.scene.actions.length > 0) untrack(() => this.#goOnSwapping(decision));
    });
  }

  /** A curtain takes the whole table away, so what is shown is always an open scene. */
  readonly scene = $derived.by((): OpenScene => {
    const { scene } = this.#deps.model();
    if (scene.kind === 'open') this.#lastOpen = scene;
    if (this.#lastOpen === null) throw new Error('a drawn table is an open one');
    return this.#lastOpen;
  });
  readonly text = $derived.by(() => this.#deps.model().entry.texts.in(this.#deps.i18n().language));
  readonly #now = $derived.by(() =>
    this.#passing?.decision === this.#deps.model().decision ? this.#passing : null,
  );
  /** Chosen for a look at its odds. */
  readonly aimed = $derived.by(() => this.#now?.aimed ?? null);
  /** What is aimed at would end the turn as well, and the player wants to know. */
  readonly endsTurn = $derived.by(() => this.aimed !== null && this.#wouldEndTurn(this.aimed));
  /** Why the last thing pointed at is not possible. */
  readonly said = $derived.by(() => this.#now?.said ?? '');
  /** Several things can be done there: these. */
  readonly picked = $derived.by(() => this.#now?.picked ?? null);
  /** Who is to act: only what he can do is on offer. */
  readonly chosen = $derived.by(() => this.#now?.chosen ?? null);
  // At a server the past comes a moment after it was asked for, with a new model; so does its refusal.
  readonly past = $derived.by(() => {
    this.#deps.model();
    return this.look === null ? null : this.#deps.table.past(this.look);
  });
  /** Until the moment has come the board shows now, and must not be taken for it. */
  readonly sight = $derived.by((): Sight => {
    this.#deps.model();
    if (this.look === null || this.past !== null) return 'shown';
    return this.#deps.table.isUnseen?.(this.look) === true ? 'refused' : 'coming';
  });
  /** Everything that can be done now. */
  readonly #all = $derived.by(() => {
    const { actions, view } = this.scene;
    if (this.look !== null) return NOTHING;
    return choicesOf(actions, (action) => this.#deps.kit.thingsOf(view, action));
  });
  readonly choices = $derived.by(() => {
    const { chosen } = this;
    const his = chosen === null ? undefined : this.#all.get(chosen);
    if (his === undefined) return this.#all;
    const { view } = this.scene;
    return choicesOf(his, (action) => this.#deps.kit.thingsOf(view, action));
  });

  readonly pointAt = (thing: Thing): void => {
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
  readonly list = (things: readonly Thing[]): void => {
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

  #isChoice(thing: Thing): boolean {
    return this.#all.has(thing) && this.#deps.kit.chooses?.(this.scene.view, thing) === true;
  }

  /** Whoever is pointed at twice is let go; whoever can do only one thing is meant to do it. */
  #chooseWho(thing: Thing): void {
    const [first, ...more] = this.#all.get(thing) ?? [];
    if (this.chosen === thing) this.#pass({ aimed: null, chosen: null });
    else if (first !== undefined && more.length === 0) {
      this.#pass({ aimed: this.#aim().isRisky(first) ? first : null, chosen: thing });
    } else this.#pass({ aimed: null, chosen: thing });
  }

  #isSwap(thing: Thing): boolean {
    const { view, undo } = this.scene;
    return (
      undo.barrier === null &&
      !this.choices.has(thing) &&
      this.#deps.kit.swaps?.(view, thing) === true
    );
  }

  /** The last step is taken back; whoever pointed at what he had chosen is left with that. */
  #swapTo(thing: Thing): void {
    const { last } = this.scene.undo;
    const { decision } = this.#deps.model();
    void this.change(this.#deps.table.undo);
    this.#swap = { thing, last, decision };
    if (!this.#deps.table.isOnline) this.#goOnSwapping(this.#deps.model().decision);
  }

  /** A server takes a moment to take something back; what it refuses to take back stays chosen. */
  #goOnSwapping(decision: number): void {
    if (this.#swap === null) return;
    const { thing, last, decision: before } = this.#swap;
    this.#swap = null;
    if (decision === before) return;
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
    const { decision } = this.#deps.model();
    void this.change(() => this.#deps.table.act(action, decision));
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

  #follow(pointed: Pointed, thing: Thing | null): void {
    if (pointed.kind === 'act') this.#act(pointed.action);
    else if (pointed.kind === 'aim') this.#pass({ aimed: pointed.action });
    else if (pointed.kind === 'pick') this.#pass({ picked: pointed.actions });
    else this.#pass({ said: this.#refusal(thing) });
  }

  #refusal(thing: Thing | null): string {
    const { view } = this.scene;
    const reason = thing === null ? undefined : this.#deps.kit.refuse(view, thing, this.chosen);
    return reason === undefined ? this.#deps.i18n().words.play.cannot : this.text.reason(reason);
  }

  #pass(changes: Partial<Omit<Passing, 'decision'>>): void {
    const { decision } = this.#deps.model();
    const { aimed, chosen } = this;
    this.#passing = { decision, aimed, chosen, said: '', picked: null, ...changes };
  }
}
