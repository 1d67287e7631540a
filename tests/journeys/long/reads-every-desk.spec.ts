// Axe finds no problem on any page in the navigation of staff or partners, at four widths, and nothing scrolls
// sideways.
import { expect, type Page } from '@playwright/test'
import { buildDeskNav } from '#app/features/desk/desk-nav.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { EVERY_WIDTH, isReadable } from '#tests/support/readable.ts'
import { CHIEF, PARTNER } from '#tests/support/staff.ts'
import { test } from '#tests/support/traveller.ts'

const placesOf = (role: 'super-admin' | 'business-admin') =>
  buildDeskNav(role, {}).groups.flatMap(({ places }) => places.map(({ to }) => to))

async function readsAll(desk: Page, places: string[]) {
  for (const to of places)
    await test.step(to, async () => {
      await desk.goto(to)
      // Needs nothing that comes later, so the network calms down meanwhile.
      await waysFit(desk, to)
      await desk.waitForLoadState('networkidle')
      await isReadable(desk, EVERY_WIDTH)
    })
}

/** All navigation links of a page are visible at once: in rows without scrolling, or next to the page. */
async function waysFit(desk: Page, to: string) {
  for (const width of [...EVERY_WIDTH, 1024]) {
    await desk.setViewportSize({ width, height: 900 })
    const hidden = await desk
      .locator('nav')
      .evaluateAll((navs) => navs.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length)
    expect(hidden, `${to} at ${width}`).toBe(0)
  }
}

test('every page of the desk is readable', async ({ browser }) => {
  test.setTimeout(300_000)
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard' })
  await readsAll(desk, placesOf('super-admin'))
})

test('every page of a partner is readable', async ({ browser }) => {
  test.setTimeout(120_000)
  const desk = await opensTheDesk(browser, PARTNER, { path: '/business-dashboard' })
  await readsAll(desk, [...placesOf('business-admin'), '/business-dashboard/webhooks'])
})
