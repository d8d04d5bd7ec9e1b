/**
 * A value that only the owner of the business knows.
 *
 * `sample: true` says that we made the value up so that the site could be built and looked at.
 * Replace the value, then delete the mark. While a mark is left the site is not ready to go live.
 *
 * We remember what we made up, so a sample is found even when only its mark was deleted. Where your own
 * value happens to be the very same, write `confirmed: true` in the mark's place.
 */
export type OwnerFact<Value = string> = {
  readonly value: Value;
  readonly sample?: true;
  readonly confirmed?: true;
};
