import { site } from "../../content/site.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { createSmtpMailer, type Mailer } from "../delivery/smtp.ts";
import type { Env } from "../env.ts";
import { composeConfirmation } from "./compose-confirmation.ts";
import { createLeaveKeys } from "./keys.ts";
import { createLinks } from "./links.ts";
import type { SubscriptionRequest } from "./subscription.ts";

/**
 * Sends confirmation mails by SMTP.
 *
 * @param timeout how long one mail may take in all, in milliseconds
 */
export function createConfirmationMailer(
  database: SqlDatabase,
  env: Env,
  timeout: number,
): Mailer<SubscriptionRequest> {
  const leaveKey = createLeaveKeys(database);
  const links = createLinks(site.address.value, site.functions.address);
  const { town } = site.locality;
  const sender = {
    from: env.CONTACT_FROM,
    replyTo: env.CONTACT_TO,
    siteName: site.name.value,
    teacher: site.teacher.name.value,
    place: `${town}, Victoria`,
  };
  return createSmtpMailer(
    env.SMTP_URL,
    async (request) => composeConfirmation(request, await leaveKey(request.email), links, sender),
    timeout,
  );
}
