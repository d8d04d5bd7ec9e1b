import { crashes } from "./crashes.ts";
import type { FaultCase } from "./fault-case.ts";
import { fullDisk } from "./full-disk.ts";
import { readOnly } from "./read-only.ts";
import { twoServers } from "./two-servers.ts";

/** Every case, in the order in which they are run. */
export const faultCases: readonly FaultCase[] = [crashes, fullDisk, readOnly, twoServers];
