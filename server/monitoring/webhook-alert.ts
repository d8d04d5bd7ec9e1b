import type { SendAlert } from "./monitor.ts";

const timeout = 10_000;

/** Creates an alert that posts to a webhook: plain text, as ntfy takes it, or JSON for Slack and Discord. */
export function createWebhookAlert(url: string): SendAlert {
  const takesJson = /(^|\.)(slack|discord)\.com$/.test(new URL(url).hostname);
  return async (text) => {
    const response = await fetch(url, {
      method: "POST",
      headers: { "Content-Type": takesJson ? "application/json" : "text/plain; charset=utf-8" },
      body: takesJson ? JSON.stringify({ text, content: text }) : text,
      signal: AbortSignal.timeout(timeout),
    });
    if (!response.ok) throw new Error(`the webhook responded ${response.status}`);
  };
}
