import { z } from "zod";
import { type Content, type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import { liveTexts } from "../schema/live-texts.ts";
import { factsOf, unknownFacts } from "./facts.ts";
import { metaOf } from "./field-at.ts";
import { jsonSchemaPath } from "./json-schema.ts";

/**
 * Returns the committed files that follow from schema and content, by path: the editor's settings that name the JSON Schemas,
 * and the guide.
 *
 * @param readme the guide, `content/README.md`
 */
export function generatedFiles(content: Content, readme: string): Map<string, string> {
  const files = new Map<string, string>();
  const schemas = Object.keys(contentFiles).map((name) => [
    `./${jsonSchemaPath(name as ContentName)}`,
    pathOf(name as ContentName),
  ]);
  files.set(
    ".vscode/settings.json",
    `${JSON.stringify({ "yaml.schemas": Object.fromEntries(schemas) }, null, 2)}\n`,
  );
  const guide = replaceBetween(readme, "files", filesTable());
  return files.set("content/README.md", replaceBetween(guide, "placeholders", placeholdersTable(content)));
}

/** Returns the table of content files: where to find what. */
function filesTable(): string {
  const rows = (Object.keys(contentFiles) as ContentName[]).map((name) => {
    const { title, help } = z.globalRegistry.get(contentFiles[name]) ?? metaOf(contentFiles[name]) ?? {};
    return `| \`${pathOf(name).replace("content/", "")}\` | ${[title, help].filter(Boolean).join(". ")} |`;
  });
  return ["| file | what is in it |", "|---|---|", ...rows].join("\n");
}

/** Returns the table of placeholders with examples of what they stand for. */
function placeholdersTable(content: Parameters<typeof factsOf>[0]): string {
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
function replaceBetween(text: string, name: string, inside: string): string {
  const between = new RegExp(`(<!-- ${name} -->\\n)[\\s\\S]*?(<!-- /${name} -->)`);
  return text.replace(between, (_, start: string, end: string) => `${start}${inside}\n${end}`);
}
