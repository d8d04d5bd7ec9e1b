import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { articles } from "#content/articles";
import { otherRoutes, pages } from "./pages.ts";
import { articlePath, paths } from "./paths.ts";
import { answerPages } from "./routes/newsletter/answer-pages.ts";
import { allCalendarPaths } from "./schedule/calendar/calendar-paths.ts";

/** React Router's routes: see `pages.ts`. */
export default [
  ...Object.values(pages).map(({ path, folder }) => routeAt(path, `routes/${folder}/page.tsx`)),
  ...Object.entries(otherRoutes).map(([path, file]) => routeAt(path, file)),
] satisfies RouteConfig;

function routeAt(path: string, file: string) {
  return path === "/" ? index(file) : route(path.replace(/^\//, ""), file);
}

type Pattern = Extract<keyof typeof otherRoutes, `${string}:${string}` | "*">;

/** What each route with a parameter is prerendered as. */
const expanded: Record<Pattern, readonly string[]> = {
  "/blog/:slug": articles.map(({ slug }) => articlePath(slug)),
  "/newsletter/:answer": answerPages.map((page) => `/newsletter/${page}`),
  "/calendar/:file": allCalendarPaths,
  // The server answers unknown URLs with this file.
  "*": ["/404"],
};

/** The paths of all files that the build prerenders. */
export const prerenderedPaths: readonly string[] = [
  ...Object.values(paths),
  ...Object.keys(otherRoutes).flatMap((path) => expanded[path as Pattern] ?? [path]),
];
