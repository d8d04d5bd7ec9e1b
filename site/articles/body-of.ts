import type { MDXContent } from "mdx/types";
import { bodies } from "#content/bodies";

/**
 * Returns the body of an article as a component.
 *
 * @throws Error if the article is unknown
 */
export function bodyOf(slug: string): MDXContent {
  const body = bodies[slug];
  if (!body) throw new Error(`article “${slug}” has no body`);
  return body;
}
