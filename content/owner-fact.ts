/**
 * Says of something in these files whether it can be believed.
 *
 * `sample: true`: we made it up so that the site could be built and looked at. Replace it, then delete the
 * mark. While a mark is left the site is not ready to go live.
 *
 * We remember what we made up, so a sample is found even when only its mark was deleted. Where your own
 * words happen to be the very same, write `confirmed: true` in the mark's place.
 */
export type SampleMark = { readonly sample?: true; readonly confirmed?: true };

/** A value that only the owner of the business knows. */
export type OwnerFact<Value = string> = SampleMark & { readonly value: Value };
