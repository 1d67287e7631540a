import { isReadableNow } from '#tests/support/readable.ts'
import { expect, expectsInConsole, test } from '#tests/support/traveller.ts'

const CALL = '**/functions/v1/gemini-chat'
const APOLOGY = 'I apologize, but I encountered an error. Please try again or contact support directly.'

test('asks the assistant, stops it, retries after a failure, and hands the conversation to a person', async ({
  page,
}) => {
  expectsInConsole('ERR_FAILED')
  await page.goto('/support')
  await page.getByRole('button', { name: 'Start Chat' }).click()
  const field = page.getByRole('textbox', { name: 'Your question' })
  const log = page.getByRole('log', { name: 'Conversation' })
  await expect(page.getByRole('dialog', { name: 'Wander Pass Assistant' })).toBeVisible()
  await expect(log).toContainText('I’m not an AI. I look up your question in this shop’s own pages and quote them.')
  await expect(field).toBeFocused()

  // Nothing is sent when nothing is typed; Shift+Enter begins a new line, Enter sends.
  await page.keyboard.press('Enter')
  await page.keyboard.type('Which bundle for Japan')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('and what does it cost?')
  await page.keyboard.press('Enter')
  await expect(log).toContainText('Asia and the Pacific, 1 GB for 7 days: €')
  await expect(log.getByRole('link', { name: 'Bundles for Japan' })).toHaveAttribute('href', '/bundleselector?to=JP')
  await expect(field).toHaveValue('')

  // An answer that never comes isn't awaited. One route handles all cases: while a browser is switching routes, a call
  // can slip past both.
  let line: 'silent' | 'dead' | 'alive' = 'silent'
  await page.route(CALL, (route) => {
    if (line === 'alive') return route.fallback()
    return line === 'dead' ? route.abort() : undefined
  })
  await field.fill('Can I get a refund?')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Thinking...')).toBeVisible()
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect(page.getByText('Thinking...')).toBeHidden()
  await expect(field).toHaveValue('Can I get a refund?')

  line = 'dead'
  await page.keyboard.press('Enter')
  await expect(log).toContainText(APOLOGY)
  await expect(page.getByText('Failed to get a response from the AI assistant.')).toBeVisible()
  line = 'alive'
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(log).toContainText('You have 14 days to change your mind')
  await expect(log).not.toContainText(APOLOGY)
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    await isReadableNow(page)
  }

  // The conversation belongs to the tab.
  await page.getByRole('button', { name: 'Close Chat' }).click()
  await expect(page.getByRole('button', { name: 'Start Chat' })).toBeFocused()
  await page.reload()
  await page.getByRole('button', { name: 'Start Chat' }).click()
  await expect(log).toContainText('Can I get a refund?')

  await page.getByLabel('Your Name').fill('Robin Reisende')
  await page.getByRole('button', { name: 'Write to a person' }).click()
  await expect(page.getByRole('textbox', { name: 'Email Address' })).toBeFocused()
  await expect(page.getByLabel('Your Name')).toHaveValue('Robin Reisende')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/You: Can I get a refund\?/)
  await page.keyboard.type('robin@example.com')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: /^Your ticket number is/ })).toBeFocused()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 760 } })

  test('fills the screen, and returns the focus', async ({ page }) => {
    await page.goto('/support')
    await page.getByRole('button', { name: 'Start Chat' }).click()
    const box = await page.getByRole('dialog').boundingBox()
    expect(box?.height).toBe(760)
    await page.getByRole('button', { name: 'I have no internet abroad' }).click()
    await expect(page.getByRole('log')).toContainText('Is data roaming on for this line?')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: 'Start Chat' })).toBeFocused()
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('asks one question and gets an answer', async ({ page }) => {
    await page.goto('/support')
    await page.getByRole('link', { name: 'Start Chat' }).click()
    await page.getByRole('textbox', { name: 'Your question' }).fill('Is my iPhone 12 able?')
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await expect(page.getByRole('log')).toContainText('the iPhone 12 supports eSIM')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(/Is my iPhone 12 able\?/)
  })
})
