// A second factor: nobody gets in with the password alone, a code works once, and staff must have one if required (G24).
import { randomBytes } from 'node:crypto'
import { desc, eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, authenticators, recoveryCodes, users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'
import { hasAnAccount, linkToken, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { bought, mailTo } from './support/owning.ts'

const STEP = { seconds: 30 }
const BROWSER = { device: 'A browser', oldToken: null, ip: null }

let shop: TestShop
let robin: Holder
let secret: string
let codes: string[]
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  shop.standAt(null)
  robin = await hasAnAccount(shop, aName('robin'))
  ;({ secret, codes } = await addsAnApp(robin))
})

let people = 0
const aName = (name: string) => `${name}-${++people}@example.com`
const kimIsHere = () => hasAnAccount(shop, aName('kim'))

const accounts = () => shop.shop.accounts
const by = ({ id }: Holder, type: Role = 'own-user') => ({ ...shop.at, actor: { id, type } })
/** The app's code, this many steps away from now. */
const codeOf = (of = secret, away = 0) =>
  new TOTP({ secret: of }).generate({ timestamp: shop.clock.now().getTime() + away * 30_000 })
const wrongCode = () => String((Number(codeOf()) + 1) % 1_000_000).padStart(6, '0')

async function addsAnApp(holder: Holder) {
  const offer = await accounts().offerAuthenticator(holder.id, shop.at)
  if (!offer) throw new Error('Nothing was offered.')
  const input = { token: holder.token, sealed: offer.sealed, code: codeOf(offer.secret) }
  const added = await accounts().addAuthenticator(input, by(holder))
  if (!added.ok || !added.codes) throw new Error('The app was not added.')
  shop.jump(STEP)
  return { secret: offer.secret, codes: added.codes }
}

async function givesThePassword(knownBrowser: string | null = null, email = robin.email): Promise<string> {
  const rateLimitKey = randomBytes(4).toString('hex')
  const input = { email, password: PASSWORD, confirmToken: null, rateLimitKey, knownBrowser, ...BROWSER }
  const answer = await accounts().signIn(input, shop.at)
  if (answer.ok || answer.problem !== 'factor_due') throw new Error(`The password alone came to ${answer.ok}.`)
  return answer.pending
}
const confirm = (pending: string, code: string, knownBrowser: string | null = null) =>
  accounts().confirmSignIn({ pending, given: { code }, knownBrowser, ...BROWSER }, shop.at)

const acts = async (actorId?: string) =>
  (await shop.database.db().select().from(auditLog).orderBy(desc(auditLog.id)))
    .filter((row) => actorId === undefined || row.actorId === actorId)
    .map(({ action, facts }) => ({ action, ...facts }))
const isAdmin = (holder: Holder, accountType: Role) =>
  shop.database.db().update(users).set({ accountType }).where(eq(users.id, holder.id))

