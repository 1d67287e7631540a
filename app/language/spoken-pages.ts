// Which pages exist in every language.
import { CALLS, firstPartOf, PAGES } from '#app/pages.ts'

const ENGLISH = /^routes\/(office|partners\/business|site\/meta)\/|\/(user-dashboard|first-admin)\.tsx$/
/** First segments of the addresses that are English alone: the back office, partners' pages, and files about the shop. */
const ENGLISH_PARTS = new Set(
  [...PAGES, ...CALLS].filter(({ module }) => ENGLISH.test(module)).map(({ path }) => firstPartOf(path)),
)

/** Whether what is at an address is for travelers and company buyers, so that it exists in every language. */
export const isSpoken = (path: string): boolean => !ENGLISH_PARTS.has(firstPartOf(path.replace(/\.data$/, '')))
