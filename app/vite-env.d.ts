/** A script compiled to one line of JavaScript, to inline in a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
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

declare module "*/scheduled-terms.ts?evaluated" {
  const terms: readonly import("./schedule/scheduled-terms.ts").ScheduledTerm[];
  export default terms;
}

declare module "*/zone-offsets.ts?evaluated" {
  const offsets: import("./schedule/schedule-state.ts").ScheduleData["offsets"];
  export default offsets;
}

declare module "*/indexed-paths.server.ts?evaluated" {
  const paths: readonly string[];
  export default paths;
}

interface Window {
  /** When and where `clock.inline.ts` last updated the page. Read by tests. */
  scheduleMoment?: import("./schedule/clock.ts").Moment;
}
