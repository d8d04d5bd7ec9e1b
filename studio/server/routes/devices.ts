import { Hono } from "hono";
import { z } from "zod";
import type { StudioDeps } from "../deps.ts";
import { subscriptionSchema } from "../devices.ts";
import { jsonBody } from "../failure.ts";

const endpoint = subscriptionSchema.pick({ endpoint: true });

/** Which devices are told when a message comes. Each asks for itself. */
export const createDeviceRoutes = ({ devices }: Pick<StudioDeps, "devices">) =>
  new Hono()
    .get("/key", (c) => c.json({ publicKey: devices.publicKey() }))
    .post("/known", jsonBody(endpoint), (c) => c.json({ isKnown: devices.has(c.req.valid("json").endpoint) }))
    .post("/", jsonBody(subscriptionSchema), (c) => {
      devices.add(c.req.valid("json"));
      return c.json({ ok: true });
    })
    .post("/removal", jsonBody(z.strictObject(endpoint.shape)), (c) => {
      devices.remove(c.req.valid("json").endpoint);
      return c.json({ ok: true });
    });
