// Accounts from the sign-up to the last session: what proves them, what ends them, and that guessing gets nobody in.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { mailboxProofs, sessions, signUps, users, verifications } from '#db/schema.ts'

import type { SignInInput } from '#shop/people/sign-in/sign-in.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { codeIn, confirmTokenIn, countMailsTo, mailTo, resetTokenIn } from '#tests/support/account-mails.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const PASSWORD = 'Lantern-42-kestrel'
const OTHER = 'Harbour-17-violet'
const CONFIRM = /^Confirm your email/
const CODE = /^\d{6} is your/

let networks = 0
const aRateLimitKey = () => `198.51.100.${(networks += 1)}`
const aBrowser = (input: Partial<SignInInput> & { email: string }): SignInInput => ({
  password: PASSWORD,
  confirmToken: null,
  rateLimitKey: aRateLimitKey(),
  device: 'A browser',
  knownBrowser: null,
  oldToken: null,
  ip: null,
  ...input,
})

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const signUp = (email: string, password = PASSWORD) =>
  shop.shop.accounts.signUp(
    { email, iccid: '', fullName: 'Nora New', password, repeated: password, rateLimitKey: aRateLimitKey() },
    shop.at,
  )
const signIn = (input: Partial<SignInInput> & { email: string }) => shop.shop.accounts.signIn(aBrowser(input), shop.at)

async function anAccount(email: string) {
  await signUp(email)
  const confirmToken = confirmTokenIn(await mailTo(shop.sandbox.url, email, CONFIRM))
  const answer = await signIn({ email, confirmToken })
  if (!answer.ok) throw new Error(`No account: ${answer.problem}`)
  return answer
}

async function anEsim(email: string) {
  const { orderId } = await shop.buy({ email })
  const { iccid } = await shop.until(orderId, isCompleted)
  return iccid ?? ''
}

describe('a sign-up', () => {
  it('becomes an account with the emailed link and the chosen password, and includes earlier purchases', async () => {
    const email = 'nora@example.com'
    const iccid = await anEsim(email)
    expect(await signUp(' Nora@Example.com ')).toEqual({ ok: true, email })
    expect(await signIn({ email })).toEqual({ ok: false, problem: 'unconfirmed' })

    const confirmToken = confirmTokenIn(await mailTo(shop.sandbox.url, email, CONFIRM))
    expect(await shop.shop.accounts.findSignUpEmail(confirmToken)).toBe(email)
    expect(await signIn({ email, confirmToken, password: OTHER })).toMatchObject({ problem: 'credentials_wrong' })
    const answer = await signIn({ email, confirmToken })
    if (!answer.ok) throw new Error(answer.problem)
    expect(await shop.shop.accounts.findSessionUser(answer.token, shop.at)).toMatchObject({
      email,
      name: 'Nora New',
      type: 'own-user',
      iccid,
    })
    expect(await signIn({ email })).toMatchObject({ ok: true })
    expect(await shop.shop.accounts.findSignUpEmail(confirmToken)).toBeNull()
  })

  it('of a known account is reported on the page if that is allowed, and otherwise by email', async () => {
    const email = 'known@example.com'
    await anAccount(email)
    expect(await signUp(email, OTHER)).toEqual({ ok: false, problem: 'account_exists' })
    const shy = await openTestShop({ settings: { DISCLOSE_ACCOUNTS: 'no' } })
    try {
      const input = { iccid: '', fullName: 'N', password: PASSWORD, repeated: PASSWORD, rateLimitKey: aRateLimitKey() }
      await shy.shop.accounts.signUp({ ...input, email }, shop.at)
      const confirmToken = confirmTokenIn(await mailTo(shy.sandbox.url, email, CONFIRM))
      await shy.shop.accounts.signIn(aBrowser({ email, confirmToken }), shop.at)
      expect(await shy.shop.accounts.signUp({ ...input, email }, shop.at)).toEqual({ ok: true, email })
      expect(await mailTo(shy.sandbox.url, email, /already have a Wander Pass account/)).toContain(
        'An account with this email',
      )
      const proof = { purpose: 'set_password', rateLimitKey: aRateLimitKey() } as const
      expect(await shy.shop.accounts.startProof({ ...proof, email: 'nobody@example.com' }, shop.at)).toMatchObject({
        ok: true,
      })
    } finally {
      await shy.close()
    }
  })

  it('with somebody else’s ICCID is rejected', async () => {
    const email = 'buyer@example.com'
    const iccid = await anEsim(email)
    const input = { email, rateLimitKey: aRateLimitKey() }
    expect(await shop.shop.accounts.startSignUp({ ...input, iccid: '8988300000000000001' })).toMatchObject({
      problem: 'signup_iccid_mismatch',
    })
    expect(await shop.shop.accounts.startSignUp({ ...input, iccid })).toEqual({
      ok: true,
      email,
      iccid,
      lockedName: null,
    })
  })

  it('in somebody else’s name gives the password no access, even if the owner opens the email', async () => {
    const email = 'owner@example.com'
    await signUp(email, OTHER)
    const strangers = confirmTokenIn(await mailTo(shop.sandbox.url, email, CONFIRM))
    await signUp(email)
    expect(await signIn({ email, confirmToken: strangers })).toMatchObject({ problem: 'unconfirmed' })
  })
})

