import { appendFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { ProjectCopy } from "../../tests/support/project-copy.ts";

test("publishes the files of public/, no photograph that no text shows, and her portrait in AVIF, too", async () => {
  const copy = new ProjectCopy();
  onTestFinished(() => copy.remove());
  const file = (name: string) => path.join(copy.folder, name);
  const draw = () => expect(copy.run(process.execPath, ["build-site/prepare.ts"])).toBe(true);
  mkdirSync(file("public/photos"), { recursive: true });
  writeFileSync(file("public/photos/withdrawn.jpg"), "a face");
  const inText = ["shown", "taken-out"].map((name) => `/photos/${name}-1a2b3c4d-1200x800.jpg`);
  for (const url of inText) writeFileSync(file(`public${url}`), "a bus");
  appendFileSync(
    file("content/articles/driving-meditation.mdx"),
    `\n<Print name="${inText[0]}" alt="A bus at a stop in the rain, its lights on" />\n`,
  );
  const portrait = sharp({ create: { width: 500, height: 600, channels: 3, background: "#777" } });
  await portrait.withMetadata({ orientation: 6 }).jpeg().toFile(file("public/photos/me.jpg"));
  copy.edit({
    file: "content/business.yaml",
    search: "\nteacher:\n",
    replace:
      "\nteacher:\n  photograph: { path: /photos/me.jpg, alt: Me at the lake, width: 600, height: 500 }\n",
  });
  draw();
  expect(existsSync(file(".generated/public/photos/withdrawn.jpg"))).toBe(true);
  const avif = file(".generated/public/photos/me.jpg.avif");
  expect(await sharp(avif).metadata()).toMatchObject({ format: "heif", width: 600, height: 500 });
  expect(inText.map((url) => existsSync(file(`.generated/public${url}`)))).toEqual([true, false]);
  rmSync(file("public/photos/withdrawn.jpg"));
  draw();
  expect(existsSync(file(".generated/public/photos/withdrawn.jpg"))).toBe(false);
  expect(existsSync(file(".generated/public/favicon.svg"))).toBe(true);
});
