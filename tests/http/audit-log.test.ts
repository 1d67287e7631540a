// The audit log on the super-admin's page: what was done and by whom, and whether the log is intact.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD, signedIn, userIdOf } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const PAGE = '/super-admin-dashboard?tab=audit'

let shop: HttpShop
let boss: Browser
let ada: Browser
let adaId: string
beforeAll(async () => {
  shop = await openHttpShop()
  boss = await signedIn(shop, 'boss@example.com', 'super-admin')
  ada = await signedIn(shop, 'ada@example.com', 'own-admin')
  adaId = await userIdOf(shop, 'ada@example.com')
  for (let number = 0; number < 15; number += 1) {
    const email = `invited-${number}@example.com`
    await ada.post('/admin?tab=admins', { intent: 'invite', email, password: PASSWORD })
  }
  for (let number = 0; number < 15; number += 1) {
    const brand = { intent: 'add', name: `Brand ${number}`, domain: `brand-${number}.example`, orderPrefix: '' }
    await boss.post('/super-admin-dashboard?tab=businesses', brand)
  }
}, 120_000)
afterAll(() => shop.close())

const read = async (path: string) => {
  const page = await (await boss.get(path)).text()
  return page.replaceAll('<!-- -->', '').replaceAll('&amp;', '&')
}
const linkTo = (page: string, rel: string): string =>
  new RegExp(`href="([^"]+)"[^>]*rel="${rel}"|rel="${rel}"[^>]*href="([^"]+)"`).exec(page)?.slice(1).find(Boolean) ?? ''
const countOf = (page: string, words: string) => page.split(`>${words}</span></th>`).length - 1

describe('the audit log', () => {
  it('says that it is complete, and lists what was done, newest first, without email addresses', async () => {
    const page = await read(PAGE)
    expect(page).toMatch(/\d+ entries, unbroken/)
    expect(countOf(page, 'Added a brand')).toBe(15)
    expect(countOf(page, 'Invited an admin')).toBe(10)
    expect(page).not.toContain('invited-14@example.com')
  })

  it('continues page by page', async () => {
    const first = await read(PAGE)
    const second = await read(linkTo(first, 'next'))
    expect(countOf(second, 'Invited an admin')).toBe(5)
    expect(linkTo(second, 'prev')).toContain('before=')
    expect(countOf(await read(linkTo(second, 'prev')), 'Added a brand')).toBe(15)
  })

  it('can be filtered by action or by person, whose ID is in the address', async () => {
    const ofAction = await read(`${PAGE}&action=business_added`)
    expect([countOf(ofAction, 'Added a brand'), countOf(ofAction, 'Invited an admin')]).toEqual([15, 0])
    expect(ofAction).toContain('<option value="business_added" selected="">')
    const ofAda = await read(`${PAGE}&actor=${adaId}`)
    expect([countOf(ofAda, 'Added a brand'), countOf(ofAda, 'Invited an admin')]).toEqual([0, 15])
    expect(await read(`${PAGE}&actor=shop&action=business_added`)).toContain('No matching entries.')
  })

  it.each(['action=x', 'actor=x', `actor=${'9'.repeat(500)}`, 'after=-1', 'before=1e9', 'after=%00'])(
    'is shown whole if the address says %s',
    async (query) => {
      expect((await boss.get(`${PAGE}&${query}`)).status).toBe(200)
      expect(countOf(await read(`${PAGE}&${query}`), 'Added a brand')).toBe(15)
    },
  )

  it('links each entry to its subject', async () => {
    await boss.get(`/admin-dashboard/users/${adaId}`)
    const page = await read(`${PAGE}&action=account_viewed`)
    expect(page).toContain(`href="/admin-dashboard/users/${adaId}"`)
    expect(page).not.toContain(`>${adaId}<`)
  })

  it('is closed to an own-admin', async () => {
    const answer = await ada.get(PAGE)
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })

  it('says where it is broken', async () => {
    const db = shop.database.db()
    await db.execute(sql`alter table audit_log disable trigger all`)
    await db.execute(sql`update audit_log set actor_role = 'own-user' where id = 3`)
    // The rows since the last check are unchanged.
    expect(await read(PAGE)).toContain('unbroken')
    for (const look of [`${PAGE}&check=all`, PAGE]) {
      const page = await read(look)
      expect(page).toContain('Broken at 3')
      expect(page).not.toContain('unbroken')
    }
  })
})
