import { site } from "../../../../content/site.ts";

/** Phone numbers for articles that speak of distress. */
export function SupportLines() {
  return (
    <aside className="support" aria-labelledby="support-heading">
      <h3 id="support-heading">If today is too much</h3>
      <p>This is an article, not a crisis service. These people answer the telephone.</p>
      <ul>
        {site.supportLines.map(({ name, number, dial }) => (
          <li key={name}>
            {name} <a href={`tel:${dial}`}>{number}</a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
