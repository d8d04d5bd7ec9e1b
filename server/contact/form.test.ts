import { describe, expect, test } from "vitest";
import { fieldLimits, fieldMessages, notices } from "../../domain/message.ts";
import { startApp, valid } from "../test-support/app.ts";

const multipart = (fields: Record<string, string>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
};

describe.each([
  ["url-encoded", (fields: Record<string, string>) => new URLSearchParams(fields)],
  ["multipart", multipart],
])("a form without scripts, %s", (_, encode) => {
  test("is stored and confirmed, with the address that it came from", async () => {
    const site = startApp();
    const response = await site.send(encode({ ...valid, website: "", message: "two\r\nlines" }));
    expect(response.status).toBe(200);
    const page = await response.text();
    expect(page).toContain(`<h1>${notices.sent.title}</h1><p>kim@example.org</p>`);
    expect(page).toContain(">two\nlines</textarea>");
    expect(await site.rows()).toMatchObject([{ ...valid, message: "two\nlines", suspected_spam: 0 }]);
  });

  test("from a mistyped address is stored, and the confirmation asks whether another was meant", async () => {
    const site = startApp();
    const email = "pat@gmial.com";
    const page = await (await site.send(encode({ ...valid, email }))).text();
    expect(page).toContain(`<p>${email}</p><p>Did you mean pat@gmail.com?</p>`);
    expect(page).toContain(`<input name="email" value="pat@gmail.com">`);
    expect(await site.rows()).toMatchObject([{ email }]);
    const other = await (await site.send(encode({ ...valid, email: "pat@student.unimelb.edu.au" }))).text();
    expect(other).toContain(`<p></p><input name="email" value="pat@student.unimelb.edu.au">`);
  });

  test("with a missing field is shown again with everything that was typed", async () => {
    const site = startApp();
    const response = await site.send(encode({ ...valid, name: " ", message: "\n<b>&\"' $& [[email]]" }));
    expect(response.status).toBe(422);
    expect(response.headers.get("Content-Type")).toMatch(/^text\/html/);
    const page = await response.text();
    expect(page).toContain(`<strong>${notices.missing.title}</strong><p>${notices.missing.text}</p>`);
    expect(page).toContain(
      `<input name="name" value=" " aria-invalid="true"><p>${fieldMessages.name.missing}</p>`,
    );
    expect(page).toContain(`<input name="email" value="kim@example.org" aria-invalid="false"><p></p>`);
    // HTML ignores the first line break of a textarea.
    expect(page).toContain(">\n\n&lt;b&gt;&amp;&quot;&#39; $&amp; [[email]]</textarea>");
    expect(page).toContain(`<option value="1-to-1 Coaching" selected="">`);
    expect(page).toContain(`<option value="General Question">`);
    expect(await site.rows()).toEqual([]);
  });

  test("above the limit is shown again with everything that was typed", async () => {
    const site = startApp({ limits: { perClient: 1 } });
    await site.send(encode(valid));
    const response = await site.send(encode({ ...valid, message: "again" }));
    expect(response.status).toBe(429);
    expect(response.headers.get("Retry-After")).toMatch(/^\d+$/);
    const page = await response.text();
    expect(page).toContain("Try again in 10 minutes. Everything you typed is still here.");
    expect(page).toContain(">again</textarea>");
  });

  test("is stored at its greatest length in any alphabet", async () => {
    const site = startApp();
    const message = "静".repeat(fieldLimits.message);
    expect((await site.send(encode({ ...valid, message }))).status).toBe(200);
    expect(await site.rows()).toMatchObject([{ message }]);
  });

  test.each([fieldLimits.message + 1, 20_000, 250_000])(
    "with a message of %i characters is shown again with all of them",
    async (length) => {
      const site = startApp();
      const message = "x".repeat(length);
      const response = await site.send(encode({ ...valid, message }));
      expect(response.status).toBe(422);
      const page = await response.text();
      expect(page).toContain(`>${message}</textarea><p>${fieldMessages.message.tooLong}</p>`);
      expect(page).toContain('value="kim@example.org"');
      expect(await site.rows()).toEqual([]);
    },
  );

  test("beyond 256 KB says that the words are still in the browser", async () => {
    const site = startApp();
    const response = await site.send(encode({ ...valid, message: "x".repeat(270_000) }));
    expect(response.status).toBe(413);
    expect(response.headers.get("Connection")).toBe("close");
    const page = await response.text();
    expect(page).toContain(notices.tooLarge.title);
    expect(page).toContain(notices.tooLarge.text);
    expect(page).toContain("</textarea><p></p>");
  });
});

test("selects the default interest", async () => {
  const { interest: _, ...rest } = valid;
  const page = await (await startApp().send(new URLSearchParams({ ...rest, name: "" }))).text();
  expect(page).toContain(`<option value="General Question" selected="">`);
});

test("treats a file in a text field as empty", async () => {
  const form = multipart(valid);
  form.set("message", new Blob(["x"]), "x.txt");
  expect((await startApp().send(form)).status).toBe(422);
});
