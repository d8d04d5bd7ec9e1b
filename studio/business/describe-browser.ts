/** In the order in which they are looked for: Edge and Samsung's browser call themselves Chrome, too, and Chrome Safari. */
const browsers: readonly [pattern: RegExp, name: string][] = [
  [/\bEdgi?A?(?:OS)?\//, "Edge"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\b(?:Firefox|FxiOS)\//, "Firefox"],
  [/\b(?:Chrome|CriOS|HeadlessChrome)\//, "Chrome"],
  [/\bSafari\//, "Safari"],
];

const devices: readonly [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, "an iPhone"],
  [/\biPad\b/, "an iPad"],
  [/\bAndroid\b.*\bMobile\b/, "an Android phone"],
  [/\bAndroid\b/, "an Android tablet"],
  [/\bMacintosh\b/, "a Mac"],
  [/\bWindows\b/, "a Windows computer"],
  [/\bLinux\b|\bCrOS\b/, "a Linux computer"],
];

const find = (list: readonly [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1];

/** Returns a name for the device of a browser, to begin with: “iPhone”. */
export function nameDevice(userAgent: string): string {
  const device = find(devices, userAgent) ?? "My device";
  return device.replace(/^an? /, "");
}

/** Names a browser as it names itself, for the owner: “Safari on an iPhone”. Whoever lies in it is described wrongly, no more. */
export function describeBrowser(userAgent = ""): string {
  const browser = find(browsers, userAgent) ?? "a browser";
  const device = find(devices, userAgent) ?? "a device";
  return `${browser} on ${device}`;
}
