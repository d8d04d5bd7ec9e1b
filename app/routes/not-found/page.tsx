import wake from "#art/wake.svg";
import wakeDark from "#art/wake-dark.svg";
import wakeTall from "#art/wake-tall.svg";
import wakeTallDark from "#art/wake-tall-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import styles from "./page.module.css";
import redirectScript from "./redirect-home.inline.ts?inline-script";

export const meta = () =>
  pageMeta({
    title: "Page not found",
    description: "There is no page at this address.",
    path: "/404",
    noIndex: true,
  });

/** Prerendered as `/404`; the server sends it for unknown paths. */
export default function NotFoundPage() {
  return (
    <main className={styles.page} id="main">
      <PrintPicture
        wide={wake}
        wideDark={wakeDark}
        tall={wakeTall}
        tallDark={wakeTallDark}
        width={1600}
        height={900}
        alt="Still water, a wake and one feather. The swan is leaving on the right"
        priority
      />
      <div className="wrap">
        <p className="figures">404</p>
        <h1>You’ve just missed it</h1>
        <p>There’s no page at this address. It may have moved. Swans do.</p>
        <ul>
          <li>
            <a href={paths.home}>Home</a>
          </li>
          <li>
            <a href={paths.sundayClass}>Sunday class</a>
          </li>
          <li>
            <a href={paths.course}>8-week course</a>
          </li>
          <li>
            <a href={paths.contact}>Tell me what you were after</a>
          </li>
        </ul>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
    </main>
  );
}
