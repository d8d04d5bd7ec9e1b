/** The settings of a visit. */
export type Conditions = {
  readonly script?: boolean;
  readonly dark?: boolean;
  /** Whether reduced motion is preferred. */
  readonly reducedMotion?: boolean;
  /** A fixed time for the page's clock, in milliseconds since 1970. */
  readonly time?: number;
  readonly width?: number;
  readonly height?: number;
};

/** One visit in one browser, with real mouse and key events. Elements are found by CSS selectors. */
export interface Visitor {
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  /** Clicks the middle of the first visible match. Throws if another element covers it. */
  click(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: "Tab" | "Enter" | "Escape" | "ArrowDown"): Promise<void>;
  /** Evaluates a JavaScript expression in the page, and returns its value, which must be serialisable. */
  read<Value>(expression: string): Promise<Value>;
  /** Returns the console's errors and warnings since the last call, as far as the browser exposes them. */
  consoleErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** What is not covered in this browser, with the reason. */
  readonly gaps: readonly string[];
  /** @param site the URL of the site, on loopback */
  visit(site: string, conditions: Conditions): Promise<Visitor>;
  close(): Promise<void>;
}
