// Every link, code, and proof of who somebody is works in the last millisecond of its time, and not in the one after.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affiliateApplications, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { proofStore } from '#shop/people/sign-up/proof-store.ts'
import { sessionStore } from '#shop/people/sign-in/session-store.ts'
import type { Role } from '#shop/people/account/role.ts'
import { askAtItsEnd, type Making } from './support/at-its-end.ts'
import { codeIn, confirmTokenIn, mailTo, resetTokenIn } from './support/account-mails.ts'
import { hasAnAccount, PASSWORD, whoIs, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const OWN_CHOICE = 'Harbour-17-violet'
const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

let people = 0
const anEmail = () => `person-${++people}@example.com`
const by = ({ id, email }: Holder, type: Role) => ({ ...shop.at, actor: { id, email, name: 'Ada', type } })
const password = { password: OWN_CHOICE, repeated: OWN_CHOICE }
const letter = async (email: string, subject = /./) => mailTo(shop.sandbox.url, email, subject)
const mailed = async (email: string, subject?: RegExp) => {
  await shop.shop.worker.sweep()
  return letter(email, subject)
}

async function aProof(purpose: 'check_account' | 'set_password', email: string) {
  await hasAnAccount(shop, email)
  const started = await shop.shop.accounts.startProof({ email, purpose, rateLimitKey: email }, shop.at)
  if (!started.ok) throw new Error(started.problem)
  const give = async () =>
    shop.shop.accounts.giveProof({
      proofId: started.proofId,
      code: codeIn(await mailed(email)),
      iccid: null,
      rateLimitKey: email,
    })
  return { ...started, give }
}

async function aFactor(holder: Holder) {
  const offer = await shop.shop.accounts.offerAuthenticator(holder.id, shop.at)
  return async () => {
    await shop.shop.accounts.confirmSession({ token: holder.token, given: { code: PASSWORD } }, by(holder, 'own-user'))
    const code = new TOTP({ secret: offer?.secret ?? '' }).generate({ timestamp: shop.clock.now().getTime() })
    const input = { token: holder.token, sealed: offer?.sealed ?? '', code }
    return {
      secret: offer?.secret ?? '',
      ...(await shop.shop.accounts.addAuthenticator(input, by(holder, 'own-user'))),
    }
  }
}

async function aBusiness() {
  const id = `business-${++people}`
  await businessStore(shop.database).create({ id, name: id, now: shop.clock.now() })
  const boss = await hasAnAccount(shop, anEmail(), 'business-admin')
  await shop.database.db().update(users).set({ businessId: id }).where(eq(users.id, boss.id))
  return { id, boss }
}

const isOk = (outcome: { ok: boolean }) => outcome.ok

const TIMED: [name: string, livesMs: number, make: Making][] = [
  [
    'a link for a new password, ten minutes,',
    10 * MINUTE,
    async () => {
      const email = anEmail()
      await hasAnAccount(shop, email)
      const asked = await shop.shop.accounts.requestReset({ email, rateLimitKey: email, holder: null }, shop.at)
      const holder = asked.ok ? asked.holder : null
      const token = resetTokenIn(await mailed(email))
      return async () =>
        isOk(await shop.shop.accounts.resetPassword({ token, holder, ...password, rateLimitKey: email }, shop.at))
    },
  ],
  [
    'a code for a mailbox, ten minutes,',
    10 * MINUTE,
    async () => {
      const { give } = await aProof('check_account', anEmail())
      return async () => isOk(await give())
    },
  ],
  [
    'a given proof of a mailbox, ten more minutes,',
    10 * MINUTE,
    async () => {
      const { proofId, give } = await aProof('check_account', anEmail())
      expect(await give()).toMatchObject({ ok: true })
      return async () => (await shop.shop.accounts.viewProof(proofId)) !== null
    },
  ],
  [
    'a link that confirms a sign-up, a day,',
    DAY,
    async () => {
      const email = anEmail()
      const input = { email, iccid: '', fullName: 'Robin', password: PASSWORD, repeated: PASSWORD, rateLimitKey: email }
      await shop.shop.accounts.signUp(input, shop.at)
      const token = confirmTokenIn(await mailed(email))
      return async () => (await shop.shop.accounts.findSignUpEmail(token)) === email
    },
  ],
  [
    'a link to a new address, an hour,',
    HOUR,
    async () => {
      const { id } = await hasAnAccount(shop, anEmail())
      const email = anEmail()
      await shop.shop.customers.changeEmail({ userId: id, email, password: PASSWORD }, shop.at)
      const token = /token=([\w-]+)/.exec(await mailed(email))?.[1] ?? ''
      return async () => isOk(await shop.shop.customers.confirmEmailChange({ token, rateLimitKey: email }, shop.at))
    },
  ],
  [
    'a link to become the first administrator, a day,',
    DAY,
    async () => {
      const token = resetTokenIn((await shop.shop.staff.issueFirstAdminLink()) ?? '')
      const input = { token, email: anEmail(), fullName: '', ...password }
      return async () => isOk(await shop.shop.staff.makeFirstAdmin(input, shop.at))
    },
  ],
  [
    'an invitation to the staff, a day,',
    DAY,
    async () => {
      const [ada, email] = [await hasAnAccount(shop, anEmail(), 'own-admin'), anEmail()]
      const proof = { token: ada.token, password: PASSWORD }
      await shop.shop.staff.inviteAdmin({ email, proof }, by(ada, 'own-admin'))
      const token = resetTokenIn(await mailed(email))
      return async () =>
        isOk(await shop.shop.staff.acceptInvitation({ token, ...password, rateLimitKey: email }, shop.at))
    },
  ],
  [
    'an invitation to a team, a week,',
    7 * DAY,
    async () => {
      const { id: businessId, boss } = await aBusiness()
      const email = anEmail()
      const proof = { token: null, password: PASSWORD }
      await shop.shop.teams.inviteMember(
        { businessId, email, role: 'business-user', proof },
        by(boss, 'business-admin'),
      )
      const token = resetTokenIn(await mailed(email))
      return async () =>
        isOk(await shop.shop.teams.acceptMembership({ token, ...password, rateLimitKey: email }, shop.at))
    },
  ],
  [
    'an invitation to affiliates, a week,',
    7 * DAY,
    async () => {
      const [ada, email] = [await hasAnAccount(shop, anEmail(), 'own-admin'), anEmail()]
      const who = { name: 'Nora', email, company: null }
      await shop.shop.affiliates.askToJoin({ ...who, touch: null, rateLimitKey: email }, shop.at)
      const all = await shop.database.db().select().from(affiliateApplications)
      const id = all.find((each) => each.email === email)?.id ?? ''
      await shop.shop.affiliates.acceptApplication(id, by(ada, 'own-admin'))
      const token = resetTokenIn(await mailed(email, /affiliate/i))
      return async () =>
        isOk(
          await shop.shop.affiliates.acceptAffiliation(
            { token, ...password, acceptsTerms: true, rateLimitKey: email },
            shop.at,
          ),
        )
    },
  ],
  [
    'a password whose code is still due, ten minutes,',
    10 * MINUTE,
    async () => {
      const holder = await hasAnAccount(shop, anEmail())
      const { secret } = await (await aFactor(holder))()
      const browser = { device: 'A browser', oldToken: null, ip: null, knownBrowser: null }
      const typed = { email: holder.email, password: PASSWORD, confirmToken: null, rateLimitKey: holder.email }
      const answer = await shop.shop.accounts.signIn({ ...typed, ...browser }, shop.at)
      const pending = !answer.ok && answer.problem === 'factor_due' ? answer.pending : ''
      return async () => {
        const code = new TOTP({ secret }).generate({ timestamp: shop.clock.now().getTime() })
        return isOk(await shop.shop.accounts.confirmSignIn({ pending, given: { code }, ...browser }, shop.at))
      }
    },
  ],
  [
    'an authenticator that was offered, half an hour,',
    30 * MINUTE,
    async () => {
      const add = await aFactor(await hasAnAccount(shop, anEmail()))
      return async () => isOk(await add())
    },
  ],
  [
    'the session of an idle customer, a week,',
    7 * DAY,
    async () => {
      const { token } = await hasAnAccount(shop, anEmail())
      return async () => (await whoIs(shop, token)) !== null
    },
  ],
  [
    'the session of an idle administrator, half an hour,',
    30 * MINUTE,
    async () => {
      const { token } = await hasAnAccount(shop, anEmail(), 'own-admin')
      return async () => (await whoIs(shop, token)) !== null
    },
  ],
]

describe('what proves who somebody is', () => {
  it.each(TIMED)('%s works until then, and not from then on', async (_name, livesMs, make) => {
    expect(await askAtItsEnd(shop, livesMs, make)).toEqual({ until: true, after: false })
  })
})

const LINKS = ['first_admin', 'admin_invite', 'partner_invite', 'team_invite'] as const

describe('a link that gives a role', () => {
  it.each(LINKS)('of the kind %s gives no other, and stays valid when somebody tries', async (purpose) => {
    const proofs = proofStore(shop.database)
    const [id, codeHash, createdAt] = [randomUUID(), randomUUID(), shop.clock.now()]
    const expiresAt = new Date(createdAt.getTime() + DAY)
    await proofs.put({ id, email: anEmail(), purpose, codeHash, triesLeft: 0, createdAt, expiresAt })
    const open = (as: (typeof LINKS)[number], hash = codeHash) =>
      proofs.redeem({ id, purpose: as, codeHash: hash, now: createdAt })
    for (const other of LINKS.filter((each) => each !== purpose)) expect(await open(other)).toBeNull()
    expect(await open(purpose, randomUUID())).toBeNull()
    expect(await open(purpose)).toMatchObject({ id, purpose })
    expect(await open(purpose)).toBeNull()
  })
})

it('a session counts only at the host where it was opened', async () => {
  const { token } = await hasAnAccount(shop, anEmail())
  const sessions = sessionStore(shop.database)
  const { host } = new URL(shop.url)
  expect(await sessions.findSession(token, host)).toMatchObject({ device: expect.any(String) })
  for (const other of [`partner.${host}`, '', 'shop.example.com'])
    expect(await sessions.findSession(token, other)).toBeNull()
})
