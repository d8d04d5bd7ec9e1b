import path from "node:path";
import type { ErrorPayload, Plugin, ViteDevServer } from "vite";
import { formatProblem, formatProblems, type Problem } from "../../content-model/compiler/problem.ts";
import { readContent } from "../../content-model/compiler/read-content.ts";
import { writeModules } from "../../content-model/compiler/write-modules.ts";

/**
 * Compiles the content at every save during development. Errors are shown in the terminal and on the page, which keeps
 * its last valid content.
 */
export function contentInDevelopment(): Plugin {
  let errors: readonly Problem[] = [];

  async function compile(server: ViteDevServer) {
    const compiled = await readContent();
    const { content, problems, sources } = compiled;
    errors = content ? [] : problems.filter(({ severity }) => severity === "error");
    if (problems.length > 0) server.config.logger.error(formatProblems(problems));
    if (content) await writeModules(content, compiled, sources);
    else server.ws.send(overlay(errors));
  }

  return {
    name: "content-in-development",
    apply: "serve",
    async configureServer(server) {
      const folder = path.resolve("content");
      const photographs = path.resolve("public/photos");
      server.watcher.add([folder, photographs]);
      server.watcher.on("all", (_, file) => {
        const isContent = file.startsWith(folder) && !file.endsWith(".json");
        if (!isContent && !file.startsWith(photographs)) return;
        compile(server).catch((error: unknown) => server.config.logger.error(String(error)));
      });
      server.ws.on("connection", () => {
        if (errors.length > 0) server.ws.send(overlay(errors));
      });
      await compile(server);
    },
  };
}

function overlay(errors: readonly Problem[]): ErrorPayload {
  const [first] = errors;
  return {
    type: "error",
    err: {
      message: errors.map(formatProblem).join("\n\n"),
      stack: "",
      plugin: "content",
      ...(first && { loc: { file: first.file, line: first.line, column: 0 } }),
    },
  };
}
