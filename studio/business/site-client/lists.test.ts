import { expect, test } from "vitest";
import { createListReader } from "./lists.ts";

test("reads what is asked for together by one program, and what comes later by another", async () => {
  const commands: string[] = [];
  const readList = createListReader(async (args) => {
    commands.push(args.join(" "));
    return JSON.stringify({
      messages: { value: ["Hello"] },
      letters: { error: { code: "STORE_DAMAGED", message: "It is damaged." } },
      visits: { value: 3 },
    });
  });
  const [messages, letters, visits] = await Promise.allSettled([
    readList("messages"),
    readList("letters"),
    readList("visits"),
  ]);
  expect(commands).toEqual(["messages letters visits --limit 2000 --json"]);
  expect([messages, visits]).toMatchObject([{ value: ["Hello"] }, { value: 3 }]);
  // One that can't be read keeps no other from being read.
  expect(letters).toMatchObject({ reason: { message: "It is damaged.", code: "STORE_DAMAGED" } });
  await readList("messages");
  expect(commands.slice(1)).toEqual(["messages --limit 2000 --json"]);
});

test("a program that fails is asked again by the next one", async () => {
  let fails = true;
  const readList = createListReader(async () => {
    if (fails) throw new Error("No database");
    return '{"messages":{"value":[]}}';
  });
  await expect(Promise.all([readList("messages"), readList("visits")])).rejects.toThrow("No database");
  fails = false;
  expect(await readList("messages")).toEqual([]);
});
