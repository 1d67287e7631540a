// Every form about every row rejects values that none of our pages would write into its untyped fields (safety case
// L06); the long run does the same to all fields, with more values.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findForms, missedOf, postsOddly, type FoundForm } from '#tests/support/odd-forms.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

/** The fields that the page filled in, except the form's purpose. */
const fields = ({ given }: FoundForm) => given.filter((name) => name !== 'intent' && name !== 'endpoint')

let shop: HttpShop
let forms: FoundForm[]
beforeAll(async () => {
  shop = await openHttpShop()
  forms = await findForms(shop)
}, 120_000)
afterAll(() => shop.close())

describe('every form about what exists', () => {
  it('appears on its page for everyone who may send it', () => expect(missedOf(forms)).toEqual([]))

  it('answers any value that none of our pages sends (L06)', async () => {
    const how = ['is a fraction', 'is more than an integer', 'is 36 dashes']
    expect(await postsOddly(shop, forms, { fields, how })).toEqual([])
  }, 120_000)
})
