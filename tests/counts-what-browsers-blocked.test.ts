// Reports about what a page's policy blocked are counted per day for the super-admin, in a bounded number of rows (L09).
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blockedReports } from '#db/schema.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const DAY_MS = 86_400_000
/** Tomorrow, so that no day ends during a test. */
const NOON = new Date(Math.ceil(Date.now() / DAY_MS) * DAY_MS + DAY_MS / 2)

let shop: TestShop
const REPORT = { page: 'https://shop.example/success?reference=a-secret', directive: 'script-src', blocked: 'inline' }
const report = (part: Partial<typeof REPORT> = {}) => shop.shop.figures.recordBlocked({ ...REPORT, ...part })
const rows = () => shop.database.db().select().from(blockedReports)
const health = async () => {
  const { facts, verdicts } = await shop.shop.figures.viewHealth()
  return { blocked: facts.blocked, verdict: verdicts.blocked }
}

describe.each(engines())('on the %s database', (_name, engine) => {
  beforeEach(async () => void (shop = await openTestShop({ engine, startsAt: NOON })))
  afterEach(() => shop.close())

  it('counts the same report of a day in one row, and shows the last seven days', async () => {
    await Promise.all([report(), report(), report()])
    shop.jump({ days: 2 })
    await report()
    await report({ blocked: 'chrome-extension://an-id/x.js' })
    expect(await rows()).toHaveLength(3)
    const { blocked, verdict } = await health()
    const since = { firstDay: expect.any(String), lastDay: expect.any(String) }
    expect(blocked).toEqual([
      { source: 'in_page', directive: 'script-src', page: '/success', reports: 4, today: 1, ...since },
      { source: 'extension', directive: 'script-src', page: '/success', reports: 1, today: 1, ...since },
    ])
    expect(blocked[0]?.firstDay).not.toBe(blocked[0]?.lastDay)
    expect(verdict).toBe('ok')
    shop.jump({ days: 8 })
    expect(await health()).toEqual({ blocked: [], verdict: 'ok' })
  })

  it('names nobody, and no other site', async () => {
    await report({ page: 'https://shop.example/somebody@example.com', blocked: 'https://evil.example/secret' })
    expect(JSON.stringify(await rows())).not.toMatch(/somebody|evil|secret/)
  })

  it('keeps few rows, whatever is reported, and none for longer than a month', async () => {
    for (let page = 0; page < 120; page += 1) await report({ page: `https://shop.example/page-${page}` })
    const kept = await rows()
    expect(kept.length).toBeLessThanOrEqual(102)
    expect(kept.reduce((sum, { reports }) => sum + reports, 0)).toBe(120)
    shop.jump({ days: 31 })
    await report()
    expect(await rows()).toHaveLength(1)
  })

  it('that are about our own files need a look', async () => {
    for (let sent = 0; sent < 3; sent += 1) await report({ blocked: 'https://shop.example/assets/new.js' })
    expect(await health()).toMatchObject({ verdict: 'look', blocked: [{ source: 'own' }] })
  })
})
