import { keyOfArticle } from "../../../engine/articles/names.ts";
import type { Change } from "../../../engine/content/change.ts";
import { saveArticle } from "../../api/articles.ts";
import type { Kind } from "../../kind.ts";
import { lowerFirst } from "../../ui/format.ts";

/** An article: a file of its own, whose sources stand in one list. What it still needs, `needs.ts` says. */
export const article: Kind = {
  screen: { path: "/articles", label: "Articles" },
  contentNames: ["articles/", "references"],
  saver: { kind: "article", called: "An article", keyOf: keyOfArticle, send: saveArticle },
  comesAlong: ({ file, parts = [] }) => [
    ...parts
      .filter((part) => part.file === "content/references.yaml")
      .map(({ label }) => lowerFirst(label).replace(":", "")),
    ...(parts.some((part) => part.file === "content/redirects.yaml") ? ["where old addresses lead"] : []),
    ...(parts.some((part) => part.file !== file && hasLinks(part)) ? ["the links to it"] : []),
  ],
};

/** Whether a part of a change is another text, whose links follow. */
const hasLinks = ({ file, after }: Pick<Change, "file" | "after">) =>
  after !== undefined && /^content\/(?:articles\/.*\.mdx|pages\/)/.test(file);
