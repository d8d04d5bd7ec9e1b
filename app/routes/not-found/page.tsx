import { Link, replace } from "react-router";
import wake from "#art/wake.svg";
import wakeDark from "#art/wake-dark.svg";
import wakeTall from "#art/wake-tall.svg";
import wakeTallDark from "#art/wake-tall-dark.svg";
import { PrintPicture } from "../../art/print-picture.tsx";
import { paths } from "../../paths.ts";
import { pageMeta } from "../../seo/page-meta.ts";
import { redirectTarget } from "../../seo/redirect-target.ts";
import type { Route } from "./+types/page.ts";
import styles from "./page.module.css";
import redirectScript from "./redirect-home.inline.ts?inline-script";

/** React has nothing to do on this page: it is left at once. */
export const handle = { hydrate: false };

export const meta = () =>
  pageMeta({
    title: "Page not found",
    description: "There is no page at this address.",
    path: "/404",
    noIndex: true,
  });

/** A client navigation to an address that is no page never shows one: it is replaced first. */
export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { pathname } = new URL(request.url);
  const target = redirectTarget(pathname);
  if (!target) console.info("Unknown path:", pathname);
  throw replace(target ?? paths.home);
}

/** What `/404` is made of, and so what unknown addresses are answered with, with status 404. */
export function HydrateFallback() {
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
            <Link to={paths.home}>Home</Link>
          </li>
          <li>
            <Link to={paths.sundayClass}>Sunday class</Link>
          </li>
          <li>
            <Link to={paths.course}>8-week course</Link>
          </li>
          <li>
            <Link to={paths.contact}>Tell me what you were after</Link>
          </li>
        </ul>
      </div>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
      <script dangerouslySetInnerHTML={{ __html: redirectScript }} />
    </main>
  );
}

/** Never drawn: the loader above always leads elsewhere. */
export default function NotFoundPage() {
  return null;
}
