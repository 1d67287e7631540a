import { expect, it } from 'vitest'
import { CALLS } from '#app/calls.ts'
import { firstPartOf, PAGES } from '#app/pages.ts'
import { ENGLISH_PARTS } from './spoken-pages.ts'

/** The back office, partners' pages, and files about the shop except pictures of its pages and what it is on a home screen; of pages for people, those of who works there. */
const IN_ENGLISH =
  /^routes\/(office|partners\/(business|mcp)|site\/meta)\/(?!page-picture|manifest)|\/(user-dashboard|first-admin)\.tsx$/

it('every page is in all languages but those of the back office, of partners, and of files about the shop', () => {
  // A partner's link leads travelers to the shop.
  const pages = [...PAGES, ...CALLS].filter(({ path, module }) => IN_ENGLISH.test(module) && !path.startsWith('/r/'))
  expect([...ENGLISH_PARTS].toSorted()).toEqual([...new Set(pages.map(({ path }) => firstPartOf(path)))].toSorted())
})
