// Whether the server answers. What could not be loaded while it was gone is loaded when it is back.
const PAUSE = 2000;

class Reach {
  gone = $state(false);
  /** How often it came back: an effect that reads this runs again then. */
  returns = $state(0);

  lost(): void {
    if (this.gone) return;
    this.gone = true;
    setTimeout(this.#look, PAUSE);
  }

  #look = async (): Promise<void> => {
    const well = await fetch("/healthz").then(
      (answer) => answer.ok,
      () => false,
    );
    if (!well) {
      setTimeout(this.#look, PAUSE);
      return;
    }
    this.gone = false;
    this.returns++;
  };
}

export const reach = new Reach();
