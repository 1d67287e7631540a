// Somebody joins for free, shares a code and a link, and sees the sales from them; the owner accepted them. What they
// earned is held for 28 days, put on the bank's list by the owner on the 10th, and paid, with papers that match the
// dashboard. Then the owner ends it.
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { parse } from 'csv-parse/sync'
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import { withForeignPage } from '#tests/support/foreign-page.ts'
import { acceptsTheInvitation, asksToJoin, comesIn } from '#tests/support/joining.ts'
import { startOnAClock } from '#tests/support/on-a-clock.ts'
import { isReadable } from '#tests/support/readable.ts'
import { readPdfText } from '#tests/support/read-pdf.ts'
import { choosesOn, worksInATeam } from '#tests/support/sharing.ts'
import { CHIEF } from '#tests/support/staff.ts'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  mailTo,
  orders,
  paysWith,
  test as base,
} from '#tests/support/traveller.ts'

const HOLD_DAYS = 28
const MINUTES_A_DAY = 1_440
/** Europe's most expensive bundle, and how many orders of it earn more than the smallest payout. */
const DEAREST = { bundleId: '01125_1', orders: 5 }
/** Those, and the ones of a friend and a stranger. */
const SALES = DEAREST.orders + 2
const IBAN = 'NL91ABNA0417164300'

type Clocked = { clocked: Awaited<ReturnType<typeof startOnAClock>> }
const test = base.extend<Clocked>({
  clocked: async ({ browserName: _browser }, use, info) => {
    const clocked = await startOnAClock()
    await use(clocked)
    // The audit after the journeys doesn't see this shop.
    if (info.status === info.expectedStatus) await expect.poll(clocked.audit).toMatch(/Everything agrees\.$/)
    await clocked.close()
  },
  baseURL: ({ clocked }, use) => use(clocked.url),
})

/** Days from now to the first 10th after the hold. */
function daysToPayday(now = new Date()): number {
  const free = new Date(now.getTime() + (HOLD_DAYS + 1) * 86_400_000)
  const month = free.getUTCMonth() + (free.getUTCDate() > 10 ? 1 : 0)
  const payday = Date.UTC(free.getUTCFullYear(), month, 10)
  return Math.ceil((payday - Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate())) / 86_400_000)
}

async function download(page: Page, name: string | RegExp) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name }).first().click()])
  return readFile(await file.path())
}

/** The sum of a statement's rows, in whole cents. */
const sum = (rows: string[][]) => rows.reduce((cents, row) => cents + Math.round(Number(row[5]) * 100), 0)
const euros = (text: string | null) => /€([\d.,]+)/.exec(text ?? '')?.[1] ?? ''

