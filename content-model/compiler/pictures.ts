import { createHash } from "node:crypto";
import { glob, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { drawnArticles } from "../../domain/pictures.ts";

/** The pictures that content may name. */
export type Pictures = {
  /** The size of each file in bytes by its path in the project. */
  readonly files: ReadonlyMap<string, number>;
  /** The slugs of the articles that have a drawn picture. */
  readonly prints: readonly string[];
  /** The owner's photograph of each article that has one, by slug. */
  readonly photographs: ReadonlyMap<string, Photograph>;
};

/** A photograph beside an article. */
type Photograph = {
  /** Its path in the project. */
  readonly file: string;
  /** Stands for its bytes, in the URLs of what is cropped from it. */
  readonly id: string;
};

/** The endings of a photograph beside an article. If there are several, the first holds. */
const endings = ["jpg", "jpeg", "png", "webp"];

/** Lists the owner's photographs and the articles' prints in a project. */
export async function readPictures(folder = "."): Promise<Pictures> {
  const files = new Map<string, number>();
  const published = glob(["public", "public/**", `content/articles/*.{${endings.join()}}`], {
    cwd: folder,
    withFileTypes: true,
  });
  for await (const entry of published) {
    const full = path.join(entry.parentPath, entry.name);
    const file = path.relative(folder, full).replaceAll(path.sep, "/");
    // A link could publish a file from anywhere on this computer.
    if (entry.isFile()) files.set(file, (await stat(full)).size);
  }
  return { files, prints: drawnArticles, photographs: await readPhotographs(folder, files) };
}

/** The ids of files that haven't changed since: the studio asks at each keystroke. */
const known = new Map<string, { readonly version: string; readonly id: string }>();

async function readPhotographs(folder: string, files: Pictures["files"]): Promise<Pictures["photographs"]> {
  const photographs = new Map<string, Photograph>();
  for (const ending of endings.toReversed()) {
    for (const file of files.keys()) {
      const { dir, name, ext } = path.posix.parse(file);
      if (dir !== "content/articles" || ext !== `.${ending}`) continue;
      photographs.set(name, { file, id: (await pictureId(path.join(folder, file))).slice(0, 8) });
    }
  }
  return photographs;
}

/** Returns the id under which git keeps the bytes of a file, without a program for each: those of a commit have it, too. */
export async function pictureId(file: string): Promise<string> {
  const { mtimeMs, size } = await stat(file);
  const version = `${mtimeMs} ${size}`;
  const remembered = known.get(file);
  if (remembered?.version === version) return remembered.id;
  const bytes = await readFile(file);
  const id = createHash("sha1").update(`blob ${bytes.length}\0`).update(bytes).digest("hex");
  known.set(file, { version, id });
  return id;
}