describe('a session', () => {
  it('gets a new token at each login, is listed, and can be ended', async () => {
    const email = 'listed@example.com'
    const first = await anAccount(email)
    const second = await signIn({ email, device: 'Another browser' })
    if (!second.ok) throw new Error(second.problem)
    expect(second.token).not.toBe(first.token)
    const listed = await shop.shop.accounts.listSessions(first.userId)
    expect(listed.map(({ device }) => device).toSorted()).toEqual(['A browser', 'Another browser'])

    const mine = await shop.shop.accounts.findSessionId(second.token, shop.at)
    expect(
      await shop.shop.accounts.endSession(listed.find(({ id }) => id !== mine)?.id ?? '', {
        ...shop.at,
        actor: { id: first.userId, type: 'own-user' },
      }),
    ).toBe(true)
    expect(await shop.shop.accounts.findSessionUser(first.token, shop.at)).toBeNull()
    await shop.shop.accounts.signOut(second.token)
    expect(await shop.shop.accounts.findSessionUser(second.token, shop.at)).toBeNull()
  })

  it('is stored only as a hash', async () => {
    const { token } = await anAccount('hashed@example.com')
    const stored = JSON.stringify([
      await shop.database.db().select().from(sessions),
      await shop.database.db().select().from(verifications),
      await shop.database.db().select().from(signUps),
      await shop.database.db().select().from(mailboxProofs),
    ])
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(PASSWORD)
  })

  it('replaces the browser’s previous one', async () => {
    const email = 'replaced@example.com'
    const { token } = await anAccount(email)
    await signIn({ email, oldToken: token })
    expect(await shop.shop.accounts.findSessionUser(token, shop.at)).toBeNull()
  })
})

describe('a password', () => {
  it('is set by an emailed code and the ICCID together', async () => {
    const email = 'esim-only@example.com'
    const iccid = await anEsim(email)
    const rateLimitKey = aRateLimitKey()
    const started = await shop.shop.accounts.startProof({ email, purpose: 'set_password', rateLimitKey }, shop.at)
    if (!started.ok) throw new Error(started.problem)
    const { proofId } = started
    const code = codeIn(await mailTo(shop.sandbox.url, email, CODE))
    const give = (input: Partial<{ code: string; iccid: string }>) =>
      shop.shop.accounts.giveProof({ proofId, code, iccid, rateLimitKey, ...input })
    const save = () => shop.shop.accounts.setPassword({ proofId, password: PASSWORD, repeated: PASSWORD }, shop.at)

    expect(await save()).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await give({ iccid: '12' })).toMatchObject({ problem: 'iccid_invalid' })
    expect(await give({ code: code === '000000' ? '000001' : '000000' })).toMatchObject({ problem: 'code_wrong' })
    expect(await give({ iccid: '8988300000000000001' })).toMatchObject({ problem: 'iccid_mismatch' })
    expect(await give({})).toEqual({ ok: true, email })
    expect(await save()).toEqual({ ok: true, email })
    expect(await save()).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await signIn({ email })).toMatchObject({ ok: true })
  })

  it('isn’t set after five wrong ICCIDs, or after ten minutes', async () => {
    const email = 'guessed@example.com'
    const iccid = await anEsim(email)
    const rateLimitKey = aRateLimitKey()
    const start = async () => {
      const started = await shop.shop.accounts.startProof({ email, purpose: 'set_password', rateLimitKey }, shop.at)
      if (!started.ok) throw new Error(started.problem)
      return started.proofId
    }
    const proofId = await start()
    const code = codeIn(await mailTo(shop.sandbox.url, email, CODE))
    for (let round = 0; round < 5; round += 1)
      expect(
        await shop.shop.accounts.giveProof({ proofId, code, iccid: '8988300000000000001', rateLimitKey }),
      ).toMatchObject({
        problem: 'iccid_mismatch',
      })
    expect(await shop.shop.accounts.giveProof({ proofId, code, iccid, rateLimitKey })).toMatchObject({
      problem: 'proof_gone',
    })

    const late = await start()
    shop.jump({ seconds: 601 })
    expect(await shop.shop.accounts.viewProof(late)).toBeNull()
  })

  it('of an administrator can’t be set by ICCID: the answer is the same, and no code is emailed', async () => {
    const email = 'boss@example.com'
    const { userId } = await anAccount(email)
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, userId))
    const rateLimitKey = aRateLimitKey()
    expect(
      await shop.shop.accounts.startProof({ email, purpose: 'set_password', rateLimitKey }, shop.at),
    ).toMatchObject({
      ok: true,
    })
    await shop.shop.worker.sweep()
    expect(await countMailsTo(shop.sandbox.url, email, CODE)).toBe(0)
  })
})

