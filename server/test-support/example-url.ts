// Preloaded by processes of tests: gives the site an example URL, so that no test posts to the owner's real site.
import { registerHooks } from "node:module";

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!url.endsWith("/content/business.ts")) return loaded;
    const source = String(loaded.source).replace(
      /(export const url\b.*? = )"[^"]*"/,
      '$1"https://www.example.com"',
    );
    return { ...loaded, source };
  },
});
