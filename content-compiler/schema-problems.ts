import type { z } from "zod";
import { explainIssue } from "./explain-issue.ts";
import { fieldAt, metaOf } from "./field-at.ts";
import type { FieldPath } from "./field-path.ts";
import { fieldName, type Problem } from "./problem.ts";
import type { SourceFile } from "./source-file.ts";

/**
 * Explains what a schema found wrong in a file.
 *
 * @param data what was checked: the file's data with its placeholders filled
 */
export function problemsOf(error: z.ZodError, file: SourceFile, schema: z.ZodType, data: unknown): Problem[] {
  return error.issues.map((issue) => {
    const path = issue.path as FieldPath;
    const at = issue.code === "unrecognized_keys" ? [...path, issue.keys[0] ?? ""] : path;
    return {
      severity: "error",
      file: file.file,
      line: file.lineOf(at),
      field: fieldName(path),
      message: explainIssue(issue, metaOf(fieldAt(schema, path)), valueAt(data, path)),
    };
  });
}

const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[key] : undefined,
    data,
  );
