import { expect, test } from "../support/test.ts";

test("the near bank goes on into the ground of the board without a seam, light and dark", async ({
  page,
}) => {
  await page.goto("/");
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const colours = () =>
        page.evaluate(async () => {
          const board = document.querySelector("section:has(#board-heading)");
          const image = board?.querySelector("img");
          const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
          if (!image || !board || !canvas) throw new Error("Bank or board not found");
          await image.decode();
          canvas.drawImage(image, -image.naturalWidth / 2, 1 - image.naturalHeight);
          const ofBank = [...canvas.getImageData(0, 0, 1, 1).data];
          canvas.fillStyle = getComputedStyle(board).backgroundColor;
          canvas.fillRect(0, 0, 1, 1);
          return { ofBank, ofGround: [...canvas.getImageData(0, 0, 1, 1).data] };
        });
      // A browser goes on showing the picture of the last width until this one's has come.
      await expect(async () => {
        const { ofBank, ofGround } = await colours();
        expect(ofBank).toEqual(ofGround);
      }, `${colorScheme}, ${width} px`).toPass();
    }
  }
});

test("a desktop shows the whole board on its first screen", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  for (const row of await page.locator("section:has(#board-heading) li").all()) {
    const box = await row.boundingBox();
    expect(box && box.y + box.height).toBeLessThanOrEqual(900);
  }
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the day of the class fits its column on a phone", async ({ page }) => {
    for (const width of [360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto("/");
      const date = page.locator("section:has(#board-heading) li > div").first();
      const overflow = await date.evaluate((element) => element.scrollWidth - element.clientWidth);
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0);
    }
  });
});
