import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/support/temporary-folder.ts";
import { whyNotIn } from "./install.mjs";
import { runProgram } from "./programs.ts";

test.each([
  ["/home/Jo #1/site", "Jo #1"],
  ["/home/site?", "site?"],
])("says which folder to rename before it builds in %s", (folder, name) => {
  expect(whyNotIn(folder)).toMatch(new RegExp(`Rename the folder “${RegExp.escape(name)}”\\.$`));
});

test.each(["/home/Jo’s Ordner & Söhne/50% (new)/site", process.cwd()])("builds in %s", (folder) => {
  expect(whyNotIn(folder)).toBeUndefined();
});

/** npm, which makes what counts of its work, and ends without it where this part is in CUT_OFF; `log` has how it was called. */
const npm = `#!/bin/sh
echo "$*" >>log
case " $* " in
*" -w studio "*) [ "$CUT_OFF" != studio ] || exit 1 ;;
*) mkdir -p node_modules/.bin && [ "$CUT_OFF" != site ] || exit 1
  touch node_modules/.package-lock.json node_modules/.bin/node ;;
esac
`;

test.runIf(process.platform === "linux").each([
  ["site", "ci --omit=dev"],
  ["studio", "install --no-save --include=dev -w studio"],
])(
  "goes on where it was cut off while it installed the %s, without what only developers need",
  async (part, again) => {
    const folder = temporaryFolder();
    for (const name of ["system", "bin"]) mkdirSync(path.join(folder, name));
    cpSync("system/install.mjs", path.join(folder, "system/install.mjs"));
    writeFileSync(path.join(folder, "package-lock.json"), "{}");
    writeFileSync(path.join(folder, "bin/npm"), npm, { mode: 0o755 });
    const install = async (cutOff: string) => {
      writeFileSync(path.join(folder, "log"), "");
      const code = `import("./system/install.mjs").then(({ installWhereNeeded }) => installWhereNeeded("studio"))`;
      const env = { PATH: `${path.join(folder, "bin")}:/usr/bin:/bin`, CUT_OFF: cutOff };
      const { succeeded } = await runProgram(process.execPath, ["-e", code], { cwd: folder, env });
      return { succeeded, calls: readFileSync(path.join(folder, "log"), "utf8").split("\n") };
    };
    expect(await install(part)).toMatchObject({ succeeded: false });
    const { succeeded, calls } = await install("");
    expect([succeeded, calls[0]]).toEqual([true, expect.stringContaining(again)]);
    expect(await install("")).toEqual({ succeeded: true, calls: [""] });
  },
);
