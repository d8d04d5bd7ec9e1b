/** Text as it may stand in HTML, in an attribute too. */
export const escapeHtml = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");

/**
 * Fills in the places of a template, `[[name]]` and so on. All in one pass, so that what a visitor wrote is
 * never taken for a place.
 */
export const fillPlaces = (template: string, places: Readonly<Record<string, string>>): string =>
  template.replace(/\[\[([\w.]+)\]\]/g, (_, place: string) => escapeHtml(places[place] ?? ""));