test('joins, shares a code, sees the sale, and is paid on the 10th', async ({ page, browser, clocked }) => {
  test.setTimeout(300_000)
  const elsewhere = async () => (await anotherBrowser(browser)).newPage()
  const name = 'Nordic Notes'
  const email = anAddress('nordic')
  const desk = await elsewhere()
  const payday = daysToPayday()

  await test.step('joins', async () => {
    await asksToJoin(page, name, email)
    await signsInAs(desk, CHIEF, '/super-admin-dashboard/affiliates')
    await expect(desk.getByRole('heading', { level: 1, name: 'Affiliates' })).toBeVisible()
    await isReadable(desk)
    await desk.getByRole('button', { name: `Invite ${name}` }).click()
    await expect(desk.getByText('Invitation sent').first()).toBeVisible()
    await expect(desk.getByRole('button', { name: `Invite again: ${name}` })).toBeVisible()
    await acceptsTheInvitation(page, email, /affiliate program/, clocked.sandbox)
    await expect(
      page.getByText('Nothing yet. The first order that earns you something will appear here.'),
    ).toBeVisible()
    await isReadable(page)
  })
  const code =
    (await page
      .getByText(/^NORDIC[A-Z0-9]*-[A-Z0-9]{4}$/)
      .first()
      .textContent()) ?? ''
  const link =
    (await page
      .getByText(new RegExp(`/r/${code}$`))
      .first()
      .textContent()) ?? ''

  await test.step('a friend orders with the code', async () => {
    const friend = await elsewhere()
    await comesWithATrip(friend)
    await fillsTheCheckout(friend, { email: anAddress('friend') })
    await applies(friend, code)
    await expect(friend.getByText(/Discount/).first()).toBeVisible()
    await orders(friend)
    await paysWith(friend, GOOD_CARD)
    await holdsTheEsim(friend)
  })
  await test.step('a stranger opens the link and orders without the code', async () => {
    const stranger = await elsewhere()
    await stranger.goto(link)
    await expect(stranger).toHaveURL(/\/$/)
    await comesWithATrip(stranger)
    await fillsTheCheckout(stranger, { email: anAddress('stranger') })
    await orders(stranger)
    await paysWith(stranger, GOOD_CARD)
    await holdsTheEsim(stranger)
  })
  await test.step('a reader finds a bundle on the partner’s own website', async () => {
    const line = await page.getByText(/^<script async src=/).innerText()
    const reader = await elsewhere()
    await withForeignPage(`<h1>A week in Norway</h1>${line}<p>Read on</p>`, (address) => choosesOn(address, reader))
  })

  await test.step('sees the sales', async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(2)
    await expect(page.getByText('friend')).toHaveCount(0)
    await expect(page.getByText('Link clicks').locator('..')).toContainText('2')
    await isReadable(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download as CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toBe('earnings.csv')
  })
  await test.step('a colleague is invited, sees less, and is removed', async () => {
    await worksInATeam(page, await elsewhere(), clocked.sandbox)
    await page.getByRole('link', { name: 'Earnings', exact: true }).first().click()
    await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(2)
  })
  await test.step('the owner sees the held amount', async () => {
    await desk.reload()
    await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('€')
  })
  await test.step('sells enough for a payout', async () => {
    await clocked.sell(DEAREST.orders, code, DEAREST.bundleId)
    await page.reload()
    await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(SALES)
  })

  await test.step('enters the bank account', async () => {
    await page.goto('/business-dashboard?tab=payouts')
    await expect(page.getByText('Nothing to pay out yet.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Account holder' }).fill('Nöra & Nova')
    await page.getByRole('textbox', { name: 'IBAN' }).fill(IBAN)
    await page.getByRole('textbox', { name: 'Your or your company’s full name' }).fill('Nöra & Nova')
    await page.getByRole('textbox', { name: 'Street, postal code and city' }).fill('Kade 1\n1011 AB Amsterdam')
    await page.getByLabel('Country').selectOption('NL')
    await page.getByRole('button', { name: 'Save payout details' }).click()
    await expect(page.getByText('NL•• •••• 4300').first()).toBeVisible()
  })

  await test.step('waits until the hold ends', async () => {
    await clocked.letDaysPass(HOLD_DAYS - 1)
    await page.goto('/business-dashboard?tab=payouts')
    await comesInAgain(page, email)
    await page.goto('/business-dashboard?tab=payouts')
    await expect(page.getByText('Nothing to pay out yet.')).toBeVisible()
    await clocked.letDaysPass(payday - HOLD_DAYS + 1)
    await page.goto('/business-dashboard?tab=payouts')
    await comesInAgain(page, email)
    await page.goto('/business-dashboard?tab=payouts')
    await expect(page.getByText('All set: you’ll be paid with the next payout.').first()).toBeVisible()
    await isReadable(page)
  })
  const earned = euros(await page.getByText('Available now').locator('..').textContent())

  let xml = ''
  await test.step('the owner creates the bank file', async () => {
    await desk.goto('/super-admin-dashboard/payouts')
    await comesInAgain(desk, CHIEF.email)
    await desk.goto('/super-admin-dashboard/payouts')
    await desk.getByRole('textbox', { name: 'Account holder' }).fill('Sample Company B.V.')
    await desk.getByRole('textbox', { name: 'IBAN' }).fill('DE89370400440532013000')
    await desk.getByRole('button', { name: 'Save account' }).click()
    await expect(desk.getByText('DE•• •••• 3000').first()).toBeVisible()
    await expect(desk.getByRole('row', { name: new RegExp(name) })).toContainText(`€${earned}`)
    await isReadable(desk)
    const otherTab = await desk.context().newPage()
    await otherTab.goto('/super-admin-dashboard/payouts')
    await desk.getByRole('button', { name: 'Make the payout run' }).click()
    await expect(desk.getByText('Waiting for the bank').first()).toBeVisible()
    // A page from before the run is refused, and shows the run.
    await otherTab.getByRole('button', { name: 'Make the payout run' }).click()
    await expect(otherTab.getByText('This month’s run has already been made.')).toBeVisible()
    await expect(otherTab.getByText('Waiting for the bank').first()).toBeVisible()
    await otherTab.close()
    xml = (await download(desk, /^Bank file of/)).toString()
  })
  expect(xml).toContain(`<InstdAmt Ccy="EUR">${earned}</InstdAmt>`)
  expect(xml).toContain(`<IBAN>${IBAN}</IBAN>`)
  expect(xml).toContain('<Nm>Nora + Nova</Nm>')
  await page.reload()
  await expect(page.getByRole('row', { name: /On its way/ })).toContainText(`€${earned}`)

  await test.step('the owner asks for the bank file later, and it comes by itself after the password', async () => {
    // Longer than a fresh proof is valid.
    await clocked.letDaysPass(20 / MINUTES_A_DAY)
    await desk.reload()
    await desk
      .getByRole('link', { name: /^Bank file of/ })
      .first()
      .click()
    await desk
      .getByLabel(/password/i)
      .first()
      .fill(CHIEF.password)
    const [file] = await Promise.all([
      desk.waitForEvent('download'),
      desk.getByRole('button', { name: 'Confirm' }).click(),
    ])
    expect((await readFile(await file.path())).toString()).toBe(xml)
    await expect(desk).toHaveURL(/\/super-admin-dashboard\/payouts$/)
    await expect(desk.getByText('Confirmed. The download has started.')).toBeVisible()
    expect(await download(desk, 'Download the file')).toEqual(Buffer.from(xml))
  })

  await test.step('the owner confirms the payment with the password', async () => {
    // Longer than a fresh proof is valid.
    await clocked.letDaysPass(20 / MINUTES_A_DAY)
    await desk.reload()
    await desk.locator('summary', { hasText: 'Mark as paid' }).click()
    const end = desk.locator('details', { hasText: 'Mark as paid' })
    await end
      .getByLabel(/password/i)
      .first()
      .fill(CHIEF.password)
    await end.getByRole('button', { name: /^Mark as paid:/ }).click()
    await expect(desk.getByText(/^Paid, €/).first()).toBeVisible()
  })

  await test.step('sees it on the dashboard, in the documents, and by email', async () => {
    await page.reload()
    await expect(page.getByRole('row', { name: /Paid on/ })).toContainText(`€${earned}`)
    await isReadable(page)
    const csv = await download(page, /^CSV: /)
    const rows: string[][] = parse(csv, { bom: true, relax_column_count: true })
    const paid = rows.filter((row) => row[1] === 'bank_paid')
    expect(paid.map((row) => row[9])).toEqual([String(Number(earned))])
    // The lines add up to the remaining balance.
    const [opening, closing] = ['opening', 'closing'].map((kind) => rows.find((row) => row[1] === kind))
    const moved = rows.slice(1).filter((row) => !['opening', 'closing', 'bank_paid'].includes(row[1] ?? ''))
    expect(sum([opening ?? [], ...moved])).toBe(sum([closing ?? []]))
    expect(sum([closing ?? []])).toBe(0)
    const letters = readPdfText(await download(page, /as PDF$/))
    for (const words of ['Nöra&Nova', `€${earned}`]) expect(letters).toContain(words)
    await page.getByRole('link', { name: 'Earnings', exact: true }).first().click()
    await expect(page.getByRole('row', { name: /Paid out/ })).toContainText(earned)
    const letter = await mailTo(email, /Your earnings from .+ are on their way/, clocked.sandbox)
    expect(letter).toContain(`€${earned}`)
  })

  await test.step('the owner ends the membership, and the earnings stay', async () => {
    await desk.goto('/super-admin-dashboard/affiliates')
    await desk.getByRole('link', { name: `End ${name}` }).click()
    await expect(desk.getByRole('heading', { name: `End ${name} as an affiliate?` })).toBeVisible()
    await isReadable(desk)
    await desk.getByRole('button', { name: 'Yes, end it' }).click()
    await expect(desk.getByRole('row', { name: new RegExp(code) })).toContainText('Ended')
    await page.reload()
    await expect(page.getByText('Your code and link no longer earn anything.')).toBeVisible()
    await expect(page.getByRole('row', { name: /Order paid/ })).toHaveCount(SALES)
  })
})

/** For pages where the session has expired in the meantime. */
async function comesInAgain(page: Page, email: string) {
  if (!page.url().includes('/login')) return
  await comesIn(page, email)
  await expect(page).not.toHaveURL(/\/login/)
}
