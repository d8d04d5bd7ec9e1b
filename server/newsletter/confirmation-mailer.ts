import { site } from "../../content/site.ts";
import type { SqlDatabase } from "../database/sql-database.ts";
import { createMailer, type Mailer, type MailTransport } from "../delivery/mail.ts";
import type { Env } from "../env.ts";
import { composeConfirmation } from "./compose-confirmation.ts";
import { createLeaveKeys } from "./keys.ts";
import { createLinks } from "./links.ts";
import type { SubscriptionRequest } from "./subscription.ts";

/** Sends the mails that ask whether somebody wants the newsletter. */
export function createConfirmationMailer(
  database: SqlDatabase,
  env: Pick<Env, "CONTACT_FROM" | "CONTACT_TO">,
  transport: MailTransport,
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
  return createMailer(transport, async (request) =>
    composeConfirmation(request, await leaveKey(request.email), links, sender),
  );
}
