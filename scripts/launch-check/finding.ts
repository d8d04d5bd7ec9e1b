/** Something that stands between the site and its launch, or that its owner should know before it. */
export type Finding = {
  /** An error keeps the site from going live. */
  readonly severity: "error" | "warning";
  readonly kind:
    | "sample"
    | "unmarked sample"
    | "placeholder"
    | "example address"
    | "setting"
    | "dead link"
    | "no intake"
    | "empty"
    | "past term"
    | "last intake";
  /** The file to open, from the folder of the site; or `settings`, for the server's own. */
  readonly file: string;
  readonly line?: number;
  /** What is wrong, and what to do about it, for a person who does not program. */
  readonly what: string;
  readonly todo: string;
};

/** A text, short enough for one line of a list, in quotation marks. */
export function quote(text: string, most = 60): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line}”`;
}
