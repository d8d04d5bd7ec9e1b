/** What is changed in one run, and the tests that have to notice. */
type Subject = { readonly files: readonly string[]; readonly tests: readonly string[] };

/**
 * The rules that lose or send something when they are wrong. The tests run in one process with what is changed: what another
 * process does wouldn't be.
 */
export const subjects: Readonly<Record<string, Subject>> = {
  outbox: {
    files: ["server/delivery/{outbox,loop}.ts"],
    tests: ["server/delivery/{outbox,loop}.test.ts"],
  },
  restore: {
    files: ["server/backup/{bring-over,replace-database}.ts"],
    tests: ["server/backup/bring-over.test.ts"],
  },
  publisher: {
    files: ["studio/engine/publish/publisher.ts"],
    tests: ["studio/engine/publish/publisher*.test.ts"],
  },
  choice: {
    files: ["studio/engine/publish/{choose-content,check-choice}.ts"],
    tests: ["studio/engine/publish/publisher*.test.ts"],
  },
  clock: {
    files: ["domain/{clock,schedule-state}.ts"],
    tests: ["site/schedule/*.test.ts"],
  },
  readers: {
    files: ["studio/business/readers/*.ts"],
    tests: ["studio/business/readers/*.test.ts"],
  },
  "launch-check": {
    files: ["launch-check/*.ts"],
    tests: ["launch-check/*.test.ts"],
  },
};
