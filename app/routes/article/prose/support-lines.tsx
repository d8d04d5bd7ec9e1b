import { business } from "#content/business";
import { telephoneUrl } from "../../../ui/telephone-url.ts";

/** Phone numbers for articles that speak of distress. */
export function SupportLines() {
  return (
    <aside className="support" aria-labelledby="support-heading">
      <h3 id="support-heading">If today is too much</h3>
      <p>This is an article, not a crisis service. These people answer the telephone.</p>
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
