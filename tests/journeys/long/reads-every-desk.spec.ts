// Axe finds nothing on any page that the navigation of those who work for the shop leads to, in four widths, and nothing has
// to be scrolled sideways.
import { deskNavOf } from '#app/features/desk/desk-nav.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { EVERY_WIDTH, isReadable } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { test } from '#tests/support/traveller.ts'

const PLACES = deskNavOf('super-admin', {}).groups.flatMap(({ places }) => places.map(({ to }) => to))

test('reads every page of the desk', async ({ browser }) => {
  test.setTimeout(300_000)
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard' })
  for (const to of PLACES)
    await test.step(to, async () => {
      await desk.goto(to)
      await desk.waitForLoadState('networkidle')
      await isReadable(desk, EVERY_WIDTH)
    })
})
