import { cpus, release, totalmem, type } from "node:os";
import { parseOptions } from "../../scripts/terminal/arguments.ts";
import { exitWith, orExit } from "../../scripts/terminal/explain-error.ts";
import { columns } from "../../scripts/terminal/format.ts";
import { faultCases } from "./all-cases.ts";
import type { FaultReport } from "./fault-case.ts";

const help = `Injects faults into the real server and checks that it holds.

  npm run faults                       every case, sequentially; about ten minutes
  npm run faults -- --only NAME,NAME   only these
  npm run faults -- --quick            a few seconds each, as in npm test
  npm run faults -- --seed NUMBER      repeat an earlier run's random choices
  npm run faults -- --json             machine-readable output

Everything runs on loopback and in temporary folders. The cases:

${columns(faultCases.map(({ name, what }) => [`  ${name}`, what]))}`;

const { values } = orExit(() =>
  parseOptions(
    {
      only: { type: "string" },
      seed: { type: "string" },
      quick: { type: "boolean", default: false },
      json: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
    },
    { allowPositionals: false },
  ),
);

type Result = FaultReport & { readonly name: string; readonly what: string; readonly seconds: number };

async function run() {
  const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error("--seed takes a whole number.");
  const names = values.only?.split(",") ?? faultCases.map(({ name }) => name);
  const unknown = names.filter((name) => !faultCases.some((known) => known.name === name));
  if (unknown.length > 0) throw new Error(`Unknown case ${unknown.join(", ")}.\n\n${help}`);

  const [cpu] = cpus();
  const machine = `${cpus().length} × ${cpu?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GB, ${type()} ${release()}, Node ${process.version}`;
  if (!values.json) console.info(`Seed ${seed}, on ${machine}`);
  const results: Result[] = [];
  for (const { name, what, run } of faultCases.filter((known) => names.includes(known.name))) {
    const started = performance.now();
    // A case that throws has failed.
    const report = await run({ seed, quick: values.quick }).catch(
      (error: unknown): FaultReport => ({
        figures: {},
        held: 0,
        broken: [error instanceof Error ? (error.stack ?? error.message) : String(error)],
      }),
    );
    const result = { name, what, seconds: Math.round((performance.now() - started) / 100) / 10, ...report };
    results.push(result);
    if (!values.json) console.info(describe(result));
  }
  if (values.json) console.info(JSON.stringify({ seed, machine, quick: values.quick, results }, null, 2));
  const broken = results.flatMap((result) => result.broken).length;
  const held = results.reduce((sum, result) => sum + result.held, 0);
  if (!values.json) console.info(`\n${held} held, ${broken} did not; seed ${seed}`);
  process.exitCode = broken > 0 ? 1 : 0;
}

const describe = ({ name, what, seconds, held, broken, figures }: Result) =>
  [
    `\n${broken.length > 0 ? "✗" : "✓"} ${name}: ${what} (${held} held, ${seconds} s)`,
    columns(Object.entries(figures).map(([figure, value]) => [`  ${figure}`, value])),
    ...broken.map((sentence) => `  ✗ ${sentence}`),
  ].join("\n");

if (values.help) console.info(help);
else await run().catch(exitWith);
