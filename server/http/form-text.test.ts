import { expect, test } from "vitest";
import { fieldMessages } from "../../app/routes/contact/form-messages.ts";
import { emailAddress } from "./form-text.ts";

test("rejects a very long address without matching the pattern", () => {
  const { error } = emailAddress.safeParse(`a@${".".repeat(15_000)} b`);
  expect(error?.issues.map(({ message }) => message)).toEqual([fieldMessages.email.tooLong]);
});
