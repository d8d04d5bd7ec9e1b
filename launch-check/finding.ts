import { compileContent } from "../content-model/compiler/compile-content.ts";
import type { FieldPath } from "../content-model/compiler/field-at.ts";
import type { Leaf } from "../content-model/compiler/leaves.ts";
import { readPictures } from "../content-model/compiler/pictures.ts";
import type { Problem } from "../content-model/compiler/problem.ts";
import { readSources } from "../content-model/compiler/read-sources.ts";
import type { ContentName } from "../content-model/schema/content-files.ts";
import { plural } from "../domain/format-text.ts";

/** Returns why content is refused; nothing if it isn't. It needs no build, which such content can't have. */
export async function findRefused(folder: string): Promise<Finding[]> {
  const pictures = await readPictures(folder);
  const { content, problems } = compileContent(await readSources(folder), { pictures });
  return content ? [] : problems.map(fromProblem);
}

export const fromProblem = ({ severity, file, line, field, message }: Problem): Finding => ({
  severity,
  kind: "content",
  file,
  line,
  what: `${field}: ${message}`,
  todo: "Correct it, then build again.",
});

/** A problem to solve or to know before launch. */
export type Finding = {
  /** Errors prevent deployment. */
  readonly severity: "error" | "warning";
  readonly kind:
    | "content"
    | "sample"
    /** Words of a file that the site came with, and nobody has read. */
    | "unread"
    /** A number for a crisis that was changed since the others were checked. */
    | "unchecked"
    | "consent"
    | "placeholder"
    | "example address"
    | "setting"
    | "dead link"
    | "no intake"
    | "empty"
    | "past term"
    | "past closure"
    | "last intake";
  /** The file to open, or `settings` for the server's settings. */
  readonly file: string;
  readonly line?: number;
  /** The field that it concerns, for forms. */
  readonly field?: FindingField;
  /** The problem and what to do, for readers who don't program. */
  readonly what: string;
  readonly todo: string;
  readonly unread?: UnreadWords;
};

/** Words that came with the site, and that nobody has read. */
export type UnreadWords = {
  /** The content file, or “articles” for all of them. */
  readonly name: string;
  readonly title: string;
  /** Its texts that are made up. */
  readonly samples: readonly string[];
  /** The line of `content/confirmed.yaml` that says that they were read, and are right. */
  readonly confirmAs: string;
};

export type FindingField = {
  readonly name: ContentName;
  readonly path: FieldPath;
  /** What the owner calls it. */
  readonly title: string;
  /** What is written there. */
  readonly value?: string | number | boolean;
};

/** Returns the field of a value. */
export const fieldOf = ({ name, path, meta, value }: Leaf): FindingField => ({
  name,
  path,
  title: meta?.title ?? path.join(" › "),
  value,
});

/** Quotes a text, shortened to one line. */
export function quote(text: string, most = 60): string {
  const line = text.replace(/\s+/g, " ").trim();
  return `“${line.length > most ? `${line.slice(0, most - 1).trimEnd()}…` : line}”`;
}

/** Formats the findings as a list by file. */
export function report(findings: readonly Finding[]): string {
  const files = Map.groupBy(findings, ({ file }) => file);
  const lists = [...files].map(([file, inFile]) => {
    const title = file === "settings" ? "The server’s settings" : file;
    return `${title}\n${inFile.map(item).join("\n")}`;
  });
  return [...lists, summary(findings)].join("\n\n");
}

function item({ severity, line, what, todo }: Finding): string {
  const place = line ? `line ${line}: ` : "";
  return `  ${severity === "error" ? "✗" : "!"} ${place}${what}\n      ${todo}`;
}

function summary(findings: readonly Finding[]): string {
  const count = (severity: Finding["severity"]) => findings.filter((one) => one.severity === severity).length;
  const [errors, warnings] = [count("error"), count("warning")];
  const rest = warnings > 0 ? ` ${plural(warnings, "warning")} (!).` : "";
  return errors === 0
    ? `Ready to go live.${rest}`
    : `${plural(errors, "error")} to fix before going live (✗).${rest}`;
}
