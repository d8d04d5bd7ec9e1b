import { lazy, type ReactNode } from "react";
import { Meta, Outlet, useMatches } from "react-router";
import besley from "#fonts/besley.woff2";
import hankenGrotesk from "#fonts/hanken-grotesk.woff2";
import "./styles/base.css";
import "./styles/tokens.css";
import "#fonts/fonts.css";
import { layout } from "#content/layout";
import { state } from "#content/state";
import { Footer } from "./layout/footer.tsx";
import { MenuPanel } from "./layout/menu-panel.tsx";
import panelScript from "./layout/panel.inline.ts?inline-script";
import { TopBar } from "./layout/top-bar.tsx";
import { PageScript } from "./page-script/page-script.tsx";
import { DevelopmentScripts } from "./rendering/development-scripts.tsx";
import { PageStyles } from "./rendering/page-styles.tsx";
import { SpeculationRules } from "./rendering/speculation-rules.tsx";

/** Set by routes that can be installed by themselves: the URL of their manifest. */
type Handle = { readonly manifest?: string };

/** The HTML document of every page. */
export function Layout({ children }: { children: ReactNode }) {
  const handles = useMatches().map(({ handle }) => handle as Handle | undefined);
  const manifest = handles.findLast((handle) => handle?.manifest)?.manifest ?? "/site.webmanifest";
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <PageStyles />
        <link rel="preload" href={besley} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="preload" href={hankenGrotesk} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
        <meta name="state" content={state} />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#061a20" media="(prefers-color-scheme: dark)" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, compiled at build time */}
        <script dangerouslySetInnerHTML={{ __html: panelScript }} />
        <DevelopmentScripts />
      </head>
      <body>
        {children}
        <PageScript />
        <SpeculationRules />
      </body>
    </html>
  );
}

// Lazy, so that no page carries its styles. At build time, a page that throws fails the build.
export const ErrorBoundary = lazy(() => import("./routes/error/route-error.tsx"));

/** The layout of every page: bar, page, footer. */
export default function Root() {
  return (
    <>
      <a className="visually-hidden skip-link" href="#main">
        {layout.skipLink}
      </a>
      <TopBar />
      <Outlet />
      <Footer />
      {/* Not in the bar: the first screen must fit the first round trip. */}
      <MenuPanel />
    </>
  );
}
