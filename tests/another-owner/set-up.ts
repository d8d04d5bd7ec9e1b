import { runProgram } from "../../system/programs.ts";

/** Writes the second owner's site before her tests. In a process of its own, because it renders for production. */
export default async function setUp(): Promise<void> {
  const { succeeded, errors } = await runProgram(process.execPath, ["tests/another-owner/write-project.ts"]);
  if (!succeeded) throw new Error(errors);
}
