import { countWithGoogle } from "../analytics/google-tag.ts";
import { pageIsThere } from "./page-is-there.ts";

const { start, measurementId } = (document.currentScript as HTMLScriptElement).dataset;

pageIsThere(start);
if (measurementId) countWithGoogle(measurementId);
