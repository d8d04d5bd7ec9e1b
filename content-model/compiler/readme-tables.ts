import { z } from "zod";
import { type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import { liveTexts } from "../schema/live-texts.ts";
import { factsOf, unknownFacts } from "./facts.ts";
import { metaOf } from "./field-at.ts";

/** Returns the table of content files: where to find what. */
export function filesTable(): string {
  const rows = (Object.keys(contentFiles) as ContentName[]).map((name) => {
    const { title, help } = z.globalRegistry.get(contentFiles[name]) ?? metaOf(contentFiles[name]) ?? {};
    return `| \`${pathOf(name).replace("content/", "")}\` | ${[title, help].filter(Boolean).join(". ")} |`;
  });
  return ["| file | what is in it |", "|---|---|", ...rows].join("\n");
}

/** Returns the table of placeholders with examples of what they stand for. */
export function placeholdersTable(content: Parameters<typeof factsOf>[0]): string {
  const stated = factsOf(content);
  // Optional facts that are empty have their row, too.
  const names = new Set([...unknownFacts().keys(), ...stated.keys()]);
  const facts = [...names].map((name) => {
    const text = stated.get(name)?.text ?? "empty";
    return `| \`{{${name}}}\` | ${text.length > 60 ? `${text.slice(0, 59)}…` : text} |`;
  });
  const live = Object.entries(liveTexts).map(
    ([name, text]) => `| \`{{${name}}}\` | depends on the day; without scripts: ${text} |`,
  );
  return ["| placeholder | for example |", "|---|---|", ...facts, ...live].join("\n");
}

/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function replaceBetween(text: string, name: string, inside: string): string {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  return text.replace(between, (_, start: string, end: string) => `${start}${inside}\n${end}`);
}
