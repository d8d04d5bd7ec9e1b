/** The packed build, written by `npm run build`. */
declare module "#edge-build" {
  const build: import("./edge-build.ts").EdgeBuild;
  export default build;
}
