import { getRequestListener } from "@hono/node-server";
import type { Plugin } from "vite";

type Functions = typeof import("../../server/development.ts");

/** Serves the functions of `server/` from the development server, and reloads them when edited. */
export function functionsInDevelopment(): Plugin {
  let running: Functions | undefined;
  return {
    name: "functions-in-development",
    apply: "serve",
    configureServer(server) {
      // npm run dev was killed; see system/parent.mjs.
      process.once("disconnect", async () => {
        await Promise.all([server.close(), running?.stop()]);
        process.exit();
      });
      server.middlewares.use((request, response, next) => {
        if (!/^\/(functions|healthz)\b/.test(request.url ?? "")) return next();
        server
          .ssrLoadModule("/server/development.ts")
          .then(async (loaded) => {
            const functions = loaded as Functions;
            if (running && running !== functions) await running.stop();
            running = functions;
            await getRequestListener(functions.fetch)(request, response);
          })
          .catch(next);
      });
    },
  };
}
