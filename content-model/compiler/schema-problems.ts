import { z } from "zod";
import { closestTo } from "../../domain/closest-to.ts";
import { explainIssue } from "./explain-issue.ts";
import { type FieldPath, fieldAt, metaOf, unwrap } from "./field-at.ts";
import { fieldName, type Problem, type ProblemCode } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/** Explains what a schema found wrong in a file's data, in which the placeholders are filled. */
export function problemsOf(error: z.ZodError, file: SourceFile, schema: z.ZodType, data: unknown): Problem[] {
  type Said = Pick<Problem, "message" | "inForm" | "code">;
  const problem = (at: FieldPath, path: FieldPath, { message, inForm, code }: Said): Problem => ({
    severity: "error",
    file: file.file,
    line: file.lineOf(at),
    field: fieldName(path),
    message: path.length === 0 ? `This file ${message}` : message,
    ...(inForm !== undefined && inForm !== message && { inForm }),
    ...(code && { code }),
  });
  const issues = error.issues.flatMap(likeliest);
  const misspelt = new Set<string>();
  const unknown = issues.flatMap((issue) => {
    if (issue.code !== "unrecognized_keys") return [];
    const path = issue.path as FieldPath;
    const missing = namesAt(schema, path).filter((name) => valueAt(data, [...path, name]) === undefined);
    return issue.keys.map((key) => {
      const meant = closestTo(key, missing);
      if (meant) misspelt.add(fieldName([...path, meant]));
      const next = meant ? `Did you mean “${meant}”?` : "Check its spelling, or delete it.";
      return problem([...path, key], path, { message: `has no field “${key}”. ${next}` });
    });
  });
  const others = issues.flatMap((issue) => {
    const path = issue.path as FieldPath;
    // A misspelt field is reported once: not as missing, too.
    if (issue.code === "unrecognized_keys" || misspelt.has(fieldName(path))) return [];
    const value = valueAt(data, path);
    const isEmpty = value === undefined || value === null || value === "";
    const explainIn = (place: "file" | "form") =>
      explainIssue(issue, metaOf(fieldAt(schema, path)), value, file.typedAt(path), place);
    const code: ProblemCode = isEmpty ? "empty" : "invalid";
    return [problem(path, path, { message: explainIn("file"), inForm: explainIn("form"), code })];
  });
  return [...unknown, ...others];
}

/**
 * Ends texts that facts make longer than their places hold at a word: the owner's address or name is as long as it is. What she
 * has typed longer stays an issue.
 *
 * @returns the data with those texts as they fit; undefined if every text fits
 */
export function withoutLongFacts(data: unknown, error: z.ZodError, file: SourceFile): unknown {
  const long = error.issues.flatMap(likeliest).filter(({ code, path }) => {
    return code === "too_big" && file.typedAt(path as FieldPath)?.includes("{{");
  });
  if (long.length === 0) return undefined;
  const shortened = structuredClone(data);
  for (const issue of long) {
    const path = issue.path as FieldPath;
    const text = valueAt(shortened, path);
    const parent = valueAt(shortened, path.slice(0, -1));
    if (issue.code !== "too_big" || typeof text !== "string" || typeof parent !== "object" || !parent)
      continue;
    (parent as Record<string | number, unknown>)[path.at(-1) ?? ""] = endAtWord(text, Number(issue.maximum));
  }
  return shortened;
}

/** Returns the words of a text that fit, and an ellipsis. A link stays whole, or goes, and so does a price with those that follow it. */
function endAtWord(text: string, most: number): string {
  const fitting = text.slice(0, most - 1).replace(/\s+\S*$/, "");
  const open = /\[[^\]]*$|\[[^\]]*\]\([^)]*$|\$[\d,.]+(?: \([^)]*)?$/.exec(fitting);
  return `${fitting.slice(0, open?.index).replace(/[\s,;:.–-]+$/, "")}…`;
}

/** Returns an issue; of a field that can have several forms, those of the form with the fewest. */
function likeliest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [closest = []] = [...issue.errors].sort((a, b) => a.length - b.length);
  if (closest.length === 0) return [issue];
  return closest.flatMap((inner) => likeliest({ ...inner, path: [...issue.path, ...inner.path] }));
}

/** Returns the names of the fields that a group can have. */
function namesAt(schema: z.ZodType, path: FieldPath): string[] {
  const field = fieldAt(schema, path);
  const group = field && unwrap(field);
  return group instanceof z.ZodObject ? Object.keys(group.shape) : [];
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    data,
  );
