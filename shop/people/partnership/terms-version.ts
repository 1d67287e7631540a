// The terms on which somebody sells with us. Whoever changes what `app/copy/partners/partnership-terms.ts` says gives
// it a new day here, and every partner is asked to accept it.

/** The day of the text of today. */
export const TERMS_VERSION = '2026-11-28'
