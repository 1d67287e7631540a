// A business's team: invited by its admins, in one of two roles, and never left without an admin.
import { TOTP } from 'otpauth'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { MOST_MEMBERS } from '#shop/people/team/team-member.ts'
import { hasAnAccount, linkToken, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { mailTo } from './support/owning.ts'
import { aPartner } from './support/prepaying.ts'

const OWN_CHOICE = 'Harbour-17-violet'

let shop: TestShop
let boss: Holder
beforeAll(async () => {
  shop = await openTestShop()
  for (const id of ['alpha', 'beta', 'gamma']) await aPartner(shop, id)
  boss = await signIn(shop, 'boss@alpha.example.com')
})
afterAll(() => shop.close())

const teams = () => shop.shop.teams
const by = ({ id, email }: Holder) => ({
  ...shop.at,
  actor: { id, email, name: 'Ada', type: 'business-admin' as const },
})
const proofOf = ({ token }: Holder, password = PASSWORD) => ({ token, password })
const invite = (email: string, role = 'business-user', { businessId = 'alpha', password = PASSWORD } = {}) =>
  teams().inviteMember({ businessId, email, role, proof: { token: null, password } }, by(boss))
const linkOf = (email: string) => linkToken(shop, email, /team-invite#access_token=([\w.-]+)/)
const accept = (token: string, password = OWN_CHOICE) =>
  teams().acceptMembership({ token, password, repeated: password, rateLimitKey: 'here' }, shop.at)
const team = async (businessId = 'alpha') => {
  const { members, invitations } = await teams().listTeam(businessId)
  return {
    members: members.map(({ email, role }) => [email, role]),
    invitations: invitations.map(({ email, role }) => [email, role]),
  }
}
const invitationId = async (email: string, businessId = 'alpha') =>
  (await teams().listTeam(businessId)).invitations.find((each) => each.email === email)?.id ?? ''
const joins = async (email: string, role: string) => {
  expect(await invite(email, role)).toEqual({ ok: true })
  expect(await accept(await linkOf(email))).toEqual({ ok: true, email })
  return signIn(shop, email, null, OWN_CHOICE)
}
/** An API key of the business; returns its text. */
async function makesAKey(who: Holder): Promise<string> {
  const wanted = {
    businessId: 'alpha',
    name: 'Till',
    mode: 'test',
    access: 'catalogue',
    days: 30,
    addresses: '',
  } as const
  const made = await shop.shop.api.makeApiKey({ ...wanted, proof: proofOf(who, OWN_CHOICE) }, by(who))
  if (!made.ok) throw new Error('No key was made.')
  return made.key
}
const opens = (token: string) => shop.shop.api.checkApiKey({ token, scope: null, rateLimitKey: 'here' })
/** What was recorded, the newest first, without who signed in. */
const acts = async () => (await shop.shop.desk.listAudit({})).rows.filter(({ action }) => action !== 'signed_in')
const out = (who: Holder, admin: Holder, password: string) =>
  teams().removeMember({ businessId: 'alpha', userId: who.id, proof: proofOf(admin, password) }, by(admin))

describe('an invitation to a team', () => {
  it('gives its recipient the intended role and business, once, with their own password', async () => {
    expect(await invite(' Uma@Example.com ')).toEqual({ ok: true })
    expect((await team()).invitations).toEqual([['uma@example.com', 'business-user']])
    const token = await linkOf('uma@example.com')
    expect((await mailTo(shop, 'uma@example.com', /team of alpha/)).text).toContain('Ada has invited you')
    expect(await accept(token, 'short')).toEqual({ ok: false, problem: 'password_short' })
    expect(await accept(token)).toEqual({ ok: true, email: 'uma@example.com' })
    expect(await accept(token)).toEqual({ ok: false, problem: 'invitation_gone' })
    const uma = await signIn(shop, 'uma@example.com', null, OWN_CHOICE)
    expect(await whoIs(shop, uma.token)).toMatchObject({ type: 'business-user', businessId: 'alpha', name: 'uma' })
    expect(await team()).toEqual({
      members: [
        ['boss@alpha.example.com', 'business-admin'],
        ['uma@example.com', 'business-user'],
      ],
      invitations: [],
    })
    const rows = await acts()
    expect(rows.map(({ action, actorId }) => [action, actorId]).slice(0, 3)).toEqual([
      ['role_given', uma.id],
      ['password_set', uma.id],
      ['team_member_invited', boss.id],
    ])
    expect(await invite('uma@example.com')).toEqual({ ok: false, problem: 'already_member' })
  })

  it('needs the account’s second factor, even with the link', async () => {
    const email = 'factor@example.com'
    const uma = await hasAnAccount(shop, email)
    const offer = await shop.shop.accounts.offerAuthenticator(uma.id, shop.at)
    const code = new TOTP({ secret: offer?.secret ?? '' }).generate({ timestamp: shop.clock.now().getTime() })
    const input = { token: uma.token, sealed: offer?.sealed ?? '', code }
    const asUma = { ...shop.at, actor: { id: uma.id, type: 'own-user' as const } }
    expect(await shop.shop.accounts.addAuthenticator(input, asUma)).toMatchObject({ ok: true })
    await invite(email)
    expect(await accept(await linkOf(email))).toEqual({ ok: true, email })
    await expect(signIn(shop, email, null, OWN_CHOICE)).rejects.toThrow('factor_due')
    expect(await shop.shop.accounts.listSessions(uma.id)).toEqual([])
    await teams().removeMember({ businessId: 'alpha', userId: uma.id, proof: proofOf(boss) }, by(boss))
  })

  it('ends after seven days, with the business’s next one, and when it is withdrawn', async () => {
    await invite('once@example.com')
    const first = await linkOf('once@example.com')
    await invite('once@example.com', 'business-admin')
    expect(await accept(first)).toEqual({ ok: false, problem: 'invitation_gone' })
    const id = await invitationId('once@example.com')
    const second = await linkOf('once@example.com')
    const withdraw = (businessId: string) => teams().withdrawTeamInvitation({ businessId, id }, by(boss))
    expect(await withdraw('beta')).toEqual({ ok: false, problem: 'invitation_unknown' })
    expect(await withdraw('alpha')).toEqual({ ok: true })
    expect(await accept(second)).toEqual({ ok: false, problem: 'invitation_gone' })

    await invite('two@example.com')
    await invite('two@example.com', 'business-user', { businessId: 'beta' })
    // Neither business can end or see what the other one wrote.
    expect((await team()).invitations).toEqual([['two@example.com', 'business-user']])
    expect((await team('beta')).invitations).toEqual([['two@example.com', 'business-user']])
    const late = await linkOf('two@example.com')
    shop.jump({ days: 7, seconds: 1 })
    expect(await accept(late)).toEqual({ ok: false, problem: 'invitation_gone' })
    expect((await team()).invitations).toEqual([])
    boss = await signIn(shop, boss.email)
  })

  it('needs a proof, a valid address, and one of the two roles', async () => {
    expect(await invite('', 'business-user')).toEqual({ ok: false, problem: 'email_missing' })
    expect(await invite('no address')).toEqual({ ok: false, problem: 'email_invalid' })
    for (const role of ['own-user', 'own-admin', 'super-admin', ''])
      expect(await invite('up@example.com', role)).toEqual({ ok: false, problem: 'role_unknown' })
    expect(await invite('up@example.com', 'business-user', { password: 'wrong' })).toEqual({
      ok: false,
      problem: 'password_wrong',
    })
    expect((await team()).invitations).toEqual([])
  })

  it('doesn’t reveal an account that works elsewhere, whose owner is told that it can’t join', async () => {
    expect(await invite('boss@gamma.example.com')).toEqual({ ok: true })
    expect((await team()).invitations).toEqual([['boss@gamma.example.com', 'business-user']])
    await linkToken(shop, 'boss@gamma.example.com', /(already has another role here)/)
    const letter = await mailTo(shop, 'boss@gamma.example.com', /team of alpha/)
    expect(letter.text).not.toContain('access_token')
    await teams().withdrawTeamInvitation(
      { businessId: 'alpha', id: await invitationId('boss@gamma.example.com') },
      by(boss),
    )
  })
})

describe('a membership', () => {
  it('can be changed by the admins, which logs the person out and is audited', async () => {
    const nils = await joins('nils@example.com', 'business-user')
    const change = (role: string) =>
      teams().changeMemberRole({ businessId: 'alpha', userId: nils.id, role, proof: proofOf(boss) }, by(boss))
    expect(await change('business-user')).toEqual({ ok: false, problem: 'role_same' })
    expect(await change('super-admin')).toEqual({ ok: false, problem: 'role_unknown' })
    expect(await change('business-admin')).toEqual({ ok: true })
    expect(await whoIs(shop, nils.token)).toBeNull()
    const again = await signIn(shop, nils.email, null, OWN_CHOICE)
    expect(await whoIs(shop, again.token)).toMatchObject({ type: 'business-admin', businessId: 'alpha' })

    const remove = () => teams().removeMember({ businessId: 'alpha', userId: nils.id, proof: proofOf(boss) }, by(boss))
    expect(await remove()).toEqual({ ok: true })
    expect(await whoIs(shop, again.token)).toBeNull()
    const customer = await signIn(shop, nils.email, null, OWN_CHOICE)
    expect(await whoIs(shop, customer.token)).toMatchObject({ type: 'own-user', businessId: null })
    expect(await remove()).toEqual({ ok: false, problem: 'member_unknown' })
    const rows = await acts()
    expect(rows.map(({ action, subject }) => [action, subject]).slice(0, 2)).toEqual([
      ['team_member_removed', nils.id],
      ['role_given', nils.id],
    ])
  })

  it.each(['leaves', 'no longer runs the business'])(
    'that made API keys ends with them when the person %s',
    async (how) => {
      const kim = await joins(`kim-${how.length}@example.com`, 'business-admin')
      await makesAKey(kim)
      await makesAKey(kim)
      const keysOf = async (id: string) =>
        (await teams().listTeam('alpha')).members.find((each) => each.id === id)?.apiKeys
      expect([await keysOf(kim.id), await keysOf(boss.id)]).toEqual([2, 0])
      const openKeys = async () =>
        (await shop.shop.api.listApiKeys('alpha')).filter(({ state }) => state === 'open').length
      const before = await openKeys()
      const input = { businessId: 'alpha', userId: kim.id, proof: proofOf(boss) }
      const done =
        how === 'leaves'
          ? await teams().removeMember(input, by(boss))
          : await teams().changeMemberRole({ ...input, role: 'business-user' }, by(boss))
      expect(done).toEqual({ ok: true })
      expect(await openKeys()).toBe(before - 2)
      const [row] = (await shop.shop.desk.listAudit({})).rows.filter(({ subject }) => subject === kim.id)
      expect(row?.facts).toMatchObject({ apiKeys: 2 })
    },
  )

  it.each(['disables the account', 'gives the person another role', 'lets them run it no longer'])(
    'loses those keys when staff %s',
    async (how) => {
      const chief = await hasAnAccount(shop, `chief-${how.length}@example.com`, 'super-admin')
      const caller = { ...shop.at, actor: { ...by(chief).actor, type: 'super-admin' as const } }
      const isLowered = how.startsWith('lets')
      const lea = await joins(`lea-${how.length}@example.com`, isLowered ? 'business-admin' : 'business-user')
      const key = await makesAKey(lea)
      expect(await opens(key)).toMatchObject({ ok: true })
      const proof = proofOf(chief)
      const done = how.startsWith('disables')
        ? await shop.shop.customers.disableAccount(lea.id, caller)
        : await shop.shop.staff.changeRole(
            {
              userId: lea.id,
              proof,
              ...(isLowered ? { role: 'business-user', businessId: 'alpha' } : { role: 'own-user', businessId: '' }),
            },
            caller,
          )
      expect(done).toMatchObject({ ok: true })
      expect(await opens(key)).toMatchObject({ ok: false, problem: 'key_revoked' })
      const [row] = (await shop.shop.desk.listAudit({})).rows.filter(({ subject }) => subject === lea.id)
      expect(row?.facts).toMatchObject({ apiKeys: 1 })
    },
  )

  it('can’t be changed by other businesses, by oneself, or without a proof', async () => {
    const uma = await signIn(shop, 'uma@example.com', null, OWN_CHOICE)
    const remove = (businessId: string, userId: string, password = PASSWORD) =>
      teams().removeMember({ businessId, userId, proof: { token: null, password } }, by(boss))
    expect(await remove('beta', uma.id)).toEqual({ ok: false, problem: 'member_unknown' })
    expect(await remove('alpha', boss.id)).toEqual({ ok: false, problem: 'own_account' })
    expect(await remove('alpha', uma.id, 'wrong')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await whoIs(shop, uma.token)).toMatchObject({ type: 'business-user' })
  })

  it('can’t be removed from the last admin, even if two remove each other at once', async () => {
    const petra = await joins('petra@example.com', 'business-admin')
    const answers = await Promise.all([out(petra, boss, PASSWORD), out(boss, petra, OWN_CHOICE)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await team()).members.filter(([, role]) => role === 'business-admin')).toHaveLength(1)
  })
})

it('a team has at most fifty people, including open invitations', async () => {
  const now = shop.clock.now()
  const rows = Array.from({ length: MOST_MEMBERS - 1 }, (_, n) => ({
    id: crypto.randomUUID(),
    email: `m${n}@gamma.example.com`,
    fullName: 'M',
    accountType: 'business-user',
    businessId: 'gamma',
    createdAt: now,
  }))
  await shop.database.db().insert(users).values(rows)
  const chief = await signIn(shop, 'boss@gamma.example.com')
  expect(
    await teams().inviteMember(
      { businessId: 'gamma', email: 'one@more.example.com', role: 'business-user', proof: proofOf(chief) },
      by(chief),
    ),
  ).toEqual({ ok: false, problem: 'team_full' })
})
