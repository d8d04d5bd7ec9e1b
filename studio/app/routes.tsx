import { createBrowserRouter } from "react-router";
import { ErrorScreen, UnknownScreen } from "./shell/screen.tsx";
import { Shell } from "./shell/shell.tsx";

/** The screens. Each is loaded when it is opened: its module exports `Component`. */
export const router = createBrowserRouter([
  {
    Component: Shell,
    HydrateFallback: () => null,
    children: [
      {
        ErrorBoundary: ErrorScreen,
        children: [
          { path: "/", lazy: () => import("./screens/desk/desk.tsx") },
          { path: "/messages/:id?", lazy: () => import("./screens/messages/messages.tsx") },
          { path: "/person", lazy: () => import("./screens/person/person.tsx") },
          { path: "/letters/:which?", lazy: () => import("./screens/letters/letters.tsx") },
          { path: "/readers", lazy: () => import("./screens/readers/readers.tsx") },
          { path: "/readers/bring-in", lazy: () => import("./screens/readers/import-readers.tsx") },
          { path: "/dates", lazy: () => import("./screens/dates/dates.tsx") },
          { path: "/prices", lazy: () => import("./screens/prices/prices.tsx") },
          { path: "/articles", lazy: () => import("./screens/articles/articles.tsx") },
          { path: "/articles/:slug", lazy: () => import("./screens/articles/article.tsx") },
          { path: "/questions", lazy: () => import("./screens/questions/questions.tsx") },
          { path: "/kind-words", lazy: () => import("./screens/kind-words/kind-words.tsx") },
          { path: "/videos", lazy: () => import("./screens/videos/videos.tsx") },
          { path: "/words/:page?", lazy: () => import("./screens/words/words.tsx") },
          { path: "/changes", lazy: () => import("./screens/changes/changes.tsx") },
          { path: "/publishing", lazy: () => import("./screens/publishing/publishing.tsx") },
          { path: "/visits", lazy: () => import("./screens/visits/visits.tsx") },
          { path: "/history", lazy: () => import("./screens/history/history.tsx") },
          { path: "/ready", lazy: () => import("./screens/ready/ready.tsx") },
          { path: "/who-can-open", lazy: () => import("./screens/who-can-open/who-can-open.tsx") },
          { path: "/all", lazy: () => import("./screens/all/all.tsx") },
          { path: "*", Component: UnknownScreen },
        ],
      },
    ],
  },
]);
