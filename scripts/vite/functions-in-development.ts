import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

/** While developing, the functions of `server/` answer beside the pages, and reload when edited. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions-in-development",
    apply: "serve",
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/(functions|healthz)\b/.test(request.url ?? "")) return next();
        server
          .ssrLoadModule("/server/development.ts")
          .then((module) => getRequestListener(module.fetch)(request, response))
          .catch(next);
      });
    },
  };
}
