import type { Page } from '@playwright/test'
import {
  anAddress,
  expect,
  expectsInConsole,
  getsAFreeEsim,
  losesNothingOffline,
  mailsTo,
  SANDBOX,
  test,
  textOf,
} from '#tests/support/traveller.ts'

async function getsItsIccid(page: Page, email: string): Promise<string> {
  await getsAFreeEsim(page, email)
  await page.goto('/esim-status')
  return (await page.getByRole('textbox', { name: 'ICCID' }).inputValue()).replaceAll(/\D/g, '')
}

/** A simulated phone uses its data until this much is left. */
async function leaves(iccid: string, leaveMegabytes: number) {
  const answer = await fetch(`${SANDBOX}/control/esims/${iccid}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaveMegabytes }),
  })
  expect(answer.ok).toBe(true)
}

const warningsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ subject }) => !subject.startsWith('eSIM Details'))

test('is warned when data runs low, and switches warnings off with the link in the email', async ({ page }) => {
  const email = anAddress('low')
  const iccid = await getsItsIccid(page, email)
  const looks = async (sees: string) => {
    await page
      .getByRole('button', { name: /Check Status|Refresh Status/ })
      .last()
      .click()
    await expect(page.getByText(sees)).toBeVisible()
  }
  await leaves(iccid, 150)
  // The worker starts watching a new eSIM within seconds; each check by its holder counts like one of the worker's.
  await expect(async () => {
    await looks('Active')
    expect(await warningsTo(email)).toHaveLength(1)
  }).toPass({ timeout: 40_000, intervals: [2_000] })

  const [warning] = await warningsTo(email)
  expect(warning?.subject).toMatch(/: Your data is running low/)
  const text = await textOf(warning?.id)
  expect(text).toMatch(/Data left: 1[45]\d MB of 1 GB/)
  expect(text).toContain('/top-up?esim=')

  await page.goto(/\S+\/alerts\?key=\S+/.exec(text)?.[0] ?? '')
  await expect(page.getByRole('checkbox', { name: 'When data runs low' })).toBeChecked()
  await page.getByRole('checkbox', { name: 'When data runs low' }).uncheck()
  expectsInConsole('ERR_INTERNET_DISCONNECTED')
  const expiry = page.getByRole('checkbox', { name: 'Before an eSIM expires' })
  await losesNothingOffline(page, page.getByRole('button', { name: 'Save' }), expiry)
  await expect(page.getByRole('checkbox', { name: 'When data runs low' })).not.toBeChecked()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Alerts saved.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: 'When data runs low' })).not.toBeChecked()
  await expect(page.getByRole('checkbox', { name: 'Before an eSIM expires' })).toBeChecked()

  await leaves(iccid, 0)
  await page.goto(/\S+\/install\?\S+/.exec(text)?.[0] ?? '')
  await page.locator('summary', { hasText: 'Am I connected?' }).click()
  await page.getByRole('button', { name: 'Check connection' }).click()
  await expect(page.getByRole('heading', { name: 'This eSIM is out of data' })).toBeFocused()
  expect(await warningsTo(email)).toHaveLength(1)
})
