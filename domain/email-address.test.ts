import { expect, test } from "vitest";
import { cleanAddress, isAddress } from "./email-address.ts";

test.each([
  "kim@gmail..com",
  "kim.@gmail.com",
  ".kim@gmail.com",
  "kim..lee@gmail.com",
  "kim@gmail.com/",
  "kim@gmail.com?",
  "kim@gmail.com…",
  "kim@gmail.com..",
  "kim@-gmail.com",
  "kim@gmail-.com",
  "kim@gmail",
  "kim@gmail.c",
  "kim@10.0.0.1",
  "kim@@gmail.com",
  "kim lee@gmail.com",
  "kim @gmail.com",
  "kim@gmail.com, ann@gmail.com",
  "kim@gmail.com\u0000",
  "@gmail.com",
  "kim",
  "",
])("refuses %j", (typed) => {
  expect(isAddress(cleanAddress(typed))).toBe(false);
});

test.each([
  ["  kim@gmail.com ", "kim@gmail.com"],
  ["kim@gmail.com.", "kim@gmail.com"],
  ["mailto:kim@gmail.com", "kim@gmail.com"],
  ["MAILTO: kim@gmail.com?subject=Hello", "kim@gmail.com"],
  ["“kim@gmail.com”", "kim@gmail.com"],
  ["‘kim@gmail.com.’", "kim@gmail.com"],
  ["<kim@gmail.com>", "kim@gmail.com"],
  ["\u200bkim@gmail.com\ufeff", "kim@gmail.com"],
  ["用户@例え。テスト", "用户@例え.テスト"],
  ["kim@example。com。", "kim@example.com"],
  ["kim＠example．com", "kim@example.com"],
  ["zoe@bu\u0308cher.example", "zoe@b\u00fccher.example"],
  ["mailto:kim@example.com?subject=Hello\nthere", "kim@example.com"],
])("mends %j", (typed, address) => {
  expect(cleanAddress(typed)).toBe(address);
  expect(isAddress(address)).toBe(true);
});

test.each([
  "sam+list@example.co.uk",
  "o'brien@example.org",
  "Ünï@bücher.example",
  "žofia@příklad.cz",
  "kim@xn--bcher-kva.example",
  "kim@mail.xn--wgbh1c",
  "संपर्क@उदाहरण.भारत",
  "ติดต่อ@ตัวอย่าง.ไทย",
  "info@نامه\u200cای.example",
  "1@3.example.org",
  `${"k".repeat(60)}@${"d".repeat(63)}.example`,
])("keeps %j", (address) => {
  expect(cleanAddress(address)).toBe(address);
  expect(isAddress(address)).toBe(true);
});

test("reads a very long text without holding anything up", () => {
  for (const text of [`a@${".".repeat(200_000)} b`, `${'"'.repeat(200_000)}a`, "a.".repeat(100_000)]) {
    expect(isAddress(cleanAddress(text))).toBe(false);
  }
});
