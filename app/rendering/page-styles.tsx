import { useEffect, useState } from "react";
import { Links } from "react-router";

/** Stands for the styles of a page until they are filled in, in `entry.server.tsx`. */
export const stylesPlaceholder = "/*page-styles*/";

/** Whether React has taken the page over. */
let taken = false;

/**
 * The styles of the page inside its HTML, so that nothing has to be fetched before the first paint.
 * They stay when React takes over (it is told to leave them alone). Where the document had to be drawn
 * anew, as for the error page, stylesheets are linked as usual.
 */
export function PageStyles() {
  const [isAnew] = useState(taken);
  useEffect(() => {
    taken = true;
  }, []);

  if (import.meta.env.DEV) return <Links />;
  return (
    <>
      <style
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own stylesheet, written at build time
        dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? stylesPlaceholder : "" }}
      />
      {isAnew && <Links />}
    </>
  );
}
