import "./zod-without-eval.ts";
import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { RouterProvider } from "react-router/dom";
import { followEvents } from "./api/follow-events.ts";
import { queryClient } from "./api/query-client.ts";
import { sessionQuery } from "./api/session.ts";
import { keepTypings } from "./draft/typings.ts";
import { router } from "./routes.tsx";
import "./styles/index.css";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no #root.");

await queryClient.prefetchQuery(sessionQuery);
followEvents(queryClient);
keepTypings();
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  </StrictMode>,
);
