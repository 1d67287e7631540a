// An owner presses one button beside a connected network, follows the test as it runs, and closes what the network keeps.
import { z } from 'zod'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { startOnAClock } from '#tests/support/on-a-clock.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { expect, test } from '#tests/support/traveller.ts'

const PATH = '/super-admin-dashboard/network-packages'
const STEPS = ['Ordered', 'eSIM is there', 'Install data fits a phone', 'State read', 'Given back', 'Money is back']

let clocked: Awaited<ReturnType<typeof startOnAClock>>
test.beforeAll(async () => {
  clocked = await startOnAClock()
})
test.afterAll(async () => {
  await expect.poll(clocked.audit).toMatch(/Everything agrees\.$/)
  await clocked.close()
})

const books = z.object({ esims: z.array(z.object({ iccid: z.string() })) })
const esimsAt = async (kind: string) =>
  books.parse(await (await fetch(`${clocked.sandbox}/control/wholesale/${kind}`)).json()).esims.length

test('tries networks that take an eSIM back, and one where people decide', async ({ browser }) => {
  test.setTimeout(180_000)
  for (const kind of ['esim-access', 'airalo']) await clocked.sellsFrom(kind)
  const before = await esimsAt('esim-access')
  const desk = await opensTheDesk(browser, CHIEF, {
    path: PATH,
    baseURL: clocked.url,
    viewport: { width: 1280, height: 900 },
  })
  await desk.setViewportSize({ width: 390, height: 844 })
  const card = desk.locator('#trials')

  await test.step('sees the cost and the bundle first, and presses twice', async () => {
    const form = card.locator('form').filter({ hasText: 'takes an unused eSIM back at once' })
    await expect(form.getByRole('combobox', { name: /^What to order at / })).toContainText(
      /^\$\d+\.\d\d .*, the cheapest: /,
    )
    await form.getByRole('button', { name: /^Test / }).dblclick()
    await expect(card.getByText(/^A test of .* is running\.$/)).toBeVisible()
  })

  await test.step('follows it to the end without pressing anything', async () => {
    const steps = card.getByRole('listitem').filter({ hasText: /^(Ordered|eSIM|Install|State|Given|Money)/ })
    await expect(steps).toHaveCount(STEPS.length)
    for (const words of STEPS) await expect(steps.filter({ hasText: words })).toContainText('Done', { timeout: 60_000 })
    await expect(card.getByText('The network says: on no phone.')).toBeVisible()
    await isReadable(desk)
    expect((await esimsAt('esim-access')) - before).toBe(1)
  })

  await test.step('closes what stays with a network where people decide', async () => {
    await card.locator('form').filter({ hasText: 'People at this network decide' }).getByRole('button').click()
    const closing = card.getByRole('button', { name: 'The money stays there' })
    await expect(closing).toBeVisible({ timeout: 60_000 })
    await expect(card.getByText(/^The network keeps the eSIM ending in \d{4}: .*request/)).toBeVisible()
    await desk.setViewportSize({ width: 1280, height: 900 })
    await isReadable(desk)
    await closing.click()
    await expect(card.getByText(/^Tests cost €\d+\.\d\d in the last twelve months/)).toBeVisible()
    await expect(closing).toHaveCount(0)
  })
})
