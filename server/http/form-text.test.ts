import { expect, test } from "vitest";
import { fieldMessages } from "../../content/contact-form.ts";
import { emailAddress } from "./form-text.ts";

test("an address that is far too long is not looked at any further: that would take a second of everybody's", () => {
  const { error } = emailAddress.safeParse(`a@${".".repeat(15_000)} b`);
  expect(error?.issues.map(({ message }) => message)).toEqual([fieldMessages.email.tooLong]);
});
