import { fieldAt, metaOf } from "../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles, pathOf } from "../content-model/schema/content-files.ts";
import type { Finding, FindingField } from "./finding.ts";

/** Returns what the owner calls the file of a finding, what is wrong, and what to do, in a sentence. No file is named to her. */
export function describeFinding({ kind, file, field, what, todo, unread }: Finding): {
  fileTitle: string;
  says: string;
  advice: string;
} {
  const name = field?.name ?? names.find((one) => pathOf(one) === file);
  const fileTitle = unread?.title ?? (name && metaOf(contentFiles[name])?.title) ?? titleOf(file);
  if (unread)
    return {
      fileTitle,
      says: `Nobody has read the words that the site came with${unread.samples.length > 0 ? ", made-up ones among them" : ""}`,
      advice: "Read them, change what isn’t so, and say that the rest is right.",
    };
  return {
    fileTitle,
    says: what,
    advice:
      kind === "unchecked"
        ? "Ring it, and say so under “Numbers for a crisis”."
        : kind === "sample" && field !== undefined
          ? adviceFor(field)
          : todo,
  };
}

/** How the owner calls a file that has no title. She reads no paths. */
function titleOf(file: string): string {
  if (file.startsWith("content/articles")) return "Articles";
  return file === "settings" ? "The settings" : "Your pages";
}

const names = Object.keys(contentFiles) as ContentName[];

function adviceFor({ name, path }: FindingField): string {
  if (name === "testimonials") {
    return "These words are made up, and publishing them breaks the Australian Consumer Law. Replace them with those of a real person who agreed in writing, or take them off.";
  }
  return metaOf(fieldAt(contentFiles[name], path))?.beforeLaunch ?? "";
}
