import { countWithGoogle } from "../analytics/google-tag.ts";
import { pageIsThere } from "./page-is-there.ts";

const { measurementId } = (document.currentScript as HTMLScriptElement).dataset;

pageIsThere();
if (measurementId) countWithGoogle(measurementId);
