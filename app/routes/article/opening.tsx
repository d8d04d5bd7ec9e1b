import { article as words } from "#content/pages/article";
import type { Article } from "../../../content-schema/article.ts";
import { fillSlots } from "../../../content-schema/fill-slots.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";

/** What stands before the text of an article: a warning, if there is one, and the article in three sentences. */
export function Opening({ article: { warning, inShort } }: { readonly article: Article }) {
  return (
    <>
      {warning && (
        <aside className="warning" aria-labelledby="warning-heading">
          <h2 id="warning-heading">{warning.heading}</h2>
          <p>
            <Prose of={warning.text} />
          </p>
          <a className={buttonClass({ size: "small", tone: "alarm" })} href={telephoneUrl(warning.call)}>
            {fillSlots(words.warning.call, { "warning.number": warning.call })}
          </a>
        </aside>
      )}
      <section className="in-short" aria-labelledby="short-heading">
        <h2 id="short-heading">{words.inShort.heading}</h2>
        <ol>
          {inShort.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </section>
    </>
  );
}
