// Which pages exist in every language.
import { href } from 'react-router'
import { CALLS, firstPartOf, PAGES } from '#app/pages.ts'

const IN_ENGLISH = new Set<string>([href('/user-dashboard'), href('/first-admin')])
/** First segments of the addresses that are English alone: the back office, partners' pages, and files about the shop. */
const ENGLISH_PARTS = new Set(
  [...PAGES, ...CALLS]
    .filter(
      ({ path, module }) => /^routes\/(office|partners\/business|site\/meta)\//.test(module) || IN_ENGLISH.has(path),
    )
    .map(({ path }) => firstPartOf(path)),
)

/** Whether what is at an address is for travelers and company buyers, so that it exists in every language. */
export const isSpoken = (path: string): boolean => !ENGLISH_PARTS.has(firstPartOf(path.replace(/\.data$/, '')))
