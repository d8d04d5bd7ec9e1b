import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { PracticeRoom } from "./practice-room.tsx";

// Without notices: nothing is requested during a sitting.
export const start = (island: HTMLElement) => hydrateIsland(island, PracticeRoom, { notices: false });
