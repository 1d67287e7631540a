// Files that need a fresh proof: after it, the download starts on the page that links to the file.
import { withQuery } from '#app/format/with-query.ts'
import { randomUUID } from 'node:crypto'
import { generatePath } from 'react-router'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '#app/calls.ts'
import { coupons, payoutRuns, sessions } from '#db/schema.ts'
import { exportAddress } from '#app/session/safe-redirect.ts'
import { admit } from '#tests/support/admit.ts'
import { PASSWORD, signedIn, userIdOf } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const EMAIL = 'owner@example.com'
const CUSTOMER = 'customer@example.com'
const RUN = randomUUID()
const BATCH = 'Spring fair'
/** What each file is asked with. */
const QUERIES: Record<string, Record<string, string>> = {
  '/admin-dashboard/orders.csv': { view: 'failed', sort: 'oldest' },
  '/super-admin-dashboard/coupons.csv': { batch: BATCH },
  '/super-admin-dashboard/report.csv': { report: 'oss' },
  '/super-admin-dashboard/papers.zip': { period: '2026-10' },
  '/super-admin-dashboard/payouts.xml': { run: RUN },
}
const EXPORTS = CALLS.filter(({ isExport }) => isExport).map(({ path }) => path)

let shop: HttpShop
let owner: Browser
let ownerId: string
let customerId: string
const fileOf = (pattern: string) =>
  [generatePath(pattern, { userId: customerId }), new URLSearchParams(QUERIES[pattern])]
    .filter((part) => `${part}` !== '')
    .join('?')
const letTheProofExpire = async () => {
  const old = new Date(Date.now() - 11 * 60_000)
  await shop.database.db().update(sessions).set({ createdAt: old, provenAt: old }).where(eq(sessions.userId, ownerId))
}
/** Asks for the address of a confirmation and gives the password; returns the page that this leads to. */
const confirm = async (address: string) => {
  const done = await owner.post(address, { password: PASSWORD })
  expect(done.status).toBe(303)
  const back = await owner.get(done.headers.get('location') ?? '')
  return { status: back.status, text: await back.text() }
}
const linkTo = (file: string) => `<a href="${file.replaceAll('&', '&amp;')}"`

beforeAll(async () => {
  shop = await openHttpShop()
  owner = await signedIn(shop, EMAIL, 'super-admin')
  ownerId = await userIdOf(shop, EMAIL)
  await admit(shop.database, CUSTOMER, 'own-user')
  customerId = await userIdOf(shop, CUSTOMER)
  const db = shop.database.db()
  await db.insert(payoutRuns).values({
    id: RUN,
    month: '2026-11',
    executionOn: '2026-11-10',
    holder: 'Sample Company B.V.',
    iban: 'DE89370400440532013000',
    state: 'open',
    madeBy: ownerId,
    madeAt: new Date(),
  })
  await db
    .insert(coupons)
    .values({ code: 'FAIR123456', discountType: 'percentage', discountValue: '10', status: 'active', batch: BATCH })
})
afterAll(() => shop.close())

describe('a file that needs a fresh proof', () => {
  it.each(EXPORTS)(
    '%s is downloaded by the page that links to it, once somebody has proven who they are',
    async (pattern) => {
      const file = fileOf(pattern)
      await letTheProofExpire()
      const asked = (await owner.get(file)).headers.get('location') ?? ''
      expect(asked).toMatch(/^\/account\/confirm\?/)
      const { status, text } = await confirm(asked)
      expect(status).toBe(200)
      expect(text).toContain('Confirmed. The file is ready.')
      expect(text).toContain(linkTo(file))
      const given = await owner.get(file)
      expect([given.status, given.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="/),
      ])
    },
  )

  it('isn’t linked as a download, which would save the page that asks for the proof', async () => {
    const pages = [
      '/admin-dashboard?tab=orders',
      `/admin-dashboard/users/${customerId}`,
      '/super-admin-dashboard?tab=reports',
      '/super-admin-dashboard/catalog',
      '/super-admin-dashboard/coupons',
      '/super-admin-dashboard/payouts',
    ]
    const linked = new Set<string>()
    for (const page of pages) {
      const html = await (await owner.get(page)).text()
      for (const [link, href = ''] of html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>/g)) {
        const file = exportAddress(href.replaceAll('&amp;', '&'))
        if (!file) continue
        linked.add(page)
        expect(link).not.toContain('download')
      }
    }
    expect([...linked]).toEqual(pages)
  })
})

describe('the page that asks for the proof', () => {
  it.each([
    'https://evil.example/report.csv',
    '//evil.example/report.csv',
    '/\\evil.example',
    '/logout',
    '/account/export',
    '/super-admin-dashboard/../logout',
    `/super-admin-dashboard/report.csv?${'x'.repeat(2_000)}`,
  ])('downloads nothing from %.60s', async (file) => {
    const { text } = await confirm(
      withQuery('/account/confirm', { redirectTo: '/super-admin-dashboard/payouts', file }),
    )
    expect(text).toContain('Confirmed. You can continue.')
    expect(text).not.toContain('Confirmed. The file is ready.')
  })
})
