import { beforeAll, test } from "vitest";
import { expectAccessible } from "../../../../tests/support/axe.ts";
import { appFolder, buildAppWhereNeeded } from "../../../build-app.ts";
import { smallProject } from "../../../core/test-support/small-project.ts";
import { runningStudio } from "../../../test-support/running-studio.ts";
import { expect, openWindow } from "../../../test-support/window.ts";

beforeAll(async () => {
  await buildAppWhereNeeded(() => undefined);
});

test("a letter is kept while it's typed, and can't be sent before its test", async () => {
  const project = smallProject();
  const page = await openWindow(await runningStudio(project.folder, appFolder));
  await page.goto("/letters");
  await page.getByLabel("Subject").fill("Before the year runs out");
  await page.getByLabel("The letter").fill("Hello,\n\nhere’s the one thing.");
  await expect(page.getByRole("region", { name: "Sending it" })).toContainText("Send yourself a test first.");
  await expect(page.getByRole("button", { name: /^Send(?: to .*)?…$/ })).toBeDisabled();
  await page.getByRole("link", { name: "Messages", exact: true }).first().click();
  await expect(page).toHaveURL(/messages/);
  await page.goto("/letters");
  await expect(page.getByLabel("The letter")).toHaveValue("Hello,\n\nhere’s the one thing.");
  await expectAccessible(page, "a letter");
});
