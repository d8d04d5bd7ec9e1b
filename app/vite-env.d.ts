/** A script compiled to one line of JavaScript, to inline in a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

/** The URL of a script compiled to a file, for `<script defer>`. */
declare module "*?script-file" {
  const url: string;
  export default url;
}

declare module "#art/*.svg" {
  const url: string;
  export default url;
}

declare module "#fonts/*.woff2" {
  const url: string;
  export default url;
}

// Default exports evaluated at build time: see scripts/vite/evaluated.ts.

declare module "*/intakes.ts?evaluated" {
  const intakes: readonly import("./schedule/intakes.ts").Intake[];
  export default intakes;
}

declare module "*/melbourne-ahead.ts?evaluated" {
  const ahead: import("./schedule/clock-facts.ts").ClockData["ahead"];
  export default ahead;
}

declare module "*/articles.server.ts?evaluated" {
  const articles: readonly import("./articles/parse-article.ts").Article[];
  export default articles;
}

declare module "*/indexed-paths.server.ts?evaluated" {
  const paths: readonly string[];
  export default paths;
}

interface Window {
  /** When and in which time zone the page was last evaluated (`clock.inline.ts`). */
  scheduleMoment?: import("./schedule/clock.ts").Moment;
}
