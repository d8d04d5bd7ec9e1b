import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { readSources } from "../../../content-model/compiler/read-sources.ts";
import { setValue } from "../../engine/content/edit-yaml.ts";
import { openProject } from "../../engine/project.ts";
import { smallProject } from "../../engine/test-support/small-project.ts";
import { whyNoLetterMayGo } from "./may-go-out.ts";

test("no letter goes out before the site is on the web, where that isn’t known, nor with an ABN that is made up", async () => {
  const { folder } = smallProject();
  const project = openProject(folder);
  const live = await readSources(folder);
  const business = "content/business.yaml";
  const withAbn = (abn: string) =>
    new Map(live).set(business, setValue(live.get(business) ?? "", ["teaching", "abn"], abn));
  const real = withAbn("51 824 753 556");
  expect(await whyNoLetterMayGo(project, real, Date.now())).toContain("isn’t on the web yet");

  mkdirSync(path.join(folder, "data/studio"), { recursive: true });
  const host = { kind: "this server" };
  writeFileSync(path.join(folder, "data/studio/host.json"), JSON.stringify(host));
  expect(await whyNoLetterMayGo(project, live, Date.now())).toContain(
    "the ABN that visitors see isn’t yours",
  );
  expect(await whyNoLetterMayGo(project, real, Date.now())).toBeUndefined();

  writeFileSync(path.join(folder, "data/studio/host.json"), "{");
  expect(await whyNoLetterMayGo(project, real, Date.now())).toContain("its setting has a mistake");
});
