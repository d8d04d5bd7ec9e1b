import { business } from "#content/business";
import { article } from "#content/pages/article";
import { Prose } from "../../../components/prose/prose.tsx";
import { telephoneUrl } from "../../../ui/telephone-url.ts";

const words = article.supportLines;

/** Phone numbers for articles that speak of distress. */
export function SupportLines() {
  return (
    <aside className="support" aria-labelledby="support-heading">
      <h3 id="support-heading">{words.heading}</h3>
      <p>
        <Prose of={words.text} />
      </p>
      <ul>
        {business.supportLines.map(({ name, number }) => (
          <li key={name}>
            {name} <a href={telephoneUrl(number)}>{number}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
