/** A script compiled to one line of JavaScript, to inline in a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

declare module "*.svg" {
  const url: string;
  export default url;
}

interface Window {
  /** When and where `clock.inline.ts` last updated the page. Read by tests. */
  scheduleMoment?: import("../domain/clock.ts").Moment;
}
