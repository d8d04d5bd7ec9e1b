/** The texts of the notices. The specification fixes them. */
export const newsletterNotices = {
  missing: { title: "Email required", text: "Please enter your email address." },
  redirecting: { title: "Redirecting...", text: "You'll be taken to confirm your subscription." },
} as const;
