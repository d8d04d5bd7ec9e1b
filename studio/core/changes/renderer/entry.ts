import * as build from "virtual:react-router/server-build";
import { createRequestHandler } from "react-router";
import { prerenderedPaths } from "../../../../app/routes.ts";

/** Answers the request for a page. */
export const handler = createRequestHandler(build, "production");
export { prerenderedPaths };
