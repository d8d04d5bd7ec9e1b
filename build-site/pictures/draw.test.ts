import { mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { photographCrops } from "../../site/articles/photograph-files.ts";
import { temporaryFolder } from "../../tests/support/temporary-folder.ts";
import { cropPhotograph, photographInAvif } from "./crop-photograph.ts";
import { collectFiles } from "./draw.ts";

test("publishes the files of public/, no links, and no photograph that no text shows", async () => {
  const project = temporaryFolder();
  const [shown, teacher, takenOut] = ["shown", "teacher", "taken-out"].map(
    (name) => `photos/${name}-1a2b3c4d-1200x800.jpg`,
  );
  for (const [file, text] of [
    ["site/pictures/public/favicon.svg", "<svg/>"],
    [".generated/art/public/og-image.jpg", "a picture"],
    ["content/articles/driving.mdx", `<Print name="/${shown}" alt="A bus" />`],
    ["content/business.yaml", `teacher: { photograph: { path: /${teacher} } }`],
    ["public/photos/withdrawn.jpg", "a face"],
    [`public/${shown}`, "a bus"],
    [`public/${teacher}`, "a face"],
    [`public/${takenOut}`, "a bus"],
  ] as const) {
    mkdirSync(path.dirname(path.join(project, file)), { recursive: true });
    writeFileSync(path.join(project, file), text);
  }
  symlinkSync(path.join(project, "content/business.yaml"), path.join(project, "public/link.txt"));
  const published = async () => {
    await collectFiles(project);
    const folder = path.join(project, ".generated/public");
    const found = readdirSync(folder, { recursive: true, withFileTypes: true });
    return found.flatMap((file) => (file.isFile() ? [file.name] : [])).toSorted();
  };
  const always = ["favicon.svg", "og-image.jpg", path.basename(shown ?? ""), path.basename(teacher ?? "")];
  expect(await published()).toEqual([...always, "withdrawn.jpg"]);
  rmSync(path.join(project, "public/photos/withdrawn.jpg"));
  expect(await published()).toEqual(always);
});

test("turns a portrait as the camera held it", async () => {
  const portrait = sharp({ create: { width: 50, height: 60, channels: 3, background: "#777" } });
  const turned = await portrait.withMetadata({ orientation: 6 }).jpeg().toBuffer();
  expect(await sharp(await photographInAvif(turned)).metadata()).toMatchObject({
    format: "heif",
    width: 60,
    height: 50,
  });
});

test("keeps the point of a photograph that the owner set, as the camera held it", async () => {
  // Upright, its upper half is red and its lower half blue.
  const half = { create: { width: 100, height: 100, channels: 3, background: "#f00" } } as const;
  const blue = await sharp({ create: { ...half.create, background: "#00f" } })
    .png()
    .toBuffer();
  const upright = await sharp({ create: { ...half.create, height: 200 } })
    .composite([{ input: blue, left: 0, top: 100 }])
    .png()
    .toBuffer();
  const sideways = await sharp(upright).rotate(270).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const inMiddle = async (y: number) => {
    const crop = await cropPhotograph(sideways, photographCrops.wide, "jpg", { x: 50, y });
    const { data } = await sharp(crop)
      .extract({ left: 800, top: 337, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return (data[0] ?? 0) > 128 ? "red" : "blue";
  };
  expect([await inMiddle(0), await inMiddle(100)]).toEqual(["red", "blue"]);
});
