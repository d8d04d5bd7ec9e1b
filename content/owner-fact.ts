/**
 * Marks a value as sample content.
 *
 * `sample: true`: an invented value. Replace it, then delete the mark. The site must not go live with a mark left.
 *
 * The launch check keeps hashes of all samples, so it finds one whose mark alone was deleted. If your own value
 * is the same as the sample, write `confirmed: true` instead.
 */
export type SampleMark = { readonly sample?: true; readonly confirmed?: true };

/** A value that only the owner of the business knows. */
export type OwnerFact<Value = string> = SampleMark & { readonly value: Value };
