import { type Content, type ContentName, contentFiles, pathOf } from "../schema/content-files.ts";
import { jsonSchemaPath } from "./json-schema.ts";
import { filesTable, placeholdersTable, replaceBetween } from "./readme-tables.ts";

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
