import { createCookie } from 'react-router'
import { expect, it } from 'vitest'
import { signedCookie } from './signed-cookie.ts'

const OPTIONS = { path: '/', httpOnly: true }
const cookie = signedCookie('cart', 'a secret', OPTIONS)
const pairOf = (line: string) => line.split(';')[0] ?? ''

it.each([['a text'], [{ id: 1, of: ['é', '…'] }], [['one', 'two']], [0], [false]])('gives back %j', async (value) => {
  expect(await cookie.parse(pairOf(await cookie.serialize(value)))).toEqual(value)
})

it('reads what the router signed with the same secret', async () => {
  const ofRouter = createCookie('cart', { ...OPTIONS, secrets: ['a secret'] })
  expect(await cookie.parse(pairOf(await ofRouter.serialize(['kept'])))).toEqual(['kept'])
})

it.each([
  ['signed with another secret', () => signedCookie('cart', 'another', OPTIONS).serialize('x')],
  ['signed by the router with another secret', () => createCookie('cart', { secrets: ['another'] }).serialize('x')],
  ['not signed', () => createCookie('cart').serialize('x')],
  [
    'of another name',
    async () => (await signedCookie('ord', 'a secret', OPTIONS).serialize('x')).replace('ord', 'cart'),
  ],
  [
    'with another text',
    async () => {
      const kept: unknown = await createCookie('cart').parse(pairOf(await cookie.serialize('x')))
      return createCookie('cart').serialize(String(kept).replace('"x"', '"y"'))
    },
  ],
  ['that is nonsense', () => Promise.resolve('cart=%%%')],
])('knows nothing of a cookie %s', async (_what, write) => {
  expect(await cookie.parse(pairOf(await write()))).toBeNull()
})

it('is taken away by an empty one, and missing when it is not there', async () => {
  expect(await cookie.serialize('', { maxAge: 0 })).toMatch(/^cart=;.*Max-Age=0/)
  expect(await cookie.parse('other=1')).toBeNull()
  expect(await cookie.parse(null)).toBeNull()
})
