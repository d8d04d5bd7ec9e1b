import { fieldAt, metaOf } from "../content-model/compiler/field-at.ts";
import { type ContentName, contentFiles, pathOf } from "../content-model/schema/content-files.ts";
import type { Finding, FindingField } from "./finding.ts";

/** Returns what the owner calls the file of a finding, and what to do, in a sentence. */
export function describeFinding({ kind, file, field, todo }: Finding): { fileTitle: string; advice: string } {
  const name = field?.name ?? names.find((one) => pathOf(one) === file);
  return {
    fileTitle: (name && metaOf(contentFiles[name])?.title) ?? file,
    advice: kind === "sample" && field !== undefined ? adviceFor(field) : todo,
  };
}

const names = Object.keys(contentFiles) as ContentName[];

function adviceFor({ name, path }: FindingField): string {
  if (name === "testimonials") {
    return "These words are made up, and publishing them breaks the Australian Consumer Law. Replace them with those of a real person who agreed in writing, or take them off.";
  }
  return metaOf(fieldAt(contentFiles[name], path))?.beforeLaunch ?? "";
}
