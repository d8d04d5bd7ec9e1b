import type { ComponentType, ReactNode } from "react";
import { prerender } from "react-dom/static";
import { pagesFromContent } from "#content/pages-from-content";
import { answerPages } from "../content-model/schema/newsletter-answers.ts";
import { begunMessagePaths, pages } from "../domain/pages.ts";
import { Document } from "./document.tsx";
import { DocumentContext, type DocumentRendering } from "./rendering/document-context.ts";
import { endOfFirstSection } from "./rendering/first-section.ts";
import { allCalendarPaths } from "./schedule/calendar/calendar-paths.ts";
import type { SiteFile } from "./seo/site-file.ts";

/** The last part of a URL whose route has a parameter. */
type Argument = { readonly name: string };

/** What `page.tsx` exports. */
type PageModule = {
  readonly default: ComponentType<Argument>;
  readonly meta: (argument: Argument) => ReactNode;
  /** Set by pages whose document differs from others. */
  readonly options?: { readonly manifest?: string; readonly isCounted?: boolean };
};

/** What a module exports that makes a file, such as the sitemap. */
type FileModule = { readonly file: (argument: Argument) => SiteFile };

/** A rendered file, with the texts of a page that its content security policy must allow. */
type RenderedFile = SiteFile & {
  readonly inline?: { readonly scripts: readonly string[]; readonly styles: readonly string[] };
};

const modules = import.meta.glob<PageModule | FileModule>([
  "./pages/*/page.tsx",
  "./pages/{contact/failed,contact/sent,contact/begun,newsletter/answer}-page.tsx",
  "./pages/practise/room-manifest.ts",
  "./seo/{feed,sitemap,robots,web-manifest}.ts",
  "./schedule/calendar/calendars.ts",
]);

/** All other URLs, each with its module in this folder. */
const otherRoutes = {
  "/contact/failed": "pages/contact/failed-page.tsx",
  "/contact/sent": "pages/contact/sent-page.tsx",
  "/contact/:about": "pages/contact/begun-page.tsx",
  "/error": "pages/error/page.tsx",
  "/newsletter/:answer": "pages/newsletter/answer-page.tsx",
  "/calendar/:file": "schedule/calendar/calendars.ts",
  "/rss.xml": "seo/feed.ts",
  "/sitemap.xml": "seo/sitemap.ts",
  "/robots.txt": "seo/robots.ts",
  "/site.webmanifest": "seo/web-manifest.ts",
  "/practice-room.webmanifest": "pages/practise/room-manifest.ts",
  "*": "pages/not-found/page.tsx",
} as const satisfies Record<string, string>;

/** What each route with a parameter stands for. */
const expanded: Partial<Record<keyof typeof otherRoutes, readonly string[]>> = {
  "/newsletter/:answer": answerPages.map((page) => `/newsletter/${page}`),
  "/contact/:about": begunMessagePaths,
  "/calendar/:file": allCalendarPaths,
  // The server answers unknown URLs with this file.
  "*": ["/404"],
};

/** The module of each path, in this folder. */
export const sources: ReadonlyMap<string, string> = new Map([
  ...[...Object.values(pages), ...pagesFromContent].map(
    ({ path, folder }) => [path, `pages/${folder}/page.tsx`] as const,
  ),
  ...Object.entries(otherRoutes).flatMap(([route, module]) =>
    (expanded[route as keyof typeof otherRoutes] ?? [route]).map((path) => [path, module] as const),
  ),
]);

/** What pages need to know about their build. */
type Assets = Pick<DocumentRendering, "island"> & {
  /** Returns the styles of a page, given its HTML without them, and those that are computed for it. */
  readonly stylesFor: (html: Html, computed: string) => PageStyles | Promise<PageStyles>;
};

/** The HTML of a page, and the part of it up to the end of its first section. */
export type Html = { readonly page: string; readonly start?: string | undefined };

export type PageStyles = {
  /** Stands in the head. */
  readonly inline: string;
  /** The URL of a style sheet that browsers load after the first section, if the page is divided there. */
  readonly rest?: string | undefined;
};

/** The id of the style sheet after the first section: a name that no heading of the owner's makes. */
const restId = "styles-of-the-rest";

/** A script that does nothing. Outside Chromium, only a script makes the parser wait for a style sheet in the body. */
const waitForStyles = "0";

/** React parts neighbouring texts by comments. It reads them only where it hydrates, which is nowhere before the first island. */
function withoutSeparators(html: string): string {
  const island = html.indexOf(" data-island=");
  const before = island < 0 ? html : html.slice(0, island);
  return before.replaceAll("<!-- -->", "") + html.slice(before.length);
}

/** Renders one of `sources`. Throws if the path is unknown or the page throws. */
export async function render(path: string, { island, stylesFor }: Assets): Promise<RenderedFile> {
  const load = modules[`./${sources.get(path)}`];
  if (!load) throw new Error(`no page has the path ${path}`);
  const module = await load();
  const argument = { name: path.slice(path.lastIndexOf("/") + 1) };
  if ("file" in module) return module.file(argument);

  const { default: Page, meta, options } = module;
  const scripts = new Set<string>();
  const computed = new Set<string>();
  let failure: unknown;
  const { prelude } = await prerender(
    <DocumentContext value={{ island, path, scripts, styles: computed, imports: new Map() }}>
      <Document meta={meta(argument)} {...options}>
        <Page {...argument} />
      </Document>
    </DocumentContext>,
    {
      onError: (error) => {
        failure = error;
      },
    },
  );
  const html = withoutSeparators(await new Response(prelude).text());
  if (failure) throw failure;
  const end = endOfFirstSection(html);
  const start = end === undefined ? undefined : html.slice(0, end);
  const { inline, rest } = await stylesFor({ page: html, start }, [...computed].join(""));
  const withRest =
    rest && start !== undefined
      ? `${start}<link rel="stylesheet" href="${rest}" id="${restId}"/><script>${waitForStyles}</script>${html.slice(start.length)}`
      : html;
  if (rest) scripts.add(waitForStyles);
  // One paint in the place of two, of the bar and of the rest. A form's many boxes would keep its headline waiting.
  const waits =
    rest && !start?.includes("<form") ? `<link rel="expect" blocking="render" href="#${restId}"/>` : "";
  return {
    contentType: "text/html; charset=utf-8",
    body: withRest.replace("<style></style>", () => `<style>${inline}</style>${waits}`),
    inline: { scripts: [...scripts], styles: [inline] },
  };
}
