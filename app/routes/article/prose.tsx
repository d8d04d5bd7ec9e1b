import { useEffect, useState } from "react";
import type { Article } from "../../articles/read-article.ts";
import { bodyOf } from "./bodies.ts";
import "./prose.css";
import "./margin-notes.css";
import { elements } from "./prose/elements.tsx";
import { Notes } from "./prose/notes.tsx";

/** The body of an article with its notes. */
export function Prose({ article }: { readonly article: Article }) {
  const Kept = import.meta.env.SSR ? RenderedProse : KeptProse;
  return <Kept article={article} />;
}

/** The prose as it is written into the page. Nothing of it goes to the browser a second time as JavaScript. */
function RenderedProse({ article }: { readonly article: Article }) {
  const Body = bodyOf(article.slug);
  return (
    <div className="prose wrap" id="prose" data-prose={article.slug}>
      <Body components={elements} />
      <Notes citations={article.citations} />
    </div>
  );
}

const inPage = (slug: string) => document.querySelector(`#prose[data-prose="${slug}"]`);

/** The prose of those articles that this document has shown. */
const kept = new Map<string, string>();

/**
 * The prose that stands in the page, left as it is when React takes over. Links lead to an article as a
 * document of its own; where React is sent to one that it has never seen all the same, the document is loaded.
 */
function KeptProse({ article: { slug } }: { readonly article: Article }) {
  const [prose] = useState(() => kept.get(slug) ?? inPage(slug)?.innerHTML);
  useEffect(() => {
    if (prose === undefined) location.reload();
    else kept.set(slug, prose);
  }, [slug, prose]);
  return (
    <div
      className="prose wrap"
      id="prose"
      data-prose={slug}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prose, from this very page
      dangerouslySetInnerHTML={{ __html: prose ?? "" }}
    />
  );
}