describe('a password guesser', () => {
  it('waits after ten failures, but the owner in a known browser doesn’t', async () => {
    const email = 'target@example.com'
    await anAccount(email)
    for (let round = 0; round < 10; round += 1)
      expect(await signIn({ email, password: OTHER })).toMatchObject({ problem: 'credentials_wrong' })
    expect(await signIn({ email })).toMatchObject({ problem: 'too_often' })
    expect(await signIn({ email, knownBrowser: 'the-owners' })).toMatchObject({ ok: true })
  })

  it('from one network waits after thirty failures, for any accounts', async () => {
    const rateLimitKey = aRateLimitKey()
    for (let round = 0; round < 30; round += 1) await signIn({ email: `guess-${round}@example.com`, rateLimitKey })
    expect(await signIn({ email: 'guess-31@example.com', rateLimitKey })).toMatchObject({ problem: 'too_often' })
    const owner = { email: 'nora@example.com', rateLimitKey, knownBrowser: 'noras' }
    expect(await signIn(owner)).toMatchObject({ ok: true })
  })

  it('who tries one password on many accounts waits, on any network; other passwords don’t (G03)', async () => {
    const password = 'Sprayed-4-everyone'
    const spray = (round: number) => signIn({ email: `sprayed-${round}@example.com`, password })
    for (let round = 0; round < 50; round += 1)
      expect(await spray(round)).toMatchObject({ problem: 'credentials_wrong' })
    expect(await spray(50)).toMatchObject({ problem: 'too_often' })
    expect(await signIn({ email: 'nora@example.com' })).toMatchObject({ ok: true })
    const known = await signIn({ email: 'sprayed-1@example.com', password, knownBrowser: 'its-owners' })
    expect(known).toMatchObject({ problem: 'credentials_wrong' })
  })
})

describe('the first administrator', () => {
  it('is created once, with the printed link', async () => {
    const link = await shop.shop.staff.issueFirstAdminLink()
    const input = {
      token: resetTokenIn(link ?? ''),
      email: 'first@example.com',
      fullName: '',
      password: PASSWORD,
      repeated: PASSWORD,
    }
    const gone = { ok: false, problem: 'first_admin_link_gone' }
    expect(await shop.shop.staff.makeFirstAdmin({ ...input, token: 'guessed' }, shop.at)).toEqual(gone)
    expect(await shop.shop.staff.makeFirstAdmin(input, shop.at)).toMatchObject({ ok: true })
    expect(await signIn({ email: 'first@example.com' })).toMatchObject({ ok: true, role: 'super-admin' })
    expect(await shop.shop.staff.makeFirstAdmin(input, shop.at)).toEqual(gone)
    expect(await shop.shop.staff.issueFirstAdminLink()).toBeNull()
  })
})

describe('an inactive user', () => {
  it('is logged out after 7 days, and as an administrator after 30 minutes', async () => {
    const { token, userId } = await anAccount('away@example.com')
    shop.jump({ days: 6 })
    expect(await shop.shop.accounts.findSessionUser(token, shop.at)).not.toBeNull()
    shop.jump({ days: 6 })
    expect(await shop.shop.accounts.findSessionUser(token, shop.at)).not.toBeNull()
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, userId))
    expect(await shop.shop.accounts.findSessionUser(token, shop.at)).toBeNull()
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.id, userId))
    shop.jump({ days: 8 })
    expect(await shop.shop.accounts.findSessionUser(token, shop.at)).toBeNull()
  })
})
