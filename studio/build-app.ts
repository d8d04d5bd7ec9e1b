import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { bundled } from "../build-site/finish-build.ts";
import { stampOf } from "../build-site/stamp.ts";
import { replaceFolder } from "../system/files.ts";
import { outputOf } from "../system/programs.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where the app is built: outside of what the site publishes. */
export const appFolder = path.join(root, ".generated/studio");

/** What the app is made of. */
const sources = [
  "studio/**/*.{ts,tsx,css,html,json,svg}",
  "{domain,content-model,site,server,build-site,launch-check,system}/**/*.{ts,tsx}",
  "package-lock.json",
];

/**
 * Builds the studio's pages, unless they are built from these sources already.
 *
 * @returns whether it built
 */
export async function buildAppWhereNeeded(onStart: () => void): Promise<boolean> {
  const stamp = await stampOf(sources, { folder: root });
  if (isBuiltFrom(stamp)) return false;
  onStart();
  // Beside it, and put in its place when it is whole.
  const folder = `${appFolder}-${process.pid}`;
  const config = path.join(root, "studio/app/vite.config.ts");
  const args = ["build", "--config", config, "--outDir", folder, "--logLevel", "error"];
  // In a process of its own: tests have another NODE_ENV, with which React is built for development.
  await outputOf(process.execPath, [path.join(root, "node_modules/vite/bin/vite.js"), ...args], {
    env: { ...process.env, NODE_ENV: "production" },
  });
  await writeWhatInstalls(folder);
  writeFileSync(path.join(folder, "stamp"), stamp);
  if (!isBuiltFrom(stamp)) replaceFolder(appFolder, folder);
  // Another process was faster, and its build may be in use.
  else rmSync(folder, { recursive: true });
  return true;
}

function isBuiltFrom(stamp: string): boolean {
  const file = path.join(appFolder, "stamp");
  return existsSync(file) && readFileSync(file, "utf8") === stamp;
}

/** Adds what lets a phone keep the studio on its home screen: manifest, icons, and the worker that opens it without a network. */
async function writeWhatInstalls(folder: string): Promise<void> {
  const write = (name: string, content: string | Uint8Array) => writeFile(path.join(folder, name), content);
  const svg = await readFile(path.join(root, "studio/app/ui/mark.svg"));
  /** The logo on paper. `share`: how much of the width it takes; a phone may cut a maskable icon to a circle. */
  const icon = async (size: number, share: number) => {
    const width = Math.round(size * share);
    const logo = await sharp(svg, { density: 300 }).resize(width, width).toBuffer();
    return sharp({ create: { width: size, height: size, channels: 4, background: paper } })
      .composite([{ input: logo }])
      .png({ compressionLevel: 9 })
      .toBuffer();
  };
  await write("icon-192.png", await icon(192, 0.8));
  await write("icon-512.png", await icon(512, 0.8));
  await write("icon-maskable-512.png", await icon(512, 0.6));
  await write("apple-touch-icon.png", await icon(180, 0.72));
  const png = (name: string, size: number) => ({
    src: `/${name}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
  });
  const manifest = {
    id: "/",
    name: "The studio",
    short_name: "Studio",
    start_url: "/",
    scope: "/",
    display: "standalone",
    lang: "en-AU",
    background_color: paper,
    theme_color: paper,
    icons: [
      png("icon-192", 192),
      png("icon-512", 512),
      { ...png("icon-maskable-512", 512), purpose: "maskable" },
    ],
  };
  await write("manifest.webmanifest", JSON.stringify(manifest, null, 2));

  const all = (await readdir(path.join(folder, "assets"))).map((name) => `/assets/${name}`).sort();
  // Pictures come when a screen shows them.
  const first = all.filter((file) => !file.endsWith(".svg"));
  const lists = `self.firstFiles=${JSON.stringify(first)};self.allFiles=${JSON.stringify(all)};\n`;
  await write(
    "keep-worker.js",
    lists + (await bundled(path.join(root, "studio/app/offline/keep.worker.ts"))),
  );
}

/** What the studio's screens are on. */
const paper = "#fbf7ef";
