import { notFound } from "#content/pages/not-found";
import { plainText } from "../../../content-model/schema/prose.ts";
import { Prose } from "../../components/prose/prose.tsx";
import { Hero } from "../../kit/sections.tsx";
import { InlineScript } from "../../rendering/inline.tsx";
import { pageMeta } from "../../seo/page-meta.tsx";
import styles from "./page.module.css";
import redirectScript from "./redirect-home.inline.ts?inline-script";

const words = notFound;

const status = 404;

export const meta = () =>
  pageMeta({
    ...words.meta,
    path: "/404",
    noIndex: true,
  });

/** Prerendered as `/404`; the server sends it for unknown paths. */
export default function NotFoundPage() {
  return (
    <main id="main">
      <Hero
        id="not-found-heading"
        kicker={<span className="figures">{status}</span>}
        heading={words.heading}
        layout="over"
        print="wake"
        alt={words.picture}
        className={styles.hero}
      >
        {/* The server, which knows the path, replaces the first sentence. */}
        <p id="no-page">{words.meta.description}</p>
        <p>
          <Prose of={words.text} />
        </p>
        <ul>
          {words.links.map((link) => (
            <li key={plainText(link)}>
              <Prose of={link} />
            </li>
          ))}
        </ul>
      </Hero>
      <InlineScript code={redirectScript} />
    </main>
  );
}
