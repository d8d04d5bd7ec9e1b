import type { MDXContent } from "mdx/types";

const modules = import.meta.glob<MDXContent | undefined>("../../../.generated/content/articles/*.mdx", {
  eager: true,
  import: "default",
});

/**
 * Returns the body of an article as a component.
 *
 * @throws Error if the article is unknown
 */
export function bodyOf(slug: string): MDXContent {
  const body = modules[`../../../.generated/content/articles/${slug}.mdx`];
  if (!body) throw new Error(`article “${slug}” has no body`);
  return body;
}
