import { type ReactNode, use } from "react";
import "./styles/base.css";
import "./styles/tokens.css";
import "#fonts/fonts.css";
import { layout } from "#content/layout";
import { state } from "#content/state";
import { ForAWhile } from "./for-a-while/notices.tsx";
import { Footer } from "./layout/footer.tsx";
import { MenuPanel } from "./layout/menu-panel.tsx";
import headScript from "./layout/panel.inline.ts?inline-script";
import { TopBar } from "./layout/top-bar.tsx";
import { PageScript } from "./page-script/page-script.tsx";
import { DocumentContext } from "./rendering/document-context.ts";
import { InlineScript, jsonInHtml } from "./rendering/inline.tsx";
import { SpeculationRules } from "./rendering/speculation-rules.tsx";

type DocumentProps = {
  /** The page's metadata: title, tags and structured data. */
  readonly meta: ReactNode;
  /** The URL of the page's own manifest, if it can be installed by itself. */
  readonly manifest?: string | undefined;
  /** Whether visits are counted: not where a URL may contain a visitor's token. */
  readonly isCounted?: boolean | undefined;
  readonly children: ReactNode;
};

/** The HTML document of every page: head, bar, page, footer, and the one script. */
export function Document({
  meta,
  manifest = "/site.webmanifest",
  isCounted = true,
  children,
}: DocumentProps) {
  return (
    <html lang="en-AU">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {meta}
        {/* Filled by `render` of `site.tsx`: inside the page, nothing has to be fetched before the first paint. */}
        <style />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={manifest} />
        <meta name="state" content={state} />
        <meta name="theme-color" content="#fbf7ef" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#061a20" media="(prefers-color-scheme: dark)" />
        <InlineScript code={headScript} />
      </head>
      <body>
        <a className="visually-hidden skip-link" href="#main">
          {layout.skipLink}
        </a>
        <ForAWhile />
        <TopBar />
        {children}
        <Footer />
        {/* Not in the bar: the first screen must fit the first round trip. */}
        <MenuPanel />
        <ImportMap />
        <PageScript isCounted={isCounted} />
        <SpeculationRules />
      </body>
    </html>
  );
}

/** Says where the content is that islands import as `#content/…`. Must be rendered after all islands. */
function ImportMap() {
  const { imports } = use(DocumentContext);
  if (imports.size === 0) return null;
  return <InlineScript type="importmap" code={jsonInHtml({ imports: Object.fromEntries(imports) })} />;
}
