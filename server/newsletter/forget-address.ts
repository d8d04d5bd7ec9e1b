import { day } from "../clock.ts";

// Statements about the address with the unsubscribe token's hash `:hash`, at the time `:now`.

/** Marks a subscriber as unsubscribed. */
export const removeFromList = `UPDATE subscribers SET unsubscribed_at = :now
  WHERE unsubscribe_token_hash = :hash AND unsubscribed_at IS NULL`;

const deleteRequests = `DELETE FROM subscription_requests WHERE unsubscribe_token_hash = :hash
  AND NOT (state = 'delivered' AND delivered_at > :now - ${day}) RETURNING id`;

// What remains of a recent email is a hash, for the limits per address. Its link ends: no token has this hash.
const forgetRecentRequests = `UPDATE subscription_requests SET email = '', name = '', confirmation_token_hash = id
  WHERE unsubscribe_token_hash = :hash AND email <> '' RETURNING id`;

/** Deletes the requests of an address. Each returns the ids of its rows. Limits of emails per address stay. */
export const forgetRequests = [deleteRequests, forgetRecentRequests] as const;

/** Records that an address never wants an email again. */
export const refuseAddress = `INSERT INTO refused_addresses (unsubscribe_token_hash, refused_at)
  VALUES (:hash, :now) ON CONFLICT DO NOTHING`;
