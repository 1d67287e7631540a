// The pages of a shop in use. Every form about every row rejects values that none of our pages would write into its
// untyped fields (safety case L06); the long run does the same to all fields, with more values. And no page lets a
// browser translate a code, a reference, an address, or a brand's name.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { rateLimits } from '#db/schema.ts'
import { answerPage, latenessOf, missedOf, postsOddly, walkShop, type FoundForm } from '#tests/support/odd-forms.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { namedIn, translatedValues, type Kinds } from '#tests/support/verbatim-values.ts'
import type { ReadPage } from '#tests/support/walk-pages.ts'

/** The fields that the page filled in, except the form's purpose; those of one name, such as ticks in a list, count once. */
const fields = ({ given }: FoundForm) => [...new Set(given)].filter((name) => name !== 'intent' && name !== 'endpoint')

let shop: HttpShop
let pages: ReadPage[]
let forms: FoundForm[]
let kinds: Kinds
beforeAll(async () => {
  shop = await openHttpShop()
  ;({ pages, forms } = await walkShop(shop))
  kinds = await namedIn(shop.database)
}, 240_000)
afterAll(() => shop.close())

const translatedOn = ({ address, html }: ReadPage) =>
  translatedValues(html, kinds).map((value) => `${address.replace(/reference=[^&]*/, 'reference')} ${value}`)

describe('a browser that translates pages', () => {
  it('changes no code, reference, email address, or name of a brand', () =>
    expect([...new Set(pages.flatMap(translatedOn))]).toEqual([]))
})

const onlyDashes = () => ['is 36 dashes']

describe('every form about what exists', () => {
  it('appears on its page for everyone who may send it', () => expect(missedOf(forms)).toEqual([]))

  it('answers any value that none of our pages sends (L06)', async () => {
    // The others are sent in the long run.
    expect(await postsOddly(shop, forms, { fields, how: onlyDashes })).toEqual([])
  }, 120_000)

  it('is answered by a page that leaves those values untranslated too', async () => {
    const found = new Set<string>()
    for (const form of forms.filter((each) => latenessOf(each) === 0)) {
      await shop.database.db().delete(rateLimits)
      const page = await answerPage(form)
      if (page) for (const value of translatedOn(page)) found.add(value)
    }
    expect([...found]).toEqual([])
  }, 120_000)
})
