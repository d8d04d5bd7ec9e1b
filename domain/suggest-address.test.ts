import { expect, test } from "vitest";
import { suggestAddress } from "./suggest-address.ts";

test.each([
  ["pat@gmial.com", "pat@gmail.com"],
  ["pat@gamil.com", "pat@gmail.com"],
  ["pat@gmail.con", "pat@gmail.com"],
  ["pat@gmail.co", "pat@gmail.com"],
  ["pat@gmaill.com", "pat@gmail.com"],
  ["pat@gmailcom", "pat@gmail.com"],
  [" Pat.Smith@Gmal.com ", "Pat.Smith@gmail.com"],
  ["pat@hotmial.com", "pat@hotmail.com"],
  ["pat@outlok.com", "pat@outlook.com"],
  ["pat@iclould.com", "pat@icloud.com"],
  ["pat@yaho.com.au", "pat@yahoo.com.au"],
  ["pat@bigpnd.com", "pat@bigpond.com"],
  ["pat@bigpond.net.ua", "pat@bigpond.net.au"],
  ["pat@optusnet.com.ua", "pat@optusnet.com.au"],
  ["pat@iinet.net.sau", "pat@iinet.net.au"],
])("%s was probably meant as %s", (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant);
});

test.each([
  "gmail.com",
  "googlemail.com",
  "mail.com",
  "email.com",
  "ymail.com",
  "gmx.com",
  "gail.com",
  "gmail.com.au",
  "hotmail.co.uk",
  "hotmail.fr",
  "hotmail.com.au",
  "live.com.au",
  "outlook.com.au",
  "outlook.de",
  "yahoo.co.uk",
  "yahoo.co.nz",
  "yahoo.com.ar",
  "wahoo.com.au",
  "cloud.com",
  "me.com",
  "pm.me",
  "proton.me",
  "protonmail.ch",
  "fastmail.fm",
  "inet.net.au",
  "tpg.com.au",
  "unimelb.edu.au",
  "student.unimelb.edu.au",
  "federation.edu.au",
  "students.latrobe.edu.au",
  "deakin.edu.au",
  "ballarat.vic.gov.au",
  "education.vic.gov.au",
  "bhs.org.au",
  "stillwatermindfulness.com.au",
  "gmails.com.au",
  "example.co",
])("an address at %s is left alone", (domain) => {
  expect(suggestAddress(`pat@${domain}`)).toBeUndefined();
});

test.each(["", "@", "@gmial.com", "pat", "pat@"])(
  "%j, which isn’t an address yet, gets no suggestion",
  (typed) => {
    expect(suggestAddress(typed)).toBeUndefined();
  },
);
