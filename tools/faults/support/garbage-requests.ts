import fc from "fast-check";

/** The bytes of a request. */
export type Garbage = Buffer;

const functions = [
  "send-contact-email",
  "subscribe",
  "confirm-subscription?token=",
  "unsubscribe?token=",
  "page-view",
  "booking-click",
  "",
];
const method = fc.oneof(
  fc.constantFrom("GET", "HEAD", "POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "PROPFIND", "CONNECT"),
  fc.string({ minLength: 1, maxLength: 8 }),
);
const path = fc.oneof(
  fc.constantFrom(...functions.map((name) => `/functions/v1/${name}`), "/", "/contact", "/healthz", "*"),
  fc.constantFrom(
    "/../../etc/passwd",
    "/%2e%2e/%2e%2e/.env",
    "/.git/config",
    "/%00",
    "/%ff%fe",
    "//evil.example",
    "/\\..\\x",
  ),
  fc.webPath().map((text) => `/${text}`),
  fc.webUrl(),
  fc.string({ unit: "binary", maxLength: 60 }).map((text) => `/${text}`),
  fc.nat(20_000).map((length) => `/${"a".repeat(length)}`),
);
const readable = [
  "application/json",
  "application/json; charset=utf-16",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=x",
  "multipart/form-data; boundary=",
];
const contentType = fc.constantFrom(...readable, "text/plain", "\u0000", "");
const field = fc.constantFrom(
  "name",
  "email",
  "interest",
  "message",
  "idempotencyKey",
  "EMAIL",
  "path",
  "__proto__",
);
const fields = fc.dictionary(field, fc.oneof(fc.string({ unit: "binary" }), fc.anything()), { maxKeys: 6 });
const text = fc.oneof(
  fc.json(),
  fields.map((value) => stringify(value)),
  fields.map((value) => stringify(value).slice(0, -1)),
  fc.webQueryParameters(),
  fc
    .string({ unit: "binary", maxLength: 400 })
    .map((part) => `--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n${part}\r\n--x--\r\n`),
  fc
    .string({ unit: "binary", maxLength: 400 })
    .map((part) => `--x\r\nContent-Disposition: form-data; name="${part}`),
  fc.nat(2000).map((depth) => "[".repeat(depth)),
  fc.nat(40_000).map((length) => "x".repeat(length)),
);
const body = fc.oneof(
  text.map((value) => Buffer.from(value, "utf8")),
  fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)),
);
const header = fc.oneof(
  fc.constantFrom(
    "Transfer-Encoding: chunked",
    "Content-Encoding: gzip",
    "Expect: 100-continue",
    "Expect: nonsense",
    "Upgrade: websocket",
    "Connection: upgrade",
    "Origin: null",
    "Origin: not an address",
    "Host: a b",
    "Range: bytes=0-0,-1",
    "If-None-Match: *",
    "Accept-Encoding: br;q=x, *;q=0",
    "Content-Length: -1",
    "Content-Length: 1e3",
  ),
  fc
    .tuple(fc.string({ minLength: 1, maxLength: 12 }), fc.string({ unit: "binary", maxLength: 30 }))
    .map((pair) => pair.join(": ")),
  fc.nat(20_000).map((length) => `X-Long: ${"y".repeat(length)}`),
  fc.ipV6().map((address) => `X-Forwarded-For: ${address}`),
);

/** A nearly valid request. */
const nearly = fc
  .record({
    method,
    path,
    contentType,
    body,
    headers: fc.array(header, { maxLength: 3 }),
    length: fc.integer({ min: -5, max: 5 }),
  })
  .map(({ method, path, contentType, body, headers, length }) => {
    // Usually the right length: otherwise the server would wait for the rest.
    const declared = Math.max(0, body.length + (length > 3 ? -1 : 0));
    const head = [
      `${method} ${path} HTTP/1.1`,
      "Host: localhost",
      `Content-Type: ${contentType}`,
      `Content-Length: ${declared}`,
      ...headers,
    ];
    return Buffer.concat([Buffer.from(`${head.join("\r\n")}\r\n\r\n`, "latin1"), body]);
  });

/** A valid request to a function with any body, which reaches the parsers. */
const proper = fc
  .record({ name: fc.constantFrom(...functions), contentType: fc.constantFrom(...readable), body })
  .map(({ name, contentType, body }) => {
    const head = `POST /functions/v1/${name} HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${contentType}\r\nContent-Length: ${body.length}\r\n\r\n`;
    return Buffer.concat([Buffer.from(head, "latin1"), body]);
  });

/** Bytes that aren't HTTP. */
const noise = fc
  .uint8Array({ minLength: 1, maxLength: 300 })
  .map((bytes) => Buffer.concat([bytes, Buffer.from("\r\n\r\n")]));

/** Generates requests, the same for the same seed. */
export const garbageRequests = (seed: number, count: number): Garbage[] =>
  fc.sample(
    fc.oneof(
      { weight: 5, arbitrary: nearly },
      { weight: 4, arbitrary: proper },
      { weight: 1, arbitrary: noise },
    ),
    { seed, numRuns: count },
  );

/** Serialises a generated value; some can't be JSON. */
function stringify(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "";
  } catch {
    return fc.stringify(value);
  }
}
