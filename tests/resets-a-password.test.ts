// A forgotten password: a mailed link that works once, for ten minutes, in the browser that requested it, or elsewhere
// with the code that this browser shows (safety case G14, G18).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMailsTo, mailTo, resetTokenIn } from '#tests/support/account-mails.ts'
import { linkToken, openAccount, PASSWORD, signIn, whoIs } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const OTHER = 'Harbour-17-violet'
const LINK = /^Reset your/

let networks = 0
const aRateLimitKey = () => `203.0.113.${(networks += 1)}`

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

/** Requests a link as a browser does; `holder` is the token that this browser keeps. */
async function askWithCode(email: string, holder: string | null = null) {
  const answer = await shop.shop.accounts.requestReset({ email, rateLimitKey: aRateLimitKey(), holder }, shop.at)
  if (!answer.ok) throw new Error(`No link: ${answer.problem}`)
  return answer
}
const askFor = async (email: string, holder: string | null = null) => (await askWithCode(email, holder)).holder
const linkOf = async (email: string) => resetTokenIn(await mailTo(shop.sandbox.url, email, LINK))
type Given = {
  token: string
  holder: string | null
  password?: string
  code?: string | undefined
  rateLimitKey?: string
}
const reset = (given: Given) =>
  shop.shop.accounts.resetPassword(
    { code: '', password: OTHER, repeated: given.password ?? OTHER, rateLimitKey: aRateLimitKey(), ...given },
    shop.at,
  )
const GONE = { ok: false, problem: 'reset_token_missing' }
/** Codes that aren't this one. */
const wrongCodes = (code: string, count: number) =>
  Array.from({ length: count }, (_, at) => String((Number(code) + at + 1) % 1_000_000).padStart(6, '0'))

