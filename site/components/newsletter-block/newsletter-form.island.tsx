import { hydrateIsland } from "../../islands/hydrate-island.tsx";
import { LiveNewsletterForm } from "./live-newsletter-form.tsx";

export const start = (island: HTMLElement) => hydrateIsland(island, LiveNewsletterForm);
