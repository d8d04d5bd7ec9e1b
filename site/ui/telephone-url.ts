/** Returns the URL that calls a number written with spaces. */
export const telephoneUrl = (number: string) => `tel:${number.replaceAll(" ", "")}`;

/** Returns the URL that writes a text message to a number written with spaces. */
export const textMessageUrl = (number: string) => `sms:${number.replaceAll(" ", "")}`;
