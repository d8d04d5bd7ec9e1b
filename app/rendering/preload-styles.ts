/** What React Router's list of routes says of one, as far as it matters here. */
type ManifestRoute = { readonly path?: string; readonly index?: boolean; readonly css?: readonly string[] };

/** As soon as a link is pointed at, touched or focused: the same signs at which React Router fetches modules. */
const signs = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Fetches the styles of the page that a link leads to as soon as the link is pointed at. React Router fetches
 * that page's modules then, but its styles only after the click, and shows nothing until they are there.
 */
export function preloadStyles(): void {
  const asked = new Set<string>();
  const look = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a");
    if (!link || link.origin !== location.origin) return;
    for (const href of stylesOf(link.pathname)) {
      if (asked.has(href)) continue;
      asked.add(href);
      // Into the browser's cache. Not a preload link: the browser complains of one that is not used.
      fetch(href).catch(() => asked.delete(href));
    }
  };
  for (const sign of signs) document.addEventListener(sign, look, { capture: true, passive: true });
}

/** The stylesheets of the page at a path of its own; none where a route stands for many paths. */
function stylesOf(pathname: string): readonly string[] {
  const { routes } = (
    window as unknown as { __reactRouterManifest: { routes: Record<string, ManifestRoute> } }
  ).__reactRouterManifest;
  const found = Object.values(routes).find((route) =>
    route.index ? pathname === "/" : `/${route.path}` === pathname,
  );
  return found?.css ?? [];
}
