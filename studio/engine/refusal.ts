/** Why something isn't done, in a sentence for the owner. */
export class Refusal extends Error {
  override readonly name = "Refusal";
  /** The exact words of a program, for a helper; empty if there are none. */
  readonly detail: string;

  constructor(sentence: string, detail = "") {
    super(sentence);
    this.detail = detail;
  }
}
