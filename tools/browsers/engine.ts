/** What a browser is told before a visit. */
export type Conditions = {
  /** Whether the page's scripts run. */
  readonly script?: boolean;
  readonly dark?: boolean;
  readonly still?: boolean;
  /** What the clock says all the time: milliseconds since 1970. */
  readonly time?: number;
  readonly width?: number;
  readonly height?: number;
};

/** One visit in one browser, with real presses of mouse and keys. Elements are found by CSS selectors. */
export interface Visitor {
  /** @param path of a page of the site */
  goto(path: string): Promise<void>;
  back(): Promise<void>;
  /** Presses in the middle of the element, once it can be seen. Throws where something lies over it. */
  press(selector: string): Promise<void>;
  hover(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  key(name: "Tab" | "Enter" | "Escape" | "ArrowDown"): Promise<void>;
  /** @param expression in JavaScript, whose value can be written as JSON */
  read<Value>(expression: string): Promise<Value>;
  /** Errors and warnings of the console since the last call, as far as this browser tells them. */
  complaints(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  readonly version: string;
  /** What this browser cannot be told here, with the reason. */
  readonly gaps: readonly string[];
  /** @param site the address of the site, on loopback */
  visit(site: string, conditions: Conditions): Promise<Visitor>;
  close(): Promise<void>;
}
