// Who gets what at every address of the shop, for a visitor and the five roles (safety case I03 and I05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { getDashboardPath, ROLES, type Role } from '#shop/people/account/role.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { EXAMPLES, TABLE, WHO, type Answer, type Who } from '#tests/support/role-table.ts'

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? addressesOf(children) : index ? ['/'] : path === undefined ? [] : [`/${path}`],
  )

const emailOf = (role: Role) => `${role}@roles.example.com`

async function answerOf(response: Response, browser: Browser | undefined, address: string): Promise<Answer> {
  const to = response.headers.get('location')
  await response.arrayBuffer()
  if (to === null) return response.status
  if (to === `/login?${new URLSearchParams({ redirectTo: EXAMPLES[address] ?? address })}`) return 'login'
  if (to === '/' && (browser?.cookies.get('flash') ?? '') !== '' && address !== '/logout') return 'denied'
  return to.startsWith('/') ? `/${to.slice(1)}` : response.status
}

describe('every address of the shop', () => {
  let shop: HttpShop
  const browsers = new Map<Who, Browser>()
  beforeAll(async () => {
    shop = await openHttpShop()
    browsers.set('visitor', shop.browser())
    for (const role of ROLES) browsers.set(role, await signedIn(shop, emailOf(role), role))
  }, 120_000)
  afterAll(() => shop.close())

  const ask = (who: Who, address: string) => {
    const browser = browsers.get(who)
    if (!browser) throw new Error(`Nobody came as ${who}.`)
    browser.cookies.delete('flash')
    return browser.get(EXAMPLES[address] ?? address)
  }

  it('is in the table', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(addressesOf(routes).toSorted())
  })

  it.each(WHO)(
    'answers %s as the table says',
    async (who) => {
      const answers: Record<string, Answer> = {}
      for (const address of Object.keys(TABLE)) {
        const response = await ask(who, address)
        answers[address] = await answerOf(response, browsers.get(who), address)
      }
      expect(answers).toEqual(Object.fromEntries(Object.entries(TABLE).map(([address, row]) => [address, row[who]])))
    },
    120_000,
  )

  it('says why somebody was sent home, and nothing about the closed page (I03)', async () => {
    for (const [address, row] of Object.entries(TABLE))
      for (const who of WHO.filter((each) => row[each] === 'denied' || row[each] === 'login')) {
        const refused = await (await ask(who, address)).text()
        expect(refused).not.toMatch(/@|<h1|\d{18,}/)
        const script = await browsers.get(who)?.get(`${address}.data`)
        expect(await script?.text()).not.toMatch(/roles\.example\.com|\d{18,}/)
      }
    const home = await browsers
      .get('own-user')
      ?.get('/admin-dashboard')
      .then(() => browsers.get('own-user')?.get('/'))
    expect((await home?.text())?.replaceAll('&#x27;', "'")).toContain(
      "Access denied: You don't have permission to access this page.",
    )
  })

  it('leads everyone from the account to their role’s home, and to nothing that is closed to them', async () => {
    for (const who of ROLES) {
      const page = await (await ask(who, '/account')).text()
      const row = /<nav aria-label="Your pages"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
      expect(paths.slice(0, 1)).toEqual([getDashboardPath(who)])
      for (const path of paths) expect(TABLE[path ?? '']?.[who]).toBe(200)
    }
  })

  it('leads staff from their home only to pages that are open to them, without a cart', async () => {
    for (const who of ROLES.filter((role) => role !== 'own-user')) {
      const page = await (await ask(who, getDashboardPath(who))).text()
      const row = /<nav aria-label="Back office"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/<a\b[^>]* href="([^"?]+)/g)].map(([, path]) => path)
      expect(paths).toContain(getDashboardPath(who))
      for (const path of paths) expect([path, TABLE[path ?? '']?.[who]]).toEqual([path, 200])
      expect(page).not.toMatch(/Prices include VAT|Your Cart|Terms &amp; Conditions/)
      expect(page).toContain('View shop')
    }
    const hiddenPage = await (await ask('visitor', '/api-test')).text()
    expect(hiddenPage).toContain('Your Cart')
    expect(hiddenPage).not.toContain('View shop')
  })

  it('is closed at the next request after the role is removed (I05)', async () => {
    const email = 'once-an-admin@roles.example.com'
    const browser = await signedIn(shop, email, 'own-admin')
    expect((await browser.get('/admin-dashboard')).status).toBe(200)
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.email, email))
    const answer = await browser.get('/admin-dashboard')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
