import { plural } from "../../domain/words.ts";
import type { Finding } from "./finding.ts";

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
