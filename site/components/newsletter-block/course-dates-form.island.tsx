import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveCourseDatesForm } from "./newsletter-form.tsx";

export const start = (island: HTMLElement) => hydrateIsland(island, LiveCourseDatesForm);
