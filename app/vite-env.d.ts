/** A script compiled to one line, to stand inside a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

/** The address of a script compiled to a file of its own, for a `<script defer>`. */
declare module "*?script-file" {
  const address: string;
  export default address;
}

declare module "#art/*.svg" {
  const address: string;
  export default address;
}

declare module "#fonts/*.woff2" {
  const address: string;
  export default address;
}

/** The intakes as they were worked out when the site was built. */
declare module "*/intakes.ts?evaluated" {
  const intakes: readonly import("./schedule/intakes.ts").Intake[];
  export default intakes;
}

/** By how much Melbourne is ahead, as its rules were known when the site was built. */
declare module "*/melbourne-ahead.ts?evaluated" {
  const ahead: import("./schedule/clock-facts.ts").ClockData["ahead"];
  export default ahead;
}

/** The articles without their bodies, as they were when the site was built. */
declare module "*/articles.ts?evaluated" {
  const articles: readonly import("./articles/read-article.ts").Article[];
  export default articles;
}

interface Window {
  /** The moment at which the page was last looked at, by which its dates go (`clock.inline.ts`). */
  scheduleMoment?: import("./schedule/clock.ts").Moment;
}
