// Each field of every form about every row, one at a time, gets values that nobody would enter (safety case L06).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { walkShop, ODDITIES, postsOddly, type FoundForm } from '#tests/support/odd-forms.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const fields = (form: FoundForm) => form.fields.map(([name]) => name)

let shop: HttpShop
let forms: FoundForm[]
beforeAll(async () => {
  shop = await openHttpShop()
  forms = (await walkShop(shop)).forms
}, 120_000)
afterAll(() => shop.close())

it('every form answers any value in any field (L06)', async () => {
  expect(await postsOddly(shop, forms, { fields, how: Object.keys(ODDITIES) })).toEqual([])
}, 600_000)