describe('logging in with an authenticator app', () => {
  it('needs the password and a code, and is no session before', async () => {
    const pending = await givesThePassword()
    expect(await whoIs(shop, pending)).toBeNull()
    expect(await confirm(pending, wrongCode())).toEqual({ ok: false, problem: 'code_wrong' })
    const opened = await confirm(pending, codeOf().replace(/^.{3}/, '$& '))
    expect(opened).toMatchObject({ ok: true, userId: robin.id })
    expect(opened.ok && (await whoIs(shop, opened.token))).toMatchObject({ id: robin.id })
    expect((await acts())[0]).toMatchObject({ action: 'attempt_denied', why: 'second_factor' })
  })

  it('accepts a code from a clock that is one step off, and no further', async () => {
    shop.standAt(shop.clock.now())
    expect(await confirm(await givesThePassword(), codeOf(secret, -2))).toMatchObject({ problem: 'code_wrong' })
    expect(await confirm(await givesThePassword(), codeOf(secret, 2))).toMatchObject({ problem: 'code_wrong' })
    shop.standAt(new Date(shop.clock.now().getTime() + 60_000))
    expect(await confirm(await givesThePassword(), codeOf(secret, -1))).toMatchObject({ ok: true })
    expect(await confirm(await givesThePassword(), codeOf(secret, 1))).toMatchObject({ ok: true })
  })

  it('accepts a code once, even from two tabs at once, and no earlier one', async () => {
    shop.standAt(shop.clock.now())
    const [one, other] = [await givesThePassword(), await givesThePassword()]
    const answers = await Promise.all([confirm(one, codeOf()), confirm(other, codeOf())])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ problem: 'code_used' })
    expect(await confirm(await givesThePassword(), codeOf(secret, -1))).toMatchObject({ problem: 'code_used' })
  })

  it('opens one session per entered password, in whichever tab', async () => {
    const pending = await givesThePassword()
    expect(await confirm(pending, codeOf())).toMatchObject({ ok: true })
    shop.jump(STEP)
    expect(await confirm(pending, codeOf())).toEqual({ ok: false, problem: 'sign_in_gone' })
  })

  it('waits ten minutes for the code, unless the password changes', async () => {
    const old = await givesThePassword()
    shop.jump({ seconds: 660 })
    expect(await confirm(old, codeOf())).toEqual({ ok: false, problem: 'sign_in_gone' })
    const stolen = await givesThePassword()
    const next = { password: 'Harbour-17-violet', repeated: 'Harbour-17-violet' }
    await accounts().changeOwnPassword({ userId: robin.id, ...next }, shop.at)
    expect(await confirm(stolen, codeOf())).toEqual({ ok: false, problem: 'sign_in_gone' })
  })

  it('accepts a recovery code once, and says how many are left', async () => {
    const [code = ''] = codes
    expect(codes).toHaveLength(10)
    expect(await confirm(await givesThePassword(), ` ${code.toUpperCase().replaceAll('-', ' ')} `)).toMatchObject({
      ok: true,
    })
    expect(await confirm(await givesThePassword(), code)).toEqual({ ok: false, problem: 'code_wrong' })
    expect(await acts()).toContainEqual({ action: 'recovery_code_used', left: 9 })
    const kept = await shop.database.db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, robin.id))
    expect(JSON.stringify(kept)).not.toContain(code)
  })

  it('is locked after five wrong codes, even at once, but not for a known browser', async () => {
    const pending = await givesThePassword()
    const tries = await Promise.all(Array.from({ length: 7 }, () => confirm(pending, wrongCode())))
    expect(tries.filter((each) => !each.ok && each.problem === 'code_wrong')).toHaveLength(5)
    expect(await confirm(await givesThePassword(), codeOf())).toMatchObject({ problem: 'too_often' })
    expect(await confirm(await givesThePassword('the-owners'), codeOf(), 'the-owners')).toMatchObject({ ok: true })
  })
})

