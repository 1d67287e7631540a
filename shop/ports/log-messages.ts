// Log messages that are looked for: the storm, the kill test, and the scale run count these lines, so both sides share the words.

export const REQUEST_FAILED = 'request failed'
export const UNCAUGHT_ERROR = 'uncaught error'
export const MAIL_NOT_ACCEPTED = 'the mail server did not accept an email'
