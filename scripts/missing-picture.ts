/** An article has no picture: a mistake in the content, which the owner reads without a stack. */
export class MissingPicture extends Error {}
