import { createCookie } from 'react-router'
import { describe, expect, it } from 'vitest'
import { createSigner } from '#values/secret.ts'
import { FORMER_FORM_UNTIL, signedCookie } from './signed-cookie.ts'

const SECRET = 'a secret of sixteen'
const OPTIONS = { path: '/', httpOnly: true, sameSite: 'lax', maxAge: 60 } as const
const WRITTEN = Date.parse('2026-11-27T12:00:00Z')

/** The same cookie, some seconds after it was written. */
const later = (seconds: number, name = 'cart') =>
  signedCookie(name, { signer: createSigner(SECRET), now: () => new Date(WRITTEN + seconds * 1000) }, OPTIONS)
const ours = later(0)
/** The form of before, which the router writes too. */
const former = createCookie('cart', { ...OPTIONS, secrets: [SECRET] })
const sent = (line: string) => line.split(';', 1)[0] ?? ''

const VALUES = ['token', { id: 7, to: ['FR', 'Côte d’Ivoire', '日本'], none: null }, ['a;b=c', '"', '%'], 0, true]

describe('a signed cookie', () => {
  it.each(VALUES.map((value) => [value]))('returns %j, and is sent like all others', async (value) => {
    const line = await ours.serialize(value)
    expect(line.slice(line.indexOf(';'))).toBe(/;.*/.exec(await former.serialize(value))?.[0])
    expect(await ours.parse(`a=1; ${sent(line)}; b=2`)).toEqual(value)
  })

  it('is cleared as the router does it', async () => {
    const line = await ours.serialize('', { maxAge: 0 })
    expect(line).toBe(await former.serialize('', { maxAge: 0 }))
    expect(await ours.parse(sent(line))).toBe('')
  })

  it('is null if it is missing, and the first of two', async () => {
    const [one, other] = [sent(await ours.serialize('one')), sent(await ours.serialize('other'))]
    for (const header of [null, '', 'b=1', 'carts=1', 'cart', 'xcart=1']) expect(await ours.parse(header)).toBeNull()
    expect(await ours.parse(`${one}; ${other}`)).toBe('one')
  })

  it('ends when the browser’s own does, in a copy too, and doesn’t begin in the future', async () => {
    const line = sent(await ours.serialize('token'))
    for (const seconds of [-300, 0, 59]) expect([seconds, await later(seconds).parse(line)]).toEqual([seconds, 'token'])
    for (const seconds of [-301, 60, 61, 86_400 * 400])
      expect([seconds, await later(seconds).parse(line)]).toEqual([seconds, null])
  })

  it('is null under the name of another', async () => {
    const line = sent(await ours.serialize('token'))
    for (const name of ['session', '__Host-cart', 'car', 'cart2'])
      expect(await later(0, name).parse(line.replace('cart=', `${name}=`))).toBeNull()
  })

  it('is accepted in the form of before until its date, and not after it', async () => {
    const line = sent(await former.serialize('token'))
    const dayBefore = (FORMER_FORM_UNTIL.getTime() - WRITTEN) / 1000 - 86_400
    expect([await ours.parse(line), await later(dayBefore).parse(line)]).toEqual(['token', 'token'])
    expect(await later(dayBefore + 86_400).parse(line)).toBeNull()
  })

  it('is null if any part of it was changed', async () => {
    const line = sent(await ours.serialize({ id: 7 }))
    const others = sent(await createCookie('cart', { secrets: ['another secret'] }).serialize({ id: 7 }))
    const unsigned = sent(await createCookie('cart').serialize({ id: 7 }))
    const changed = [
      others,
      unsigned,
      line.slice(0, -2),
      line.replace('cart=W', 'cart=X'),
      'cart=.',
      'cart=%',
      'cart=a.b',
    ]
    expect(line).toContain('cart=W')
    for (const header of changed) expect(await ours.parse(header)).toBeNull()
  })
})
