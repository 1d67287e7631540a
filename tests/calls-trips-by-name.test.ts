// A trip's name follows it from the catalog to the order and into every email; a zone's code never stands for it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SPOKEN } from '#app/copy/mails/spoken.ts'
import { writeMail } from '#app/mails/write-mail.ts'
import { users } from '#db/schema.ts'
import type { ComposedMail } from '#ports/mailer.ts'
import { tripName, tripTitle } from '#shop/catalogue/trip/trip-name.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import { deriveTheme } from '#shop/people/brand/derive-theme.ts'
import { LANGUAGES, type Language } from '#values/language.ts'
import { EVERY_MAIL } from './support/every-mail.ts'
import { openAccount, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const CODE = 'ZZ-17'
const THEME = deriveTheme(DEFAULT_BRAND.colors)

describe('a trip in an email', () => {
  it.each<[Language, string, string, string]>([
    ['en', 'Spain', 'Spain and Italy', 'Spain, Italy and 2 more'],
    ['de', 'Spanien', 'Spanien und Italien', 'Spanien, Italien und 2 weitere'],
    ['fr', 'Espagne', 'Espagne et Italie', 'Espagne, Italie et 2 autres'],
    ['es', 'España', 'España e Italia', 'España, Italia y 2 más'],
    ['nl', 'Spanje', 'Spanje en Italië', 'Spanje, Italië en 2 andere'],
  ])('is called in %s: %s, %s, %s', (language, ...names) => {
    const trips = [['ES'], ['ES', 'IT'], ['ES', 'IT', 'FR', 'PT']]
    expect(trips.map((destinations) => tripName({ destinations, zone: CODE }, SPOKEN[language]))).toEqual(names)
  })

  it.each(LANGUAGES)('is what it is about, never the zone’s code, in %s', (language) => {
    const about = EVERY_MAIL.filter((mail) => 'bundle' in mail).map(inCodedZone)
    expect(about.length).toBeGreaterThan(10)
    for (const mail of about) {
      const { subject, html, text } = writeMail({ ...mail, language }, DEFAULT_BRAND, THEME)
      for (const part of [subject, html, text]) expect(part).not.toContain(CODE)
      const title = 'bundle' in mail ? tripTitle(mail.bundle, SPOKEN[language]) : CODE
      // Whoever gets a gift reads first whom it is from.
      const isNamedFirst = mail.kind !== 'esim_ready' && mail.kind !== 'gift'
      expect([mail.kind, subject.startsWith(title)]).toEqual([mail.kind, isNamedFirst])
      expect(mail.kind === 'esim_ready' || html.includes(title)).toBe(true)
    }
  })
})

function inCodedZone(mail: ComposedMail): ComposedMail {
  if (mail.kind === 'esim_ready') return { ...mail, bundle: { ...mail.bundle, zone: CODE } }
  return 'bundle' in mail ? { ...mail, bundle: { ...mail.bundle, zone: CODE } } : mail
}

describe('a zone', () => {
  let shop: TestShop
  let owner: Holder
  beforeAll(async () => {
    shop = await openTestShop()
    owner = await openAccount(shop, 'olga@staff.example.com', 'Olga Owner')
    await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.id, owner.id))
  })
  afterAll(() => shop.close())

  const europe = async () => {
    const found = await shop.shop.catalogue.viewDeskZone('Europe')
    if (!found) throw new Error('There is no Europe.')
    return found
  }
  const call = async (displayName: string) =>
    shop.shop.catalogue.changeCatalogue(
      {
        edits: [{ kind: 'display_name', zone: 'Europe', displayName }],
        seen: { zone: 'Europe', version: (await europe()).version },
      },
      { ...shop.at, actor: { id: owner.id, type: 'super-admin' } },
    )
  const order = async (email: string, destinations: string[]) => {
    const line = { bundleId: '01032_3', destinations, arrival: null, departure: null }
    return shop.orderOf((await shop.buy({ email, line })).orderId)
  }

  it('has a name for shoppers, which orders of the whole zone keep, and loses it again', async () => {
    const { countries } = (await europe()).zone
    expect(await call('The old continent')).toEqual({ ok: true, changed: 1 })
    expect((await europe()).changes[0]).toMatchObject({
      kind: 'display_name',
      before: null,
      after: 'The old continent',
      by: 'Olga Owner',
    })
    const kept = await order('named@example.com', countries)
    expect(tripName(kept.bundle)).toBe('The old continent')
    expect(tripName((await order('trip@example.com', ['ES', 'IT'])).bundle)).toBe('Spain and Italy')
    expect(await call('')).toEqual({ ok: true, changed: 1 })
    expect(tripName((await order('unnamed@example.com', countries)).bundle)).toBe('Europe')
    expect(tripName((await shop.orderOf(kept.id)).bundle)).toBe('The old continent')
  })
})
