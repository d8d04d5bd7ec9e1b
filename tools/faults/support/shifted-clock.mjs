// Loaded before the server: shifts its clock by the milliseconds in the file CLOCK_OFFSET_FILE.
import { readFileSync } from "node:fs";

const real = Date.now;
const file = process.env.CLOCK_OFFSET_FILE;
const offset = () => Number(readFileSync(file, "utf8")) || 0;

globalThis.Date = class extends Date {
  constructor(...values) {
    if (values.length === 0) super(real() + offset());
    else super(...values);
  }
  static now = () => real() + offset();
};