describe('no other way', () => {
  it('logs anyone in without it: a password reset only changes the password', async () => {
    await expect(signIn(shop, robin.email)).rejects.toThrow('factor_due')
    const asked = await accounts().requestReset({ email: robin.email, rateLimitKey: 'here', holder: null }, shop.at)
    if (!asked.ok) throw new Error(asked.problem)
    await shop.shop.worker.sweep()
    const token = /access_token=([\w-]+)/.exec((await mailTo(shop, robin.email, /access_token/)).text)?.[1] ?? ''
    const input = { token, password: 'Harbour-17-violet', repeated: 'Harbour-17-violet', rateLimitKey: 'here' }
    const reset = await accounts().resetPassword({ ...input, holder: asked.holder }, shop.at)
    expect(reset).toEqual({ ok: true, email: robin.email })
    await expect(signIn(shop, robin.email, null, 'Harbour-17-violet')).rejects.toThrow('factor_due')
    expect(await accounts().listSessions(robin.id)).toEqual([])
  })

  it('logs anyone in with mailbox and ICCID: that only changes the password', async () => {
    const { iccid } = await bought(shop, robin.email)
    const asked = { email: robin.email, purpose: 'set_password' as const, rateLimitKey: 'the-iccid-door' }
    const started = await accounts().startProof(asked, shop.at)
    if (!started.ok) throw new Error(started.problem)
    const { proofId } = started
    const code = await linkToken(shop, robin.email, /\b(\d{6})\b/)
    expect(await accounts().giveProof({ proofId, code, iccid, rateLimitKey: 'the-iccid-door' })).toMatchObject({
      ok: true,
    })
    const next = { password: 'Harbour-17-violet', repeated: 'Harbour-17-violet' }
    expect(await accounts().setPassword({ proofId, ...next }, shop.at)).toEqual({ ok: true, email: robin.email })
    await expect(signIn(shop, robin.email, null, next.password)).rejects.toThrow('factor_due')
    expect(await accounts().listSessions(robin.id)).toEqual([])
  })

  it('logs in an invited person: an existing account gets the role, and needs its factor', async () => {
    const [boss, email] = [await hasAnAccount(shop, aName('boss'), 'super-admin'), aName('invited')]
    const actor = { id: boss.id, type: 'super-admin', email: boss.email, name: 'Boss' } as const
    const proof = { token: boss.token, password: PASSWORD }
    expect(await shop.shop.staff.inviteAdmin({ email, proof }, { ...shop.at, actor })).toMatchObject({ ok: true })
    const token = await linkToken(shop, email, /admin-invite#access_token=([\w.-]+)/)
    const meanwhile = await hasAnAccount(shop, email)
    await addsAnApp(meanwhile)
    const next = { password: 'Harbour-17-violet', repeated: 'Harbour-17-violet' }
    const accepted = await shop.shop.staff.acceptInvitation({ token, ...next, rateLimitKey: 'the-invited' }, shop.at)
    expect(accepted).toEqual({ ok: true, email })
    await expect(signIn(shop, email, null, next.password)).rejects.toThrow('factor_due')
    expect(await accounts().listSessions(meanwhile.id)).toEqual([])
  })

  it('works at other brands, or with another account’s login', async () => {
    const kim = await kimIsHere()
    const kims = await addsAnApp(kim)
    expect(await confirm(await givesThePassword(), codeOf(kims.secret))).toMatchObject({ problem: 'code_wrong' })
    expect(await confirm(await givesThePassword(), kims.codes[0] ?? '')).toMatchObject({ problem: 'code_wrong' })
  })
})

describe('a second factor', () => {
  it('needs a fresh proof to be added, ends sessions without it, and is announced by email', async () => {
    const kim = await kimIsHere()
    const elsewhere = await signIn(shop, kim.email)
    const offer = await accounts().offerAuthenticator(kim.id, shop.at)
    const input = { token: kim.token, sealed: offer?.sealed ?? '' }
    shop.jump({ seconds: 660 })
    expect(await accounts().addAuthenticator({ ...input, code: codeOf(offer?.secret) }, by(kim))).toMatchObject({
      problem: 'password_wrong',
    })
    expect((await acts())[0]).toMatchObject({ action: 'attempt_denied', why: 'proof_expired' })
    const given = { code: PASSWORD }
    expect(await accounts().confirmSession({ token: kim.token, given }, by(kim))).toEqual({ ok: true })
    expect(await accounts().addAuthenticator({ ...input, code: '000000' }, by(kim))).toMatchObject({
      problem: 'code_wrong',
    })
    // Two tabs: the offer in the other one finds that the app has been added.
    const other = await accounts().offerAuthenticator(kim.id, shop.at)
    expect(await accounts().addAuthenticator({ ...input, code: codeOf(offer?.secret) }, by(kim))).toMatchObject({
      ok: true,
      codes: expect.any(Array),
    })
    const second = { token: kim.token, sealed: other?.sealed ?? '', code: codeOf(other?.secret) }
    expect(await accounts().addAuthenticator(second, by(kim))).toEqual({ ok: false, problem: 'factor_exists' })
    expect(await whoIs(shop, elsewhere.token)).toBeNull()
    expect(await whoIs(shop, kim.token)).toMatchObject({ id: kim.id })
    await shop.shop.worker.sweep()
    expect((await mailTo(shop, kim.email)).subject).toContain('A second factor was added')
  })

  it('is encrypted in the database', async () => {
    const [row] = await shop.database.db().select().from(authenticators).where(eq(authenticators.userId, robin.id))
    expect(row?.secret).toMatch(/^s\d+\./)
    expect(row?.secret).not.toContain(secret)
  })

  it('can be removed with a fresh proof, and the recovery codes go with the last one', async () => {
    shop.jump({ seconds: 660 })
    const input = { token: robin.token, factor: 'authenticator' }
    expect(await accounts().withdrawFactor(input, by(robin))).toMatchObject({ problem: 'code_wrong' })
    expect(await accounts().confirmSession({ token: robin.token, given: { code: PASSWORD } }, by(robin))).toMatchObject(
      { problem: 'code_wrong' },
    )
    await accounts().confirmSession({ token: robin.token, given: { code: codeOf() } }, by(robin))
    expect(await accounts().withdrawFactor(input, by(robin))).toEqual({ ok: true })
    expect(await accounts().withdrawFactor(input, by(robin))).toEqual({ ok: false, problem: 'factor_gone' })
    expect(await accounts().viewFactors(robin.id)).toEqual({ authenticator: null, passkeys: [], recoveryCodesLeft: 0 })
    expect(await signIn(shop, robin.email)).toMatchObject({ id: robin.id })
  })

  it('can get ten new recovery codes, which replace the old ones', async () => {
    const renewed = await accounts().issueRecoveryCodes({ token: robin.token }, by(robin))
    expect(renewed).toMatchObject({ ok: true })
    expect(await confirm(await givesThePassword(), codes[1] ?? '')).toMatchObject({ problem: 'code_wrong' })
    const fresh = renewed.ok ? (renewed.codes[1] ?? '') : ''
    expect(await confirm(await givesThePassword(), fresh)).toMatchObject({ ok: true })
  })

  it('that was lost is removed by a super-admin with a proof, and the person gets an email', async () => {
    const chloe = await hasAnAccount(shop, aName('chloe'))
    await isAdmin(robin, 'own-admin')
    const input = { userId: robin.id, proof: { token: chloe.token, password: '' } }
    expect(await accounts().withdrawFactorsOf(input, by(chloe, 'own-admin'))).toMatchObject({ problem: 'not_allowed' })
    const stale = { ...input, proof: { token: null, password: 'not-this-one' } }
    expect(await accounts().withdrawFactorsOf(stale, by(chloe, 'super-admin'))).toMatchObject({
      problem: 'password_wrong',
    })
    expect(await accounts().withdrawFactorsOf(input, by(chloe, 'super-admin'))).toEqual({ ok: true })
    expect(await whoIs(shop, robin.token)).toBeNull()
    expect(await signIn(shop, robin.email)).toMatchObject({ id: robin.id })
    expect((await acts()).filter(({ action }) => action !== 'signed_in').slice(0, 3)).toEqual([
      { action: 'factor_removed', factor: 'all' },
      { action: 'attempt_denied', why: 'proof' },
      { action: 'attempt_denied', why: 'role' },
    ])
    await shop.shop.worker.sweep()
    expect((await mailTo(shop, robin.email, /was removed/)).text).toContain(
      'An administrator removed every second factor',
    )
    expect(await shop.shop.desk.verifyAuditChain()).toMatchObject({ ok: true })
  })
})

describe('before an irreversible action', () => {
  it('a person with a second factor needs one of its codes, not the password', async () => {
    await isAdmin(robin, 'own-admin')
    shop.jump({ seconds: 660 })
    const invite = (email: string, password: string) =>
      shop.shop.staff.inviteAdmin(
        { email, proof: { token: robin.token, password } },
        { ...shop.at, actor: { id: robin.id, type: 'own-admin', email: robin.email, name: 'Robin' } },
      )
    expect(await invite('new@example.com', PASSWORD)).toMatchObject({ problem: 'code_wrong' })
    const code = codeOf()
    expect(await invite('new@example.com', code)).toMatchObject({ ok: true })
    expect(await invite('newer@example.com', code)).toMatchObject({ problem: 'code_used' })
    expect(await accounts().askForProof({ userId: robin.id, token: robin.token }, shop.at)).toBe('code')
    shop.jump(STEP)
    await accounts().confirmSession({ token: robin.token, given: { code: codeOf() } }, by(robin))
    expect(await accounts().askForProof({ userId: robin.id, token: robin.token }, shop.at)).toBe('nothing')
    expect(await invite('newest@example.com', '')).toMatchObject({ ok: true })
  })
})

describe('denied attempts', () => {
  it('are logged, and a flood of them can’t fill the log', async () => {
    for (let round = 0; round < 40; round += 1)
      await accounts().recordDenied({ user: { id: robin.id, type: 'own-user' }, where: '/admin' }, shop.at)
    const denied = (await acts(robin.id)).filter(({ action }) => action === 'attempt_denied')
    expect(denied).toHaveLength(11)
    expect(denied[0]).toEqual({ action: 'attempt_denied', why: 'role', where: '/admin', isFlood: true })
    expect(denied[10]).toEqual({ action: 'attempt_denied', why: 'role', where: '/admin' })
  })
})
