import { validator } from "hono/validator";
import type { z } from "zod";
import type { Failure } from "./failure.ts";

/** Checks the JSON body of a request; `c.req.valid("json")` returns it. */
export const jsonBody = <Schema extends z.ZodType>(schema: Schema) =>
  validator("json", (value: z.input<Schema>, c) => {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    const failure: Failure = {
      message: "The studio didn’t understand this window. Reload the page.",
      detail: parsed.error.message,
    };
    return c.json(failure, 400);
  });
