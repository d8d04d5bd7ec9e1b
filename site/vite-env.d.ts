/** A script compiled to one line of JavaScript, to inline in a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

declare module "*.svg" {
  const url: string;
  export default url;
}
