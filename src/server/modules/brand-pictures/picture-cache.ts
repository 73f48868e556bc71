/** Keeps what was drawn, by all that it was drawn from; two requests for one picture draw it once. */
export class KeptPictures {
  readonly #kept = new Map<string, Promise<Buffer>>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const kept = this.#kept.get(key);
    if (kept !== undefined) return kept;
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= this.#most && !oldest.done) this.#kept.delete(oldest.value);
    const drawn = draw();
    this.#kept.set(key, drawn);
    drawn.catch(() => this.#kept.delete(key));
    return drawn;
  }
}
