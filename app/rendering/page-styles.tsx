import { Links, useRouteError } from "react-router";

/** Stands for the styles of a page until they are filled in, in `entry.server.tsx`. */
export const stylesPlaceholder = "/*page-styles*/";

/**
 * The styles of the page inside its HTML, so that nothing has to be fetched before the first paint.
 * They stay when React takes over (it is told to leave them alone). Where it cannot draw the page, the
 * document is made anew, and stylesheets are linked as usual.
 */
export function PageStyles() {
  const hasFailed = Boolean(useRouteError());
  if (import.meta.env.DEV) return <Links />;
  return (
    <>
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, written at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? stylesPlaceholder : "" }}
      />
      {hasFailed && <Links />}
    </>
  );
}
