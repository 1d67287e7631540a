// Nothing is stored on anybody's device that the privacy page doesn't name.
import { createSealer, createSigner } from '#values/secret.ts'
import { expect, it } from 'vitest'
import { privacyCopy } from '#app/copy/site/privacy.ts'
import { LANGUAGE_COOKIE } from '#app/language/offered-language.ts'
import { hasOwnCookie, shopCookies } from './cookies.ts'

it('sets no cookie that the privacy page does not list', () => {
  const set = Object.values(
    shopCookies({
      signer: createSigner('a secret of sixteen'),
      now: () => new Date(),
      isSecure: false,
      draftSealer: createSealer('x', 'draft'),
    }),
  ).map(({ name }) => name)
  // Set by the page itself.
  set.push(LANGUAGE_COOKIE)
  const listed = privacyCopy.kept.things.filter(({ what }) => what.startsWith('Cookie')).map(({ name }) => name)
  expect(listed.toSorted()).toEqual(set.toSorted())
})

it.each([true, false])('finds each of its cookies among others, with a prefix (%s) or without', (isSecure) => {
  const cookies = shopCookies({
    signer: createSigner('x'),
    now: () => new Date(),
    isSecure,
    draftSealer: createSealer('x', 'draft'),
  })
  // No page depends on who referred the visitor, so cached pages can be used for them as well.
  const { affiliate, ...shown } = cookies
  expect(hasOwnCookie(`${affiliate.name}=1`)).toBe(false)
  for (const { name } of Object.values(shown)) {
    expect(hasOwnCookie(`${name}=1`)).toBe(true)
    expect(hasOwnCookie(`other=2; ${name}=1; more=3`)).toBe(true)
  }
  for (const header of [undefined, '', 'other=1', 'mycart=1', 'cart2=1; a=cart=1', 'cart'])
    expect(hasOwnCookie(header)).toBe(false)
})

const [MINUTE, DAY] = [60, 86_400]

it.each([
  ['cart', 30 * DAY],
  ['orders', 60 * DAY],
  ['vatCountry', 365 * DAY],
  ['currency', 365 * DAY],
  ['session', 30 * DAY],
  ['proof', 30 * MINUTE],
  ['pendingSignIn', 15 * MINUTE],
  ['resetHolder', 60 * MINUTE],
  ['knownBrowser', 365 * DAY],
  ['draft', 60 * MINUTE],
  ['affiliate', 30 * DAY],
  ['flash', MINUTE],
] as const)('keeps %s for %i seconds, in the browser and in a copy of it', async (name, seconds) => {
  const writtenAt = Date.parse('2027-04-01T12:00:00Z')
  const at = (age: number) =>
    shopCookies({
      signer: createSigner('a secret of sixteen'),
      now: () => new Date(writtenAt + age * 1_000),
      isSecure: true,
      draftSealer: createSealer('x', 'draft'),
    })[name]
  const line = await at(0).serialize('something')
  expect(line).toContain(`Max-Age=${seconds};`)
  expect(line).toContain('HttpOnly')
  expect(line).toContain('Secure')
  expect(await at(seconds - 1).parse(line)).toBe('something')
  expect(await at(seconds).parse(line)).toBeNull()
})
