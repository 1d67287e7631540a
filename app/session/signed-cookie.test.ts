import { createCookie } from 'react-router'
import { expect, it } from 'vitest'
import { signedCookie } from './signed-cookie.ts'

const OPTIONS = { path: '/', httpOnly: true }
const cookie = signedCookie('cart', 'a secret', OPTIONS)
const ofRouter = createCookie('cart', { ...OPTIONS, secrets: ['a secret'] })
const pairOf = (line: string) => line.split(';')[0] ?? ''

it.each([['a text'], [{ id: 1, of: ['é', '…'] }], [['one', 'two']], [0], [false], ['x'.repeat(2_000)]])(
  'is what the router would write and read: %j',
  async (value) => {
    const line = await cookie.serialize(value)
    expect(line).toBe(await ofRouter.serialize(value))
    expect(await cookie.parse(pairOf(line))).toEqual(value)
    expect(await cookie.parse(`a=1; ${pairOf(line)}; b=%%%`)).toEqual(value)
  },
)

it.each([
  ['signed with another secret', () => signedCookie('cart', 'another', OPTIONS).serialize('x')],
  ['not signed', () => createCookie('cart').serialize('x')],
  ['with the signature of another text', async () => (await cookie.serialize('x')).replace(/=[^.]+\./, '=InkiCg.')],
  ['with half a signature', async () => pairOf(await cookie.serialize('x')).slice(0, -3)],
  ['with nothing but a signature', () => Promise.resolve('cart=.abc')],
  ['that is nonsense', () => Promise.resolve('cart=%%%')],
])('knows nothing of a cookie %s', async (_what, write) => {
  expect(await cookie.parse(pairOf(await write()))).toBeNull()
})

it('is taken away by an empty one, and missing when it is not there', async () => {
  expect(await cookie.serialize('', { maxAge: 0 })).toMatch(/^cart=;.*Max-Age=0/)
  expect(await cookie.parse('other=1')).toBeNull()
  expect(await cookie.parse(null)).toBeNull()
})
