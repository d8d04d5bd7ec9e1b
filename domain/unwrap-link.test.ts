import { expect, test } from "vitest";
import { unwrapLink, unwrapLinks } from "./unwrap-link.ts";

const target = "https://example.org/a?b=c";
const encoded = encodeURIComponent(target);

test.each([
  [
    "Outlook",
    `https://aus01.safelinks.protection.outlook.com/?url=${encoded}&data=05%7C02%7Ckim%40example.org%7C1&reserved=0`,
  ],
  [
    "Outlook’s app",
    `https://aus01.safelinks.protection.outlook.com/ap/w-59/?url=${encoded}&data=05%7Ckim%40example.org`,
  ],
  [
    "Teams",
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encoded}&locale=en`,
  ],
  ["Google Docs", `https://www.google.com/url?q=${encoded}&sa=D&source=editors&ust=1`],
  ["Google’s results", `https://www.google.com.au/url?sa=t&url=${encoded}&usg=1`],
  ["Facebook", `https://l.facebook.com/l.php?u=${encoded}&h=AT0`],
  ["Instagram", `https://l.instagram.com/?u=${encoded}&e=AT0`],
  ["Proofpoint 1", `https://urldefense.proofpoint.com/v1/url?u=${encoded}&k=1`],
  [
    "Proofpoint 2",
    "https://urldefense.proofpoint.com/v2/url?u=https-3A__example.org_a-3Fb-3Dc&d=DwMFAg&r=kim",
  ],
  ["Proofpoint 3", "https://urldefense.com/v3/__https://example.org/a?b=c__;!!token$"],
  ["Proofpoint 3, with another sign", "https://urldefense.com/v3/__https:/example.org/a*b=c__;Pw!!token$"],
  ["YouTube", `https://www.youtube.com/redirect?event=video&q=${encoded}`],
  [
    "Proofpoint in Outlook",
    `https://aus01.safelinks.protection.outlook.com/?url=${encodeURIComponent("https://urldefense.com/v3/__https://example.org/a?b=c__;!!token$")}&data=kim%40example.org`,
  ],
])("finds the target of a link that %s wrapped", (_, href) => {
  expect(unwrapLink(href)).toBe(target);
});

test("finds several other signs in a row", () => {
  // Three signs, as ** and B, of “→→→”.
  expect(unwrapLink("https://urldefense.com/v3/__https://example.org/**B__;4oaS4oaS4oaS!!token$")).toBe(
    "https://example.org/→→→",
  );
});

test.each([
  "https://example.org/url?q=https://other.example",
  "https://www.google.com/search?q=https://example.org",
  "https://www.google.com/url?q=javascript:alert(1)",
  "https://www.google.com/url",
  "https://safelinks.protection.outlook.com.example.org/?url=https://example.com",
  "https://urldefense.proofpoint.com/v2/url?u=https-3__",
  "/about",
  "mailto:kim@example.org",
])("leaves %s as it is", (href) => {
  expect(unwrapLink(href)).toBe(href);
});

test("unwraps the addresses in a text, and keeps the punctuation around them", () => {
  expect(unwrapLinks(`(See https://www.google.com/url?q=${encoded}).`)).toBe(`(See ${target}).`);
});
