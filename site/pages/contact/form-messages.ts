/** Maximum lengths in characters. Together they fit into 16 KB in any alphabet. */
export const fieldLimits = { name: 200, email: 254, message: 4500 } as const;

/** The texts of the notices. The specification fixes them, except `tooLarge`. */
export const notices = {
  missing: {
    title: "Missing information",
    text: "Please fill in your name, email, and message.",
  },
  failed: {
    title: "Error",
    text: "Failed to send message. Please try again or email directly.",
  },
  /** Beyond 256 KB, which only a form without scripts could send. */
  tooLarge: {
    title: "Not sent: too long",
    text: "This is far more than one message can carry, so the site has kept none of it. Press Back: your browser still has your words. Copy them into an email, or send them in parts.",
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
