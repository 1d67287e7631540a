// Each field of every form about every row, one at a time, gets values that nobody would enter (safety case L06): an
// eighth of them for its place in the form, or all with ODDITIES=all.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walkShop, ODDITIES, postsOddly, type FoundForm } from '#tests/support/odd-forms.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

/** Each name once: rows of a list differ in a number, and a value goes into all fields of one name at once. */
const fields = (form: FoundForm) => [
  ...new Map(form.fields.map(([name]) => [name.replaceAll(/\d+/g, '#'), name])).values(),
]

const EVERY = process.env['ODDITIES'] === 'all' ? 1 : 8

let shop: HttpShop
let forms: FoundForm[]
beforeAll(async () => {
  shop = await openHttpShop()
  forms = (await walkShop(shop)).forms
}, 120_000)
afterAll(() => shop.close())

it('every form answers any value in any field (L06)', async () => {
  // The short run sends the dashes.
  const all = Object.keys(ODDITIES).filter((what) => what !== 'is 36 dashes')
  const how = (place: number) => all.filter((_, index) => EVERY === 1 || (index + place) % EVERY === 0)
  expect(await postsOddly(shop, forms, { fields, how })).toEqual([])
}, 600_000)
