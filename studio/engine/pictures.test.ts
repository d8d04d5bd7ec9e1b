import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { picturesAt, picturesIn } from "./pictures.ts";
import { openProject } from "./project.ts";
import { smallProject } from "./test-support/small-project.ts";

test("a picture has one id, in the folder, where git keeps it and in a commit, also where its bytes look like lines", async () => {
  const small = smallProject();
  const project = openProject(small.folder);
  const file = "public/photos/pond-1234.jpg";
  mkdirSync(path.join(small.folder, "public/photos"), { recursive: true });
  writeFileSync(path.join(small.folder, ".gitattributes"), "* text=auto eol=lf\n");
  for (const bytes of ["\xff\xd8\0\r\n\r\n", "a\r\nb\r\n"]) {
    writeFileSync(path.join(small.folder, file), bytes, "latin1");
    const id = (await picturesIn(project)).get(file);
    expect((await picturesIn(project, { keeps: true })).get(file)).toBe(id);
    expect(small.git("cat-file", "-s", id ?? "").trim()).toBe(String(bytes.length));
  }
  writeFileSync(path.join(small.folder, file), "\xff\xd8\0\r\n", "latin1");
  small.git("add", "--all");
  small.git("commit", "--quiet", "--message=A pond");
  const head = small.git("rev-parse", "HEAD").trim();
  expect((await picturesAt(small.folder, head)).get(file)).toBe((await picturesIn(project)).get(file));
});
