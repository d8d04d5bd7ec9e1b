import type { Plugin } from "vite";

/** While developing, the functions of `server/` answer beside the pages, and reload when edited. */
export function functionsInDevelopment(): Plugin {
  return {
    name: "functions-in-development",
    apply: "serve",
  };
}
