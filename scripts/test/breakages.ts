import type { Edit } from "./project-copy.ts";

/** A deliberate defect of one line, and the test that must fail because of it. */
export type Breakage = Edit & {
  /** What no longer works. */
  readonly breaks: string;
  /** The test file that catches it, with a part of the test's name for browser tests. */
  readonly caughtBy: string;
  readonly named?: string;
};

const unit = {
  clock: "site/schedule/clock.test.ts",
  form: "server/contact/form.test.ts",
  outbox: "server/delivery/outbox.test.ts",
  launchCheck: "scripts/launch-check/launch-check.test.ts",
} as const;

const built = (name: string) => `tests/built/${name}.test.ts`;
const browser = (name: string) => `tests/browser/${name}.spec.ts`;

/** One or two for each promise that a visitor, the owner or the law would miss. */
export const breakages: readonly Breakage[] = [
  {
    breaks: "dates: a term counts as upcoming after it has started",
    file: "domain/clock.ts",
    search: "now < first.startsAt",
    replace: "now <= first.startsAt",
    caughtBy: unit.clock,
  },
  {
    breaks: "dates: booking of the Sunday class opens a day late",
    file: "domain/clock.ts",
    search: "daysAhead <= opensDaysBefore",
    replace: "daysAhead < opensDaysBefore",
    caughtBy: unit.clock,
  },
  {
    breaks: "dates: a page kept open for weeks shows what was true then",
    file: "site/schedule/clock.inline.ts",
    search: "  state = readState();\n",
    replace: "",
    caughtBy: browser("clock"),
    named: "is named on the services page",
  },
  {
    breaks: "form: the server accepts a message without a name",
    file: "server/contact/routes.ts",
    search: 'singleLine.pipe(required("name"))',
    replace: "singleLine",
    caughtBy: unit.form,
  },
  {
    breaks: "form: the notice has other words than the specification",
    file: "domain/message.ts",
    search: 'title: "Missing information"',
    replace: 'title: "Something is missing"',
    caughtBy: browser("contact"),
    named: "missing fields are named",
  },
  {
    breaks: "delivery: answering the email answers the site, not the visitor",
    file: "server/contact/store.ts",
    search: "replyTo: canReply ? { name, address: email }",
    replace: "replyTo: canReply ? { name, address: from }",
    caughtBy: browser("contact"),
    named: "a message reaches the owner",
  },
  {
    breaks: "delivery: two workers may send the same message",
    file: "server/delivery/outbox.ts",
    search: "lease_expires_at = :now + :lease",
    replace: "lease_expires_at = :now",
    caughtBy: unit.outbox,
  },
  {
    breaks: "menus: Escape does not close them",
    file: "site/layout/menus.ts",
    search: 'event.key === "Escape"',
    replace: 'event.key === "F24"',
    caughtBy: browser("bar"),
    named: "closes a hovered menu on Escape",
  },
  {
    breaks: "menus: they close after 300 ms, not 150 ms",
    file: "site/layout/navigation-menu.module.css",
    search: "transition: visibility 0s 150ms",
    replace: "transition: visibility 0s 300ms",
    caughtBy: browser("bar"),
    named: "opens a menu after 200 ms",
  },
  {
    breaks: "accordions: two terms are open at once",
    file: "site/pages/enrol/term-row.tsx",
    search: '<details name="term" ',
    replace: "<details ",
    caughtBy: browser("accordions"),
    named: "one item opens at a time",
  },
  {
    breaks: "metadata: every page names the home page as canonical",
    file: "site/seo/page-meta.tsx",
    search: '<link rel="canonical" href={url} />',
    replace: '<link rel="canonical" href={publicUrl("/")} />',
    caughtBy: built("metadata"),
  },
  {
    breaks: "metadata: the locale is American",
    file: "site/seo/page-meta.tsx",
    search: 'content="en_AU"',
    replace: 'content="en_US"',
    caughtBy: built("metadata"),
  },
  {
    breaks: "facts: the code names the first owner’s business",
    file: "site/seo/page-meta.tsx",
    search: 'property="og:site_name" content={business.name}',
    replace: 'property="og:site_name" content="Stillwater Mindfulness"',
    caughtBy: "tests/another-owner/facts.test.ts",
  },
  {
    breaks: "structured data: the course has another price than its page",
    file: "site/seo/structured-data.ts",
    search: "price: course.price",
    replace: "price: course.price + 10",
    caughtBy: built("structured-data"),
  },
  {
    breaks: "structured data: a term ends on the day it starts",
    file: "site/seo/structured-data.ts",
    search: "endDate: endDateOf(term)",
    replace: "endDate: term.startDate",
    caughtBy: built("structured-data"),
  },
  {
    breaks: "redirects: old URLs without a query are not found",
    file: "server/app.ts",
    search: "if (target) {",
    replace: "if (target && search) {",
    caughtBy: "tests/http/urls.test.ts",
  },
  {
    breaks: "redirects: an old URL is forgotten",
    file: "content/redirects.yaml",
    search: "- from: /product/4-week-course\n  to: /\n",
    replace: "",
    caughtBy: "tests/http/urls.test.ts",
  },
  {
    breaks: "policy: other sites may frame a page",
    file: "scripts/build/content-security-policy.ts",
    search: "\"frame-ancestors 'none'\"",
    replace: "\"frame-ancestors 'self'\"",
    caughtBy: "tests/http/headers.test.ts",
  },
  {
    breaks: "policy: it blocks the scripts of its own page",
    file: "scripts/build/content-security-policy.ts",
    search: "...hashes(page.scripts)",
    replace: "...hashes(page.scripts).slice(1)",
    caughtBy: browser("pages"),
    named: "/privacy",
  },
  {
    breaks: "newsletter: the email has no one-click unsubscribe",
    file: "server/newsletter/store.ts",
    search: '      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",\n',
    replace: "",
    caughtBy: browser("newsletter"),
    named: "without script",
  },
  {
    breaks: "newsletter: an empty field does not block the form",
    file: "site/components/newsletter-block/newsletter-form.tsx",
    search: "        required\n",
    replace: "",
    caughtBy: browser("newsletter"),
    named: "without script",
  },
  {
    breaks: "analytics: visitors who ask not to be tracked are counted",
    file: "site/analytics/track-visit.ts",
    search: 'doNotTrack === "1" || globalPrivacyControl',
    replace: 'doNotTrack === "1"',
    caughtBy: browser("page-views"),
    named: "globalPrivacyControl",
  },
  {
    breaks: "analytics: a view is counted twice",
    file: "site/analytics/track-visit.ts",
    search: "if (!isReported) view()",
    replace: "view()",
    caughtBy: browser("page-views"),
    named: "a page that is left at once",
  },
  {
    breaks: "articles: search engines get the wrong day",
    file: "site/seo/page-meta.tsx",
    search: "content={article.publishedTime}",
    replace: 'content={article.publishedTime.replace("2024", "2023")}',
    caughtBy: built("articles"),
  },
  {
    breaks: "articles: the feed has no text",
    file: "site/seo/feed.tsx",
    search: "<Body components={feedElements} />\n          ",
    replace: "",
    caughtBy: browser("articles"),
    named: "a feed reader gets every article",
  },
  {
    breaks: "videos: they play on the site that sets cookies",
    file: "site/components/video/player.ts",
    search: "https://www.youtube-nocookie.com",
    replace: "https://www.youtube.com",
    caughtBy: browser("videos"),
    named: "a video plays in the page",
  },
  {
    breaks: "videos: the alert has other words than the specification",
    file: "site/components/video/player.ts",
    search: "Video coming soon!",
    replace: "Coming soon!",
    caughtBy: browser("videos"),
    named: "the small button says that it is coming",
  },
  {
    breaks: "contrast: soft text is too pale",
    file: "site/styles/tokens.css",
    search: "--text-soft: oklch(0.42 0.034 210)",
    replace: "--text-soft: oklch(0.72 0.034 210)",
    caughtBy: browser("pages"),
    named: "/services",
  },
  {
    breaks: "layout: a page scrolls sideways",
    file: "site/styles/base.css",
    search: "width: min(100% - 2 * var(--gutter), var(--wrap));",
    replace: "width: max(30rem, min(100% - 2 * var(--gutter), var(--wrap)));",
    caughtBy: browser("pages"),
    named: "/privacy",
  },
  {
    breaks: "launch check: a sample goes live",
    file: "scripts/launch-check/samples.ts",
    search: "places[placeOf(entry)]?.includes(hash) === true",
    replace: "places[placeOf(entry)] === undefined",
    caughtBy: unit.launchCheck,
  },
];
