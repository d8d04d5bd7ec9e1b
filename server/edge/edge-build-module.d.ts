/** The packed build, which `npm run build` writes. */
declare module "#edge-build" {
  const build: import("./edge-build.ts").EdgeBuild;
  export default build;
}
