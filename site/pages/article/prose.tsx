import type { Article } from "../../../content-model/schema/article.ts";
import { bodyOf } from "../../articles/body-of.ts";
import "./prose.css";
import { Opening } from "./opening.tsx";
import { elements } from "./prose/elements.tsx";
import { Notes } from "./prose/notes.tsx";

/** The body of an article with its notes. */
export function Prose({ article }: { readonly article: Article }) {
  const Body = bodyOf(article.slug);
  return (
    <div className="prose wrap" id="prose">
      <Opening article={article} />
      <Body components={elements} />
      <Notes citations={article.citations} />
    </div>
  );
}
