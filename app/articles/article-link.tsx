import type { ReactNode } from "react";
import { articlePath } from "../paths.ts";

type ArticleLinkProps = { readonly slug: string; readonly children: ReactNode };

/**
 * A link to an article. It loads a document: the prose of an article stands in its own page and nowhere
 * else, and the browser fetches it while the pointer is still over the link.
 */
export function ArticleLink({ slug, children }: ArticleLinkProps) {
  return <a href={articlePath(slug)}>{children}</a>;
}
