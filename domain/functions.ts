/** The path of the server's functions. */
export const functionsPath = "/functions/v1";