describe('a forgotten password', () => {
  it('is reset by a link that works once; every session ends, and the owner gets an email', async () => {
    const email = 'forgetful@example.com'
    const { token: session } = await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    expect(await reset({ token, holder, password: 'password' })).toMatchObject({ problem: 'password_weak' })
    expect(await reset({ token, holder })).toEqual({ ok: true, email })
    expect(await reset({ token, holder })).toEqual(GONE)
    expect(await whoIs(shop, session)).toBeNull()
    expect(await mailTo(shop.sandbox.url, email, /was changed/)).toContain('all other devices were signed out')
    await signIn(shop, email, null, OTHER)
    await expect(signIn(shop, email)).rejects.toThrow('credentials_wrong')
  })

  it('isn’t reset in another browser, and the link still works in its own (G14)', async () => {
    const email = 'elsewhere@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    const foreign = await askFor('somebody-else@example.com')
    for (const wrong of [null, '', foreign])
      expect(await reset({ token, holder: wrong })).toEqual({ ok: false, problem: 'reset_code_missing' })
    expect(await reset({ token, holder })).toEqual({ ok: true, email })
  })

  it('is reset on another device once, with the code from the browser that asked', async () => {
    const email = 'on-a-phone@example.com'
    await openAccount(shop, email)
    const { code, holder } = await askWithCode(email)
    const token = await linkOf(email)
    const { code: others } = await askWithCode('somebody-else@example.com')
    const wrong = { ok: false, problem: 'reset_code_wrong', triesLeft: 4 }
    expect(await reset({ token, holder: null, code: others })).toEqual(wrong)
    // A password that isn't good enough, or no code, uses up no try.
    expect(await reset({ token, holder: null, code, password: 'password' })).toMatchObject({ problem: 'password_weak' })
    expect(await reset({ token, holder: null, code: '' })).toEqual({ ok: false, problem: 'reset_code_missing' })
    expect(await reset({ token, holder: null, code: others })).toEqual({ ...wrong, triesLeft: 3 })
    expect(await reset({ token, holder: null, code: ` ${code.slice(0, 3)}-${code.slice(3)}` })).toEqual({
      ok: true,
      email,
    })
    for (const again of [{ holder: null, code }, { holder }]) expect(await reset({ token, ...again })).toEqual(GONE)
    await signIn(shop, email, null, OTHER)
  })

  it('takes five codes for a link, even at once and from anywhere, and then the link is spent', async () => {
    const email = 'guessed-at@example.com'
    await openAccount(shop, email)
    const { code, holder } = await askWithCode(email)
    const token = await linkOf(email)
    const answers = await Promise.all(wrongCodes(code, 8).map((guess) => reset({ token, holder: null, code: guess })))
    const left = answers
      .map((answer) => (!answer.ok && 'triesLeft' in answer ? answer.triesLeft : 0))
      .toSorted((one, other) => one - other)
    expect(left).toEqual([0, 0, 0, 0, 1, 2, 3, 4])
    expect(await reset({ token, holder: null, code })).toEqual(GONE)
    expect(await reset({ token, holder })).toEqual(GONE)
    await signIn(shop, email)
  })

  it('takes no more codes for its account, or from one network, because somebody has more links', async () => {
    const email = 'asked-thrice@example.com'
    await openAccount(shop, email)
    const { code, holder } = await askWithCode(email)
    const tokens = [await linkOf(email)]
    for (const count of [2, 3]) {
      await askFor(email, holder)
      await expect.poll(() => countMailsTo(shop.sandbox.url, email, LINK)).toBe(count)
      tokens.push(await linkOf(email))
    }
    expect(new Set(tokens).size).toBe(3)
    const problems = []
    for (const token of tokens)
      for (const guess of wrongCodes(code, 5)) {
        const answer = await reset({ token, holder: null, code: guess })
        problems.push(answer.ok ? 'none' : answer.problem)
      }
    expect(problems.filter((problem) => problem === 'too_often')).toHaveLength(5)
    // The browser that asked needs no code.
    expect(await reset({ token: tokens[2] ?? '', holder })).toEqual({ ok: true, email })

    const rateLimitKey = '198.51.100.9'
    const wrongs = []
    for (const name of ['one', 'two', 'three', 'four']) {
      const address = `link-${name}@example.com`
      await openAccount(shop, address)
      const asked = await askWithCode(address)
      const token = await linkOf(address)
      for (const guess of wrongCodes(asked.code, 4)) {
        const answer = await reset({ token, holder: null, code: guess, rateLimitKey })
        wrongs.push(answer.ok ? 'none' : answer.problem)
      }
    }
    expect(wrongs.filter((problem) => problem === 'too_often')).toHaveLength(1)
  })

  it('gets the answer about a link from elsewhere for whoever can’t ask for a code', async () => {
    const email = 'no-field@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    for (let round = 0; round < 6; round += 1)
      expect(await reset({ token, holder: null, code: undefined })).toEqual(GONE)
    expect(await reset({ token, holder })).toEqual({ ok: true, email })
  })

  it('shows one code per browser, whether the address is known or not', async () => {
    const known = await askWithCode('on-a-phone@example.com')
    const ghost = await askWithCode('nobody-at-all@example.com')
    for (const { code, holder } of [known, ghost]) {
      expect(code).toMatch(/^\d{6}$/)
      expect(shop.shop.accounts.viewResetCode(holder)).toBe(code)
    }
    expect(known.code).not.toBe(ghost.code)
  })

  it('is reset by either of two links that one browser asked for', async () => {
    const email = 'twice@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const first = await linkOf(email)
    expect(await askFor(email, holder)).toBe(holder)
    expect(await reset({ token: first, holder })).toEqual({ ok: true, email })
  })

  it('isn’t reset after ten minutes (G14)', async () => {
    const email = 'slow@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    shop.jump({ seconds: 601 })
    expect(await reset({ token, holder })).toEqual(GONE)
  })

  it('isn’t reset by a link to an earlier address, or after the account’s end', async () => {
    const email = 'left@example.com'
    const { id } = await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    await shop.shop.customers.changeEmail({ userId: id, email: 'left-for@example.com', password: PASSWORD }, shop.at)
    await shop.shop.customers.confirmEmailChange(
      {
        token: await linkToken(shop, 'left-for@example.com', /token=([\w-]+)/),
        rateLimitKey: 'here',
      },
      shop.at,
    )
    expect(await reset({ token, holder })).toEqual(GONE)

    await askFor('left-for@example.com', holder)
    const last = await linkOf('left-for@example.com')
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    expect(await reset({ token: last, holder })).toEqual(GONE)
  })

  it('sends three emails an hour for a hundred requests, and a stranger none (G18)', async () => {
    const email = 'flooded@example.com'
    await openAccount(shop, email)
    for (let round = 0; round < 100; round += 1) await askFor(email)
    await askFor('ghost@example.com')
    await mailTo(shop.sandbox.url, email, LINK)
    await expect.poll(() => countMailsTo(shop.sandbox.url, email, LINK)).toBe(3)
    await shop.shop.worker.sweep()
    expect(await countMailsTo(shop.sandbox.url, email, LINK)).toBe(3)
    expect(await countMailsTo(shop.sandbox.url, 'ghost@example.com', /./)).toBe(0)
  })
})
