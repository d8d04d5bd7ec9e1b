import sharp from "sharp";
import { beforeAll, test } from "vitest";
import { parse } from "yaml";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../engine/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

type Entry = {
  readonly title: string;
  readonly description: string;
  readonly youtube?: { readonly link: string } | null;
  readonly thumbnail?: string;
  readonly written: { readonly moment: string };
};

test("a pasted link is checked and kept, asks nothing of YouTube from the window, and is taken off; a video is added", {
  tags: ["slow"],
}, async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  const first = () => (parse(project.read("content/practices.yaml")) as readonly Entry[])[0];
  const requested: string[] = [];
  await page.route(/youtube/, (route) => {
    requested.push(new URL(route.request().url()).hostname);
    return route.abort();
  });
  await page.goto("/videos");
  const video = page
    .getByRole("listitem")
    .filter({ hasText: first()?.title ?? "" })
    .first();
  await video.locator("summary").first().click();
  const link = video.getByLabel("Link");
  await link.fill("https://vimeo.com/76979871");
  await video.getByLabel("Published on").fill("2026-01-14");
  await expect(link).toHaveAccessibleDescription(/isn’t the whole link to one video on YouTube/);
  await expectAccessible(page, "a video of another site");
  expect(first()?.youtube).toBeNull();

  await link.fill("m.youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=90s");
  await expect.poll(() => first()?.youtube).toMatchObject({ link: expect.stringContaining("aqz-KE-bpKQ") });
  await expect(video).toContainText("You say it’s been on YouTube since 14 January 2026");
  expect(requested).toEqual([]);

  await expect(video.getByRole("link", { name: "See it play on its page" })).toHaveAttribute(
    "href",
    /\/guided-practices#/,
  );

  await video.getByRole("button", { name: "Take this video off" }).click();
  await expect.poll(() => first()?.youtube ?? undefined).toBeUndefined();
  await expect(video).toContainText("No video yet");
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect.poll(() => first()?.youtube).toBeTruthy();

  // What the photograph is for.
  await expect(video.getByText("Its picture is a print.")).toBeVisible();
  const picture = sharp({ create: { width: 1600, height: 1000, channels: 3, background: "#9ab" } });
  const buffer = await picture.jpeg().toBuffer();
  await video
    .getByLabel("A photograph of yours")
    .setInputFiles({ name: "me.jpg", mimeType: "image/jpeg", buffer });
  await expect(video.locator("img")).toBeVisible();
  expect(first()?.thumbnail).toMatch(/^\/photos\//);

  // A sentence of its written version, found by its words.
  const { written } = first() ?? {};
  await page.goto("/words");
  await page.getByLabel("Find a sentence").fill(written?.moment ?? "");
  await page.getByRole("link", { name: written?.moment.slice(0, 40) ?? "" }).click();
  const moment = video.getByRole("textbox", { name: "An everyday moment" });
  await expect(moment).toBeFocused();
  await page.keyboard.press("Control+End");
  await page.keyboard.type(" So it is.");
  await expect.poll(() => first()?.written.moment).toBe(`${written?.moment} So it is.`);

  await page.getByRole("button", { name: "Add a video" }).click();
  const added = page.getByRole("group", { name: "A new video", exact: true });
  await added.getByLabel("Link").fill("https://youtu.be/aqz-KE-bpKQ");
  await expect(added.getByText(/^Needs you: “.+”\.$/)).toBeVisible();
  await page.goto("/changes");
  await expect(page.getByRole("article").filter({ hasText: "“https://youtu.be/aqz-KE-bpKQ”" })).toBeVisible();
});

test("a link from one device and its day from another become one video, and who types goes on where she was", async () => {
  const project = smallProject();
  const studio = await runningStudio(project.folder, appFolder);
  const first = () => (parse(project.read("content/practices.yaml")) as readonly Entry[])[0];
  const open = async () => {
    const window = await openWindow(studio, { at: "/videos" });
    const video = window
      .getByRole("listitem")
      .filter({ has: window.getByText(first()?.title ?? "", { exact: true }) })
      .first();
    await video.locator("summary").first().click();
    return { window, video };
  };
  const [phone, laptop] = [await open(), await open()];
  await phone.window.context().setOffline(true);
  await phone.video.getByLabel("Link").fill("https://youtu.be/aqz-KE-bpKQ");
  await laptop.video.getByLabel("Published on").fill("2026-01-14");
  await expect(laptop.video).toContainText("Needs you: “Link”.");
  await phone.window.context().setOffline(false);
  await expect
    .poll(() => first()?.youtube)
    .toMatchObject({ link: expect.stringContaining("aqz-KE-bpKQ"), published: "2026-01-14" });

  const description = ({ video }: typeof phone) => video.getByRole("textbox", { name: "Description" });
  for (const { video } of [phone, laptop]) await video.getByText("Its words", { exact: true }).click();
  await description(phone).press("Control+End");
  await description(laptop).fill("Rest, wherever it is.");
  await expect(description(phone)).toHaveText("Rest, wherever it is.");
  await phone.window.keyboard.type(" Here.");
  await expect.poll(() => first()?.description).toBe("Rest, wherever it is. Here.");
});
