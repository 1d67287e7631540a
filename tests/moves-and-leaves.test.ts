// Changing an account's address, exporting one's data, and closing the account.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { judgeFiles } from '#values/files/judge-files.ts'
import { bytesOf } from './support/sent-files.ts'
import { affiliateApplications, alertSettings, gifts, supportTickets, users } from '#db/schema.ts'
import { linkToken, openAccount, PASSWORD, signIn, whoIs } from './support/having-accounts.ts'
import { writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { bought, mailTo } from './support/owning.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const TOKEN = /confirm-email\?token=([\w-]+)/
const COMPANY = {
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  unitNumber: '',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
  vatNumber: 'DE417263859',
  companyRegNumber: '',
  invoiceEmail: '',
} as const

const ask = (userId: string, email: string, password = PASSWORD) =>
  shop.shop.customers.changeEmail({ userId, email, password }, shop.at)

describe('the address of an account', () => {
  it('changes once the new mailbox confirms it, and adds guest orders of that address', async () => {
    const own = await bought(shop, 'old@example.com')
    const guests = await bought(shop, 'new@example.com')
    const { id, token } = await openAccount(shop, 'old@example.com')
    await shop.shop.customers.saveOwnCompany({ name: 'Robin', email: 'old@example.com' }, COMPANY)

    expect(await ask(id, ' New@example.com')).toEqual({ ok: true, email: 'new@example.com' })
    const link = await linkToken(shop, 'new@example.com', TOKEN)
    expect(await whoIs(shop, token)).toMatchObject({ email: 'old@example.com' })
    expect(await shop.shop.customers.confirmEmailChange({ token: link, rateLimitKey: 'here' }, shop.at)).toEqual({
      ok: true,
      email: 'new@example.com',
    })

    expect(await whoIs(shop, token)).toMatchObject({ id, email: 'new@example.com' })
    expect((await shop.shop.esims.listOwnEsims(id, shop.at)).map(({ iccid }) => iccid)).toEqual([
      guests.iccid,
      own.iccid,
    ])
    expect(await shop.shop.customers.viewOwnCompany('new@example.com')).toMatchObject({ details: COMPANY })
    expect(await linkToken(shop, 'old@example.com', /(Your email was changed)/)).toBeTruthy()
    expect((await mailTo(shop, 'old@example.com')).text).toContain('new@example.com')
    expect(await signIn(shop, 'new@example.com')).toMatchObject({ id })
    await expect(signIn(shop, 'old@example.com')).rejects.toThrow('credentials_wrong')

    expect(await shop.shop.customers.confirmEmailChange({ token: link, rateLimitKey: 'here' }, shop.at)).toEqual({
      ok: false,
      problem: 'link_gone',
    })
  })

  it('takes along which warnings are switched off, and nothing of them stays with the former address', async () => {
    const { alerts } = shop.shop
    await alerts.saveAlertSettings('quiet@example.com', { isDataOn: false, isExpiryOn: true })
    await alerts.saveAlertSettings('quieter@example.com', { isDataOn: true, isExpiryOn: false })
    const { id } = await openAccount(shop, 'quiet@example.com')
    await ask(id, 'quieter@example.com')
    const token = await linkToken(shop, 'quieter@example.com', TOKEN)
    await shop.shop.customers.confirmEmailChange({ token, rateLimitKey: 'here' }, shop.at)
    expect(await alerts.viewAlertSettings('quieter@example.com')).toEqual({ isDataOn: false, isExpiryOn: false })
    const rest = await shop.database.db().select().from(alertSettings)
    expect(rest.map(({ email }) => email)).not.toContain('quiet@example.com')
  })

  it('needs the password, and must be different', async () => {
    const { id } = await openAccount(shop, 'asks@example.com')
    expect(await ask(id, 'no address')).toEqual({ ok: false, problem: 'email_invalid' })
    expect(await ask(id, 'ASKS@example.com ')).toEqual({ ok: false, problem: 'email_same' })
    expect(await ask(id, 'other@example.com', 'wrong')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await shop.mailsTo('other@example.com')).toEqual([])
  })

  it('can’t be another account’s, and only that mailbox is told why', async () => {
    const { id } = await openAccount(shop, 'taker@example.com')
    const taken = await openAccount(shop, 'taken@example.com')
    expect(await ask(id, 'taken@example.com')).toEqual({ ok: true, email: 'taken@example.com' })
    expect(await linkToken(shop, 'taken@example.com', /(already exists)/)).toBeTruthy()
    expect((await mailTo(shop, 'taken@example.com')).text).not.toMatch(TOKEN)
    expect(await whoIs(shop, taken.token)).toMatchObject({ email: 'taken@example.com' })
  })

  it('doesn’t change by a link that is older than an hour or another change, or if the address is taken', async () => {
    const { id } = await openAccount(shop, 'slow@example.com')
    await ask(id, 'late@example.com')
    const late = await linkToken(shop, 'late@example.com', TOKEN)
    await ask(id, 'quick@example.com')
    const quick = await linkToken(shop, 'quick@example.com', TOKEN)
    expect(await shop.shop.customers.confirmEmailChange({ token: quick, rateLimitKey: 'here' }, shop.at)).toMatchObject(
      {
        ok: true,
      },
    )
    expect(await shop.shop.customers.confirmEmailChange({ token: late, rateLimitKey: 'here' }, shop.at)).toEqual({
      ok: false,
      problem: 'link_gone',
    })

    await ask(id, 'soon@example.com')
    const soon = await linkToken(shop, 'soon@example.com', TOKEN)
    await openAccount(shop, 'soon@example.com')
    expect(await shop.shop.customers.confirmEmailChange({ token: soon, rateLimitKey: 'here' }, shop.at)).toEqual({
      ok: false,
      problem: 'link_gone',
    })

    await ask(id, 'never@example.com')
    const never = await linkToken(shop, 'never@example.com', TOKEN)
    shop.jump({ seconds: 3601 })
    expect(await shop.shop.customers.confirmEmailChange({ token: never, rateLimitKey: 'here' }, shop.at)).toEqual({
      ok: false,
      problem: 'link_gone',
    })
    expect(
      await shop.shop.customers.confirmEmailChange({ token: 'nothing of ours', rateLimitKey: 'here' }, shop.at),
    ).toEqual({
      ok: false,
      problem: 'link_gone',
    })
  })
})

describe('a deleted account', () => {
  it('exports and deletes what its owner wrote from an earlier address', async () => {
    const { id } = await openAccount(shop, 'first@example.com')
    const { number } = await writeToUs(shop, {
      email: 'first@example.com',
      text: 'My SIM was in Lindenallee 12.',
      files: judgeFiles([{ name: 'Lindenallee.txt', bytes: bytesOf('Number 12') }]),
    })
    const declaration = { orderReference: 'wanderpass_order_1', name: 'Robin', email: 'first@example.com' }
    await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: 'first' }, shop.at)
    await ask(id, 'second@example.com')
    const link = await linkToken(shop, 'second@example.com', TOKEN)
    await shop.shop.customers.confirmEmailChange({ token: link, rateLimitKey: 'first' }, shop.at)

    const exported = JSON.stringify(await shop.shop.customers.exportMyData(id))
    for (const mine of [number, 'Lindenallee 12', 'Lindenallee.txt', btoa('Number 12'), 'wanderpass_order_1'])
      expect(exported).toContain(mine)
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    const left = await shop.database.db().select().from(supportTickets)
    // Messages about money that may be owed are kept.
    expect(left.filter(({ userEmail }) => /first@|second@/.test(userEmail)).map(({ kind }) => kind)).toEqual([
      'withdrawal',
    ])
  })

  it('exports and forgets gifts to an earlier address, whose buyers aren’t told of the new one', async () => {
    const { id } = await openAccount(shop, 'given@example.com')
    const gift = { email: 'given@example.com', fromName: 'Nora', message: 'For Lisbon', day: shop.shop.today() }
    const { orderId } = await shop.buy({ email: 'nora@example.com', gift })
    await ask(id, 'moved@example.com')
    const link = await linkToken(shop, 'moved@example.com', TOKEN)
    await shop.shop.customers.confirmEmailChange({ token: link, rateLimitKey: 'given' }, shop.at)

    const kept = async () => (await shop.database.db().select().from(gifts).where(eq(gifts.orderId, orderId)))[0]
    expect(await kept()).toMatchObject({ email: 'given@example.com' })
    expect(JSON.stringify(await shop.shop.customers.exportMyData(id))).toContain('For Lisbon')
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    expect(await kept()).toMatchObject({ email: null, movedUserId: null, message: '' })
  })

  it('exports everything about its owner, and nothing about others', async () => {
    const own = await bought(shop, 'takes@example.com')
    const foreign = await bought(shop, 'stranger@example.com')
    const { id, token } = await openAccount(shop, 'takes@example.com', 'Tilda Takes')
    await shop.shop.customers.saveOwnCompany({ name: 'Tilda', email: 'takes@example.com' }, COMPANY)
    const text = JSON.stringify(await shop.shop.customers.exportMyData(id))
    for (const mine of [
      own.iccid,
      own.reference,
      'Tilda Takes',
      'Kranich Reisen GmbH',
      'LPA:1$',
      'esim_ready',
      'WANDERPASS-',
    ])
      expect(text).toContain(mine)
    for (const hidden of [foreign.iccid, 'stranger@example.com', 'argon2', 'password', token])
      expect(text).not.toContain(hidden)
  })

  it('leaves no login, name, or eSIM, while its orders stay', async () => {
    const own = await bought(shop, 'leaves@example.com')
    const { id, token } = await openAccount(shop, 'leaves@example.com')
    await shop.shop.customers.saveOwnCompany({ name: 'Robin', email: 'leaves@example.com' }, COMPANY)
    await shop.shop.alerts.saveAlertSettings('leaves@example.com', { isDataOn: false, isExpiryOn: false })

    expect(await shop.shop.customers.deleteAccount({ userId: id, password: 'wrong' }, shop.at)).toEqual({
      ok: false,
      problem: 'password_wrong',
    })
    expect(await whoIs(shop, token)).toMatchObject({ id })
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })

    expect(await whoIs(shop, token)).toBeNull()
    await expect(signIn(shop, 'leaves@example.com')).rejects.toThrow('credentials_wrong')
    expect(await shop.shop.esims.listOwnEsims(id, shop.at)).toEqual([])
    expect(await shop.shop.customers.viewOwnCompany('leaves@example.com')).toBeNull()
    expect(await shop.shop.alerts.viewAlertSettings('leaves@example.com')).toEqual({ isDataOn: true, isExpiryOn: true })
    expect(await shop.shop.customers.viewAccount('leaves@example.com', { ...shop.at, actor: null })).toBeNull()
    const left = await shop.shop.customers.exportMyData(id)
    expect(JSON.stringify(left.ok && left.mine.account)).not.toMatch(/leaves@|Robin/)
    expect(await shop.orderOf(own.orderId)).toMatchObject({ email: 'leaves@example.com', paymentState: 'paid' })
    expect(await linkToken(shop, 'leaves@example.com', /(Your account is deleted)/)).toBeTruthy()

    const again = await openAccount(shop, 'leaves@example.com')
    expect(again.id).not.toBe(id)
    expect((await shop.shop.esims.listOwnEsims(again.id, shop.at)).map(({ iccid }) => iccid)).toEqual([own.iccid])
  })

  it('deletes its owner’s undecided affiliate application', async () => {
    const { id } = await openAccount(shop, 'applies@example.com')
    const who = { name: 'Ada Asks', email: 'applies@example.com', company: 'Asks Ltd' }
    await shop.shop.affiliates.askToJoin({ ...who, touch: null, rateLimitKey: 'applies' }, shop.at)
    expect((await shop.shop.partners.listAffiliates()).applications).toMatchObject([who])
    await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)
    expect((await shop.shop.partners.listAffiliates()).applications).toEqual([])
    const kept = await shop.database.db().select().from(affiliateApplications)
    expect(JSON.stringify(kept)).not.toMatch(/asks/i)
  })

  it('can’t be deleted by staff members, or by ten guesses of its password', async () => {
    const { id } = await openAccount(shop, 'works@example.com')
    for (let guess = 0; guess < 10; guess++)
      await shop.shop.customers.deleteAccount({ userId: id, password: 'guess' }, shop.at)
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toMatchObject({
      problem: 'too_often',
    })

    const admin = await openAccount(shop, 'admin@example.com')
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, admin.id))
    expect(await shop.shop.customers.deleteAccount({ userId: admin.id, password: PASSWORD }, shop.at)).toEqual({
      ok: false,
      problem: 'role_keeps_account',
    })
  })
})
