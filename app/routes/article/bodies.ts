import type { MDXContent } from "mdx/types";

const modules = import.meta.glob<MDXContent | undefined>("../../../content/articles/*.mdx", {
  eager: true,
  import: "default",
});

/**
 * The body of an article as a component, while pages are rendered.
 *
 * @throws Error where there is none, as in a browser
 */
export function bodyOf(slug: string): MDXContent {
  const body = modules[`../../../content/articles/${slug}.mdx`];
  if (!body) throw new Error(`there is no body of ${slug} here`);
  return body;
}
