import { countOnOwnServer } from "../analytics/own-counter.ts";
import { pageIsThere } from "./page-is-there.ts";

const { start, functions } = (document.currentScript as HTMLScriptElement).dataset;

pageIsThere(start);
if (functions) countOnOwnServer(functions);
