import type { Alarm } from "./watch.ts";

const timeout = 10_000;

/** An alarm that posts to a webhook: plain text, as ntfy takes it, or what Slack and its kin expect. */
export function createWebhookAlarm(url: string): Alarm {
  const wantsJson = /(^|\.)(slack|discord)\.com$/.test(new URL(url).hostname);
  return async (text) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": wantsJson ? "application/json" : "text/plain; charset=utf-8" },
      body: wantsJson ? JSON.stringify({ text, content: text }) : text,
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`the webhook answered ${response.status}`);
  };
}
