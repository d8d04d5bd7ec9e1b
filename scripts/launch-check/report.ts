import type { Finding } from "./finding.ts";

/** The findings as a list to work through, file by file. */
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
  const say = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;
  const worth = warnings > 0 ? ` ${say(warnings, "thing is", "things are")} worth knowing (!).` : "";
  return errors === 0
    ? `Nothing stands in the way of going live.${worth}`
    : `${say(errors, "thing has", "things have")} to be put right before the site may go live (✗).${worth}`;
}
