// The way that a player chooses for the steward: first the destination, then one of the ways to it. The walk is played
// step by step, as the server offers the steps.
import type { CorinthView, Sheet, Standing } from "../lib/types";
import { neighbor, START } from "./sheetLayout";
import { DIRECTIONS, pricesOf, walkedFields, waysByDestination, type Prices, type Way } from "./ways";

interface Situation {
  view: CorinthView;
  standing: Standing;
  /** The actions that are offered to the player; none while others act. */
  actions: string[];
  /** The group whose uses are previewed. */
  previewed: string | null;
}

const fieldOf = (sheet: Sheet, path: string[]): string => path.at(-1) ?? sheet.market.circled.at(-1) ?? START;

export class StewardWalk {
  #destination = $state<string | null>(null);
  #pointed = $state<string | null>(null);
  #number = $state(0);
  /** The way that is being walked. */
  #walking = $state.raw<string[] | null>(null);
  /** How many fields the steward had landed on when the walk began: with one more, the walk is over. */
  #landings = 0;
  #answered: CorinthView | null = null;

  constructor(readonly situation: () => Situation) {}

  readonly #path = $derived.by(() => this.situation().view.move?.path ?? []);
  readonly #prices: Prices = $derived.by(() => {
    const { view, standing, actions, previewed } = this.situation();
    if (view.phase === "steps") return pricesOf(standing.prices, "steps ", actions);
    if (view.phase === "walk" && actions.length) return new Map([[(view.move?.steps ?? 0) - this.#path.length, 0]]);
    if (view.phase === "choose" && previewed) return pricesOf(standing.prices, `steward ${previewed} `);
    return new Map();
  });
  readonly #sheet = $derived.by(() => {
    const { view } = this.situation();
    return view.sheets[view.actor ?? view.first]!;
  });
  readonly #ways = $derived(waysByDestination(fieldOf(this.#sheet, this.#path), walkedFields(this.#sheet, this.#path), this.#prices));

  /** What it costs to walk to each field within reach. */
  readonly destinations: Map<string, number> = $derived(new Map([...this.#ways].map(([field, [way]]) => [field, way!.cost])));
  readonly #choices: Way[] = $derived(this.#ways.get(this.#destination ?? "") ?? []);

  /** Whether the player can choose a destination now: in a preview there is nothing to choose. */
  get choosable(): boolean {
    return this.situation().view.phase !== "choose" && this.#walking === null;
  }
  /** The way that is drawn: the chosen one, or one to the field that is pointed at. */
  get drawn(): string[] {
    return (this.chosen ?? this.#ways.get(this.#pointed ?? "")?.[0])?.fields ?? [];
  }
  get chosen(): Way | null {
    return this.#choices[this.#number] ?? null;
  }
  get destination(): string {
    return this.#destination ?? "";
  }
  get number(): number {
    return this.#number + 1;
  }
  get count(): number {
    return this.#choices.length;
  }

  point(field: string | null): void {
    this.#pointed = field;
  }

  /** Chooses a destination. If there is only one way to it, the steward walks at once; once more: the next way. */
  pick(field: string): void {
    if (field === this.#destination) return this.next();
    [this.#destination, this.#number] = [field, 0];
    if (this.count === 1) this.walk();
  }
  next(): void {
    this.#number = (this.#number + 1) % Math.max(1, this.count);
  }
  cancel(): void {
    [this.#destination, this.#pointed, this.#number] = [null, null, 0];
  }
  walk(): void {
    const way = this.chosen;
    if (way) [this.#walking, this.#landings] = [[...this.#path, ...way.fields], this.#sheet.market.circled.length];
    this.cancel();
  }

  /** The next action of the walk; null if there is none, or if this view has been answered. */
  nextAction(): string | null {
    const { view, actions } = this.situation();
    if (!this.#walking || view === this.#answered) return null;
    this.#answered = view;
    const action = this.#nextStep(this.#walking);
    if (action && actions.includes(action)) return action;
    this.#walking = null;
    return null;
  }

  #nextStep(way: string[]): string | undefined {
    const { phase } = this.situation().view;
    if (this.#sheet.market.circled.length !== this.#landings) return undefined;
    if (phase === "steps") return `steps ${way.length}`;
    if (phase !== "walk" || this.#path.some((field, i) => field !== way[i])) return undefined;
    return DIRECTIONS.find((direction) => neighbor(fieldOf(this.#sheet, this.#path), direction) === way[this.#path.length]);
  }
}
