import { html } from "hono/html";

/** Escapes text for HTML, including attribute values. */
export const escapeHtml = (text: string): string => String(html`${text}`);

/**
 * Replaces the placeholders of a template, such as `[[name]]`, with escaped text. One pass, so that visitors' text is
 * never taken for a placeholder.
 */
export const fillSlots = (template: string, slots: Readonly<Record<string, string>>): string =>
  template.replace(/\[\[([\w.]+)\]\]/g, (_, slot: string) => escapeHtml(slots[slot] ?? ""));
