/** The id of the form that asks for the next dates, on the course page. */
export const emailDatesId = "email-me-the-dates";
