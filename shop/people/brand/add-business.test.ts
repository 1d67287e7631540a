import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const add = (name: string, domain: string | null, orderPrefix: string | null = null) =>
  shop.shop.brands.addBusiness(
    { name, domain, orderPrefix },
    { ...shop.at, actor: { id: 'chief-1', type: 'super-admin' } },
  )

it('rejects a prefix that another brand or the shop itself uses for document numbers', async () => {
  expect(await add('Alpha', 'alpha.example')).toMatchObject({ ok: true })
  const taken = ['alpha', 'alpha-c', 'alpha-sb', 'wanderpass', 'wanderpass-sbc']
  const answers = await Promise.all(taken.map((prefix) => add('Other', 'other.example', prefix)))
  expect(answers).toEqual(taken.map(() => ({ ok: false, problem: 'prefix_taken' })))
  expect(await add('Ταξίδι', 'taxidi.example')).toEqual({ ok: false, problem: 'prefix_taken' })
  expect(await add('Ταξίδι', 'taxidi.example', 'taxidi')).toMatchObject({ ok: true })
})

it('gives a prefix to only one of two brands added at once', async () => {
  const both = await Promise.all(['one.example', 'two.example'].map((domain) => add('Twins', domain)))
  expect(both).toContainEqual(expect.objectContaining({ ok: true }))
  expect(both).toContainEqual({ ok: false, problem: 'prefix_taken' })
})

it('lets the record of the shop’s own brand keep its prefix', async () => {
  expect(await add('Wander Pass', null)).toMatchObject({ ok: true })
})
