import { createCookie } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createSigner } from '#values/secret.ts'
import { signedCookie } from './signed-cookie.ts'

const SECRET = 'a secret of sixteen'
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 } as const
const ours = signedCookie('cart', createSigner(SECRET), OPTIONS)
const routers = createCookie('cart', { ...OPTIONS, secrets: [SECRET] })
const sent = (line: string) => line.split(';', 1)[0] ?? ''

const VALUES = ['token', { id: 7, to: ['FR', 'Côte d’Ivoire', '日本'], none: null }, ['a;b=c', '"', '%'], 0, true]

describe('a signed cookie', () => {
  it.each(VALUES.map((value) => [value]))('returns %j, and has the router’s format', async (value) => {
    const line = await ours.serialize(value)
    expect(line).toBe(await routers.serialize(value))
    expect(await ours.parse(`a=1; ${sent(line)}; b=2`)).toEqual(value)
    expect(await ours.parse(sent(await routers.serialize(value)))).toEqual(value)
  })

  it('is cleared as the router does it', async () => {
    const line = await ours.serialize('', { maxAge: 0 })
    expect(line).toBe(await routers.serialize('', { maxAge: 0 }))
    expect(await ours.parse(sent(line))).toBe('')
  })

  it('is null if it is missing, and the first of two', async () => {
    const [one, other] = [sent(await ours.serialize('one')), sent(await ours.serialize('other'))]
    for (const header of [null, '', 'b=1', 'carts=1', 'cart', 'xcart=1']) expect(await ours.parse(header)).toBeNull()
    expect(await ours.parse(`${one}; ${other}`)).toBe('one')
  })

  it('is null if any part of it was changed', async () => {
    const line = sent(await ours.serialize({ id: 7 }))
    const others = sent(await createCookie('cart', { secrets: ['another secret'] }).serialize({ id: 7 }))
    const unsigned = sent(await createCookie('cart').serialize({ id: 7 }))
    const changed = [
      others,
      unsigned,
      line.slice(0, -2),
      line.replace('cart=ey', 'cart=fy'),
      'cart=.',
      'cart=%',
      'cart=a.b',
    ]
    for (const header of changed) expect(await ours.parse(header)).toBeNull()
  })
})
