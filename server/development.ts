import { openDatabase } from "./database/open-database.ts";
import { readEnv } from "./env.ts";
import { logToConsole } from "./log.ts";
import { readSiteBuild } from "./site-build.ts";
import { startFunctions } from "./start-functions.ts";

// The functions for the development server, which serves the pages itself.
const env = readEnv();
const { createAppFor, stop } = startFunctions(env, openDatabase(env.DATA_DIR), logToConsole);
const app = createAppFor(readSiteBuild("build"));

export const fetch = (request: Request) => app.fetch(request, { socketAddress: "127.0.0.1" });

/** Ends the delivery loop before an edited version starts. */
export { stop };
