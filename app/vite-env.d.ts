/** A script compiled to one line, to stand inside a page. */
declare module "*?inline-script" {
  const code: string;
  export default code;
}

declare module "#art/*.svg" {
  const address: string;
  export default address;
}

declare module "#fonts/*.woff2" {
  const address: string;
  export default address;
}
