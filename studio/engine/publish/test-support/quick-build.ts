import { cp, mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "yaml";
import { stampOf } from "../../../../build-site/stamp.ts";
import { readSources } from "../../../../content-model/compiler/read-sources.ts";
import { stateIdOf } from "../../../../content-model/compiler/write-modules.ts";
import type { BuildCommands } from "../build.ts";

const policy = "default-src 'none'";

/** Builds two pages from the schedule, with what a server needs of a build. */
export const quickBuild: BuildCommands = {
  build: async (folder) => {
    const sources = await readSources(folder);
    const state = stateIdOf(sources);
    const { course } = parse(sources.get("content/schedule.yaml") ?? "") as {
      course: Record<string, unknown>;
    };
    const page = (title: string, text: string) =>
      `<!doctype html><title>${title} | Stillwater</title><meta name="state" content="${state}"><main><h1>${title}</h1><p>${text}</p></main>`;
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(folder, "build", file)), { recursive: true });
      await writeFile(path.join(folder, "build", file), text);
    };
    await write("client/index.html", page("Home", "Come in."));
    await write(
      "client/enrol/index.html",
      page("Enrol", `All up $${course.price} AUD, at ${course.startTime}`),
    );
    await write("client/404.html", page("Not found", "Nothing here."));
    await write(`client/assets/page-${state}.js`, `"${state}"`);
    const files = ["client/index.html", "client/enrol/index.html", "client/404.html"];
    const contentSecurityPolicies = Object.fromEntries(files.map((file) => [file, policy]));
    const release = await stampOf(["content/**"], { folder, optional: ["public/photos/*"] });
    await write("site.json", JSON.stringify({ contentSecurityPolicies, samples: 0, release }));
    await cp(path.join(folder, "build/client"), path.join(folder, "build/release/build/client"), {
      recursive: true,
    });
    await cp(path.join(folder, "build/site.json"), path.join(folder, "build/release/build/site.json"));
    return { succeeded: true, output: "", printed: "" };
  },
  check: async () => ({ succeeded: true, output: JSON.stringify({ findings: [] }), printed: "" }),
};
