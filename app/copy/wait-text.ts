// How long somebody who asked too often has to wait, in words.

/** 'in a minute', 'in 12 minutes', 'in 24 hours'; never sooner than it is true. */
const waitText = (seconds: number): string =>
  seconds < 90
    ? 'in a minute'
    : seconds < 5400
      ? `in ${Math.ceil(seconds / 60)} minutes`
      : `in ${Math.ceil(seconds / 3600)} hours`

/** What a page says of a limit that is used up. */
export const tooManyAttempts = (seconds: number): string => `Too many attempts. Please try again ${waitText(seconds)}.`
