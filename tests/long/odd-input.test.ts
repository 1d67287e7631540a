// Invalid text and numbers that are far too large are refused and never cause an error (safety case L06).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
let owner: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, 'odd@example.com')
})
afterAll(() => shop.close())

/** As they appear in a posted form: invalid UTF-8, half a surrogate pair, null characters, and numbers. */
const ODD = [
  '%ff%fe',
  '%ed%a0%80',
  'a%00b',
  '9223372036854775808',
  '-1',
  '1.5',
  '%e2%80%ae',
  '__proto__',
  '%0d%0aBcc:%20x@y.z',
]
const person = { email: 'odd-{n}@example.com', iccid: '', fullName: 'Nora New', password: PASSWORD, repeated: PASSWORD }
const FORMS: [string, Record<string, string>, isOwners?: true][] = [
  ['/login', { email: 'odd-{n}@example.com', password: 'x', confirm: 'x', redirectTo: '/account' }],
  ['/signup', { intent: 'start', email: 'odd-{n}@example.com', iccid: '' }],
  ['/signup', { intent: 'create', ...person }],
  ['/setup-password', { intent: 'send-code', email: 'odd-{n}@example.com' }],
  ['/setup-password', { intent: 'give-code', code: '123456', iccid: '8988300000000000001' }],
  ['/setup-password', { intent: 'set-password', password: PASSWORD, repeated: PASSWORD }],
  ['/auth?tab=check', { intent: 'send-code', email: 'odd-{n}@example.com' }],
  ['/auth?tab=register', { intent: 'send-code', email: 'odd-{n}@example.com', iccid: '8988300000000000001' }],
  ['/reset-password', { intent: 'request', email: 'odd-{n}@example.com' }],
  ['/reset-password', { intent: 'reset', token: 'x', password: PASSWORD, repeated: PASSWORD }],
  ['/first-admin', { token: 'x', email: 'odd-{n}@example.com', fullName: 'N', password: PASSWORD, repeated: PASSWORD }],
  ['/account', { intent: 'change_name', fullName: 'Nora' }, true],
  ['/account', { intent: 'rename', reference: 'x', label: 'x' }, true],
  ['/account', { intent: 'add_esim', iccid: '8988300000000000001' }, true],
  ['/account', { intent: 'add_esim_code', proof: 'x', code: '123456' }, true],
  ['/account', { intent: 'change_email', email: 'odd-two@example.com', password: 'x' }, true],
  ['/account', { intent: 'change_password', current: 'x', password: PASSWORD, repeated: PASSWORD }, true],
  [
    '/account',
    {
      intent: 'save_company',
      companyName: 'K',
      streetName: 'L',
      postalCode: '1',
      country: 'DE',
      vatNumber: 'DE123456789',
    },
    true,
  ],
  ['/account', { intent: 'end_session', session: 'x' }, true],
  ['/account', { intent: 'delete_account', sure: 'on', password: 'x' }, true],
  ['/esim-status', { intent: 'check', email: 'odd-{n}@example.com', iccid: '8988300000000000001' }],
  ['/esim-status', { intent: 'forgot', email: 'odd-{n}@example.com' }],
  ['/support', { name: 'N', email: 'odd-{n}@example.com', subject: 'S', message: 'M' }],
  ['/withdraw', { name: 'N', email: 'odd-{n}@example.com', reference: 'x' }],
  ['/account/confirm-email', { token: 'x' }],
  ['/login/second-factor', { intent: 'code', code: '123456', redirectTo: '/account' }],
  ['/login/second-factor', { intent: 'passkey', passkey: '{}' }],
  ['/account/security', { intent: 'add_app', offer: 'x', code: '123456' }, true],
  ['/account/security', { intent: 'add_passkey', name: 'Key', passkey: '{}' }, true],
  ['/account/security', { intent: 'remove_passkey', factor: 'x' }, true],
]
/** A signed-in user may enter ten wrong passwords. */
const GUARDED = new Set(['current', 'password'])
let tries = 0
const send = (browser: Browser, path: string, body: string) =>
  browser.send(path, { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded' } })

/** Every form gets every invalid value; with many fields, each field gets a third of them, in turn. */
const oddFor = (field: number, fields: number) => ODD.filter((_, at) => fields < 3 || at % 3 === field % 3)

describe('odd input', () => {
  it.each(FORMS)('is rejected by the form of %s %j (L06)', async (path, fields, isOwners) => {
    const stumbled: string[] = []
    for (const [at, name] of Object.keys(fields).entries())
      for (const odd of oddFor(at, Object.keys(fields).length)) {
        const body = Object.entries(fields)
          .map(
            ([key, value]) =>
              `${key}=${key === name ? odd : encodeURIComponent(value.replace('{n}', String(++tries)))}`,
          )
          .join('&')
        const answer = await send(isOwners ? owner : shop.browser(), path, body)
        if (answer.status >= 500 || (answer.status === 429 && !GUARDED.has(name)))
          stumbled.push(`${name}=${odd}: ${answer.status}`)
      }
    expect(stumbled).toEqual([])
  })

  it.each([
    '/login?confirm=',
    '/login?email=',
    '/auth?tab=check&email=',
    '/auth?tab=',
    '/account?tab=',
    '/account/confirm-email?token=',
    '/account/usage?reference=',
    '/install?reference=',
    '/alerts?key=',
    '/order/account?reference=',
    '/get-iccid.php?reference=',
  ])('is rejected in the address of %s (L06)', async (path) => {
    const stumbled: string[] = []
    for (const odd of [...ODD, 'x'.repeat(8_000)])
      for (const browser of [owner, shop.browser()]) {
        const answer = await browser.get(path + odd)
        if (answer.status >= 500) stumbled.push(`${odd}: ${answer.status}`)
      }
    expect(stumbled).toEqual([])
  })
})
