// Which mails are written in the language that an account chose, and which aren't.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { linkToken, openAccount, PASSWORD } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { bought, mailTo, remind } from './support/owning.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

async function hasChosen(email: string, language: string) {
  const holder = await openAccount(shop, email)
  expect(await shop.shop.customers.chooseMailLanguage({ userId: holder.id, language })).toEqual({ ok: true, language })
  return holder
}

describe('the language of mails', () => {
  it('is English until another is chosen, and other values are rejected', async () => {
    const { id } = await openAccount(shop, 'new@example.com')
    expect(await shop.shop.customers.viewMailLanguage('new@example.com')).toBe('en')
    for (const language of ['', 'pt', 'DE', 'constructor'])
      expect(await shop.shop.customers.chooseMailLanguage({ userId: id, language })).toEqual({
        ok: false,
        problem: 'language_unknown',
      })
    expect(await shop.shop.customers.viewMailLanguage('NEW@example.com ')).toBe('en')
    expect(await shop.shop.customers.viewMailLanguage('nobody@example.com')).toBe('en')
    const smuggled = shop.database.db().execute(sql`update users set mail_language = 'pt'`)
    await expect(smuggled).rejects.toThrow('Failed query')
  })

  it('applies to emails about orders, reminders, and withdrawals to the account’s address', async () => {
    await hasChosen('fleur@example.com', 'fr')
    const order = await bought(shop, 'fleur@example.com')
    expect(await mailTo(shop, 'fleur@example.com')).toMatchObject({
      subject: 'Les détails de votre eSIM Wander Pass',
    })
    await bought(shop, 'stranger@example.com')
    expect(await mailTo(shop, 'stranger@example.com')).toMatchObject({ subject: 'eSIM Details from Wander Pass' })

    await remind(shop, 'Fleur@Example.com')
    expect((await mailTo(shop, 'fleur@example.com')).text).toContain('Vous avez demandé le numéro ICCID')

    const declaration = { orderReference: order.reference, name: 'Fleur', email: 'fleur@example.com' }
    await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: 'here' }, shop.at)
    await shop.shop.worker.sweep()
    const { subject, text } = await mailTo(shop, 'fleur@example.com')
    expect(subject).toBe('Nous avons bien reçu votre rétractation (Wander Pass)')
    expect(text).toContain('Je notifie par la présente ma rétractation')
    expect(text).not.toContain('I withdraw')
  })

  it('stays with the account if its address changes, even in the emails about the change', async () => {
    const { id } = await hasChosen('oud@example.com', 'nl')
    await shop.shop.customers.changeEmail({ userId: id, email: 'nieuw@example.com', password: PASSWORD }, shop.at)
    const link = await linkToken(shop, 'nieuw@example.com', /confirm-email\?token=([\w-]+)/)
    expect((await mailTo(shop, 'nieuw@example.com')).text).toContain('Bevestig je nieuwe e-mailadres')
    expect(await shop.shop.customers.confirmEmailChange({ token: link, rateLimitKey: 'here' }, shop.at)).toMatchObject({
      ok: true,
    })
    expect(await linkToken(shop, 'oud@example.com', /(Je e-mailadres is gewijzigd)/)).toBeTruthy()
    expect(await shop.shop.customers.viewMailLanguage('nieuw@example.com')).toBe('nl')
    expect(await shop.shop.customers.viewMailLanguage('oud@example.com')).toBe('en')
  })

  it('is in the export, applies to the last email after a deletion, and is deleted with the account', async () => {
    const { id } = await hasChosen('sale@example.com', 'es')
    expect(await shop.shop.customers.exportMyData(id)).toMatchObject({ mine: { account: { mailLanguage: 'es' } } })
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    expect(await linkToken(shop, 'sale@example.com', /(Tu cuenta se ha eliminado)/)).toBeTruthy()
    expect(await shop.shop.customers.viewMailLanguage('sale@example.com')).toBe('en')
    const left = await shop.database.db().execute(sql`select count(*)::int as n from users where mail_language = 'es'`)
    expect(JSON.stringify(left)).toContain('"n":0')
  })
})
