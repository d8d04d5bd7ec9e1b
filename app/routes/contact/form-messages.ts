/** Maximum lengths in characters. Together they fit into 16 KB in any alphabet. */
export const fieldLimits = { name: 200, email: 254, message: 4500 } as const;

/** The texts of the notices. The specification fixes them. */
export const notices = {
  missing: {
    title: "Missing information",
    text: "Please fill in your name, email, and message.",
  },
  failed: {
    title: "Error",
    text: "Failed to send message. Please try again or email directly.",
  },
  sent: {
    title: "Message sent!",
    text: "Thanks for reaching out. I'll get back to you soon.",
  },
} as const;

/** The messages beside invalid fields. */
export const fieldMessages = {
  name: {
    missing: "Your name, or whatever you like to be called",
    tooLong: "That’s longer than this box can carry",
  },
  email: {
    missing: "I need an address to write back to",
    invalid: "That doesn’t look like an email address. Try name@example.com",
    tooLong: "That’s longer than an email address can be",
  },
  message: {
    missing: "A word or two is enough",
    tooLong: "That’s more than fits on one card. Please send it in two",
  },
} as const;
