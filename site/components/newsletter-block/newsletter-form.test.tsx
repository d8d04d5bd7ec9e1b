import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import type { Purpose } from "../../../domain/newsletter.ts";

afterEach(() => {
  vi.resetModules();
  vi.doUnmock("#content/business");
});

/** Renders the form with or without an external mailing list. */
async function markup(list: { url: string; honeypot: string } | undefined, purpose?: Purpose) {
  const { business } = await vi.importActual<typeof import("#content/business")>("#content/business");
  vi.doMock("#content/business", () => ({ business: { ...business, newsletterList: list } }));
  const { NewsletterForm } = await import("./newsletter-form.tsx");
  return renderToStaticMarkup(<NewsletterForm {...(purpose && { purpose })} />);
}

test("posts to this server in a new tab, with a honeypot", async () => {
  const html = await markup(undefined);
  expect(html).toMatch(/^<form [^>]*action="\/functions\/v1\/subscribe" method="post" target="_blank"/);
  expect(html).toContain('name="FNAME"');
  expect(html).toMatch(/<input [^>]*type="email"[^>]* required=""[^>]* name="EMAIL"/);
  expect(html).toMatch(/aria-hidden="true">.*<input [^>]*tabindex="-1"[^>]* name="website"/i);
});

test("posts to an external list with its honeypot, and without the fields of this server", async () => {
  const html = await markup({ url: "https://a.list.example/post?u=1&id=2", honeypot: "b_1_2" });
  expect(html).toContain('action="https://a.list.example/post?u=1&amp;id=2"');
  expect(html).toContain('name="b_1_2"');
  expect(html).not.toMatch(/name="(website|purpose)"/);
});

test("posts a wish for course dates to this server in the same tab, whatever the list", async () => {
  const html = await markup({ url: "https://a.list.example/post", honeypot: "b_1_2" }, "course-dates");
  expect(html).toMatch(/^<form [^>]*action="\/functions\/v1\/subscribe"/);
  expect(html).not.toMatch(/target=|new tab/);
});
