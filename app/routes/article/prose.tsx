import { useState } from "react";
import type { Article } from "../../articles/read-article.ts";
import { bodyOf } from "./bodies.ts";
import "./prose.css";
import "./margin-notes.css";
import { elements } from "./prose/elements.tsx";
import { Notes } from "./prose/notes.tsx";

/** The body of an article with its notes. */
export function Prose({ article }: { readonly article: Article }) {
  return import.meta.env.SSR ? <RenderedProse article={article} /> : <KeptProse />;
}

/** The prose as it is written into the page. Nothing of it goes to the browser a second time as JavaScript. */
function RenderedProse({ article }: { readonly article: Article }) {
  const Body = bodyOf(article.slug);
  return (
    <div className="prose wrap" id="prose">
      <Body components={elements} />
      <Notes citations={article.citations} />
    </div>
  );
}

/** The prose that stands in the page, left as it is when React takes over. */
function KeptProse() {
  const [prose] = useState(() => document.querySelector("#prose")?.innerHTML ?? "");
  return (
    <div
      className="prose wrap"
      id="prose"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own prose, from this very page
      dangerouslySetInnerHTML={{ __html: prose }}
    />
  );
}
