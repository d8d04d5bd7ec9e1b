import { backups } from "./backups.ts";
import { clocks } from "./clocks.ts";
import { crashes } from "./crashes.ts";
import type { FaultCase } from "./fault-case.ts";
import { flood } from "./flood.ts";
import { fullAtStart } from "./full-at-start.ts";
import { fullDisk } from "./full-disk.ts";
import { garbage } from "./garbage.ts";
import { lostDatabase } from "./lost-database.ts";
import { oneNetwork } from "./one-network.ts";
import { readOnly } from "./read-only.ts";
import { slowClients } from "./slow-clients.ts";
import { stopping } from "./stopping.ts";
import { storm } from "./storm.ts";
import { twoServers } from "./two-servers.ts";
import { updates } from "./updates.ts";

/** Every case, in the order of a run. */
export const faultCases: readonly FaultCase[] = [
  crashes,
  storm,
  fullDisk,
  fullAtStart,
  lostDatabase,
  readOnly,
  twoServers,
  flood,
  oneNetwork,
  slowClients,
  garbage,
  clocks,
  stopping,
  backups,
  updates,
];
