// The owner invites whoever answers for a business: a link for one person, the terms of partnership, and a password.
import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { partnershipChapters } from '#app/copy/partners/partnership-terms.ts'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { termsStore } from '#shop/people/partnership/terms-store.ts'
import { TERMS_VERSION } from '#shop/people/partnership/terms-version.ts'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { hasAnAccount, linkToken, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { mailTo } from './support/owning.ts'
import { aPartner } from './support/prepaying.ts'

/** What each version said. A line stays as it is: changed text is a new version, and a new line. */
const FINGERPRINTS: Record<string, string> = {
  '2026-11-28': 'c6d4dc88eec9070d',
}

const OWN_CHOICE = 'Harbour-17-violet'

let shop: TestShop
let owner: Holder
beforeAll(async () => {
  shop = await openTestShop()
  for (const id of ['beta', 'gamma']) await aPartner(shop, id)
  owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
})
afterAll(() => shop.close())

const teams = () => shop.shop.teams
const by = ({ id, email }: Holder, type: 'super-admin' | 'business-admin' = 'super-admin') => ({
  ...shop.at,
  actor: { id, email, name: 'Ada', type },
})
const acts = async () => (await shop.shop.desk.listAudit({})).rows.filter(({ action }) => action !== 'signed_in')
const asks = (email: string, businessId = 'beta', password = PASSWORD) =>
  teams().invitePartner({ businessId, email, proof: { token: null, password } }, by(owner))
const partnerLink = (email: string) => linkToken(shop, email, /partner-invite#access_token=([\w.-]+)/)
const enters = (token: string, acceptsTerms = true, password = OWN_CHOICE) =>
  shop.shop.affiliates.acceptAffiliation(
    { token, password, repeated: password, acceptsTerms, rateLimitKey: 'there' },
    shop.at,
  )
const open = async () => (await teams().listTeam('beta', 'partner_invite')).invitations
const termsOf = () => shop.shop.partnership.viewTerms('beta')

describe('a partner whom the owner invites', () => {
  it('accepts the terms, and answers for the business from then on', async () => {
    expect(await termsOf()).toEqual({ accepted: null, isDue: true })
    expect(await asks('Pia@Example.com')).toEqual({ ok: true })
    expect(await open()).toMatchObject([{ email: 'pia@example.com', role: 'business-admin' }])
    expect((await teams().listTeam('beta')).invitations).toEqual([])
    const token = await partnerLink('pia@example.com')
    expect((await mailTo(shop, 'pia@example.com', /team of beta/)).text).toContain('Ada has invited you')
    expect(await enters(token, false)).toEqual({ ok: false, problem: 'terms_missing' })
    expect(await enters(token, true, 'short')).toEqual({ ok: false, problem: 'password_short' })
    expect(await enters(token)).toEqual({ ok: true, email: 'pia@example.com' })
    expect(await enters(token)).toEqual({ ok: false, problem: 'invitation_gone' })
    const pia = await signIn(shop, 'pia@example.com', null, OWN_CHOICE)
    expect(await whoIs(shop, pia.token)).toMatchObject({ type: 'business-admin', businessId: 'beta' })
    expect(await termsOf()).toEqual({
      accepted: { version: TERMS_VERSION, at: expect.any(Date), byName: 'pia' },
      isDue: false,
    })
    expect((await acts()).map(({ action, actorId }) => [action, actorId]).slice(0, 4)).toEqual([
      ['terms_accepted', pia.id],
      ['role_given', pia.id],
      ['password_set', pia.id],
      ['partner_invited', owner.id],
    ])
    expect(await asks('pia@example.com')).toEqual({ ok: false, problem: 'already_member' })
  })

  it('gets a new link when it is sent again, and none once it is withdrawn', async () => {
    await asks('again@example.com')
    const first = await partnerLink('again@example.com')
    const id = (await open())[0]?.id ?? ''
    expect(await teams().renewPartnerInvitation({ businessId: 'gamma', id }, by(owner))).toMatchObject({ ok: false })
    shop.jump({ seconds: 60 })
    expect(await teams().renewPartnerInvitation({ businessId: 'beta', id }, by(owner))).toEqual({ ok: true })
    expect(await enters(first)).toEqual({ ok: false, problem: 'invitation_gone' })
    const second = (await open())[0]?.id ?? ''
    expect(second).not.toBe(id)
    const withdraw = () => teams().withdrawPartnerInvitation({ businessId: 'beta', id: second }, by(owner))
    expect(await withdraw()).toEqual({ ok: true })
    expect(await withdraw()).toEqual({ ok: false, problem: 'invitation_unknown' })
    expect(await open()).toEqual([])
  })

  it('needs the owner’s proof, an address, and a business that isn’t the shop’s own', async () => {
    expect(await asks('p@example.com', 'beta', 'wrong')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await asks('nobody')).toEqual({ ok: false, problem: 'email_invalid' })
    expect(await asks('p@example.com', 'nowhere')).toEqual({ ok: false, problem: 'business_missing' })
    expect(await asks('p@example.com', shop.at.tenant.brand.id)).toEqual({ ok: false, problem: 'own_brand' })
    expect(await open()).toEqual([])
  })

  it('is asked again when the terms change, and accepts them once', async () => {
    const [early, chief] = [new Date('2026-01-02T10:00:00Z'), await signIn(shop, 'boss@gamma.example.com')]
    const row = { businessId: 'gamma', version: '2026-01-01', acceptedBy: chief.id, acceptedAt: early }
    await termsStore(shop.database).accept(row)
    const view = () => shop.shop.partnership.viewTerms('gamma')
    expect(await view()).toMatchObject({ accepted: { version: '2026-01-01', at: early }, isDue: true })
    for (const _ of [1, 2]) await shop.shop.partnership.acceptTerms('gamma', by(chief, 'business-admin'))
    expect(await view()).toMatchObject({ accepted: { version: TERMS_VERSION }, isDue: false })
    const noted = (await acts()).filter(({ action, subject }) => action === 'terms_accepted' && subject === 'gamma')
    expect(noted).toHaveLength(1)
  })
})

it('has one text for each version of the terms, with the numbers in it', () => {
  const text = JSON.stringify(partnershipChapters({ ...AFFILIATE_TERMS, ...PAYOUT_TERMS }))
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(FINGERPRINTS[TERMS_VERSION])
  const versions = Object.keys(FINGERPRINTS)
  expect([versions, versions.at(-1)]).toEqual([versions.toSorted(), TERMS_VERSION])
})
