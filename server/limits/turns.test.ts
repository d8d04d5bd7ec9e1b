import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

test("lets requests in one at a time, and networks in turn: one that floods keeps no other waiting", async () => {
  const turns = createTurns();
  const order: string[] = [];
  let inside = 0;
  const ask = async (network: string) => {
    const turn = turns(network);
    await turn.take();
    inside += 1;
    order.push(`${network}, ${inside} inside`);
    await Promise.resolve();
    inside -= 1;
    turn.end();
  };
  const flood = Array.from({ length: 5 }, () => ask("flood"));
  await Promise.all([...flood, ask("somebody"), ask("else")]);
  expect(order).toEqual(
    ["flood", "flood", "somebody", "else", "flood", "flood", "flood"].map(
      (network) => `${network}, 1 inside`,
    ),
  );
});

test("goes on after a request that never took its turn, or gave it back twice", async () => {
  const turns = createTurns();
  turns("one").end();
  const turn = turns("one");
  await turn.take();
  turn.end();
  turn.end();
  await turns("one").take();
  let isIn = false;
  const last = turns("one");
  void last.take().then(() => {
    isIn = true;
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isIn, "the one before it is still inside").toBe(false);
});
