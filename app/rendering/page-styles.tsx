import { useEffect, useState } from "react";
import { Links, useLocation } from "react-router";

/** Stands for the styles of a page until they are filled in, in `entry.server.tsx`. */
export const stylesPlaceholder = "/*page-styles*/";

/** The page that the browser has loaded, whose styles stand in its HTML. Set once React runs. */
let landing: string | undefined;

/**
 * The styles of the page inside its HTML, so that nothing has to be fetched before the first paint.
 * They stay when React takes over (it is told to leave them alone). On any other page, and where the
 * document had to be drawn anew, as for the error page, stylesheets are linked as usual.
 */
export function PageStyles() {
  const { pathname } = useLocation();
  const [isFirst] = useState(landing === undefined);
  useEffect(() => {
    landing ??= pathname;
  }, [pathname]);

  if (import.meta.env.DEV) return <Links />;
  return (
    <>
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, written at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? stylesPlaceholder : "" }}
      />
      {(!isFirst || (landing !== undefined && landing !== pathname)) && <Links />}
    </>
  );
}
