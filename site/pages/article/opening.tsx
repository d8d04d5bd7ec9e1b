import { warnings } from "#content/common";
import { article as words } from "#content/pages/article";
import type { Article } from "../../../content-model/schema/article.ts";
import { fillSlots } from "../../../content-model/schema/fill-slots.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { buttonClass } from "../../ui/button/button.tsx";
import { telephoneUrl } from "../../ui/telephone-url.ts";

/** What stands before the text of an article: a warning, if there is one, and the article in three sentences, if it has them. */
export function Opening({ article: { warning: danger, inShort } }: { readonly article: Article }) {
  const warning = danger && warnings[danger];
  return (
    <>
      {warning && (
        <aside className="health-warning" aria-labelledby="warning-heading">
          <h2 id="warning-heading">{warning.heading}</h2>
          <p>
            <Prose of={warning.signs} /> <Prose of={warning.act} />
          </p>
          <a className={buttonClass({ size: "small", tone: "alarm" })} href={telephoneUrl(warning.number)}>
            {fillSlots(warnings.call, { "warning.number": warning.number })}
          </a>
        </aside>
      )}
      {inShort && (
        <section className="in-short" aria-labelledby="short-heading">
          <h2 id="short-heading">{words.inShort.heading}</h2>
          <ol>
            {inShort.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
