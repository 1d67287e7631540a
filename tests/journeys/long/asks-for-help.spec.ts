import { expect, test } from '#tests/support/traveller.ts'

const FAILED = 'There was a problem sending your message. Please try again.'
const isPost = (url: URL) => url.pathname === '/support.data'
const SENT = "Message Sent: We'll get back to you as soon as possible!"

test('asks for help, corrects the form, loses the connection, and gets a ticket number', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Get Support' }).click()
  await expect(page.getByRole('heading', { name: "We're Here to Help" })).toBeVisible()

  await page.getByLabel('Message').fill('I landed an hour ago.\nNothing happens.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('Please check these fields')).toBeVisible()
  await page.getByRole('link', { name: 'Please provide a subject' }).click()
  await expect(page.getByLabel('Subject')).toBeFocused()
  await page.keyboard.type('No internet in Rome')
  await page.getByLabel('Your Name').fill('Robin Reisende')
  await page.getByLabel('Email Address').fill('robin@example.com')
  await expect(page.getByLabel('Message')).toHaveValue('I landed an hour ago.\nNothing happens.')

  // An answer that isn't from us, such as one from a gateway on the way.
  await page.route(isPost, (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 200, body: 'no page of ours' }) : route.continue(),
  )
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('alert').filter({ hasText: `Error: ${FAILED}` })).toBeVisible()
  await expect(page.getByLabel('Subject')).toHaveValue('No internet in Rome')
  await expect(page.getByLabel('Message')).toHaveValue('I landed an hour ago.\nNothing happens.')

  // A message that is too long is refused before it is sent, and isn't truncated.
  await page.getByLabel('Message').fill('x'.repeat(200_000))
  await expect(page.getByText('190,000 characters over the limit')).toBeVisible()
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('it has 200,000')).toBeVisible()
  await expect(page.getByLabel('Message')).toBeFocused()
  await expect(page.getByLabel('Message')).toHaveValue('x'.repeat(200_000))
  await page.getByLabel('Message').fill('I landed an hour ago.')

  await page.unroute(isPost)
  await page.getByRole('button', { name: 'Send Message' }).click()
  const number = page.getByRole('heading', { name: /^Your ticket number is \d{4}-\d{4}$/ })
  await expect(number).toBeFocused()
  await expect(page.getByText(SENT)).toHaveCount(2)

  await page.getByRole('link', { name: 'Write another message' }).click()
  await expect(page.getByLabel('Message')).toHaveValue('')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('asks for help and gets a ticket number', async ({ page }) => {
    await page.goto('/support')
    await page.getByLabel('Your Name').fill('Noa Script')
    await page.getByLabel('Email Address').fill('noa@nowhere')
    await page.getByLabel('Subject').fill('Which phone?')
    await page.getByLabel('Message').fill('Mine is not\nin the list.')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('Mine is not\nin the list.')

    await page.getByLabel('Email Address').fill('noa@example.com')
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.getByRole('heading', { name: /^Your ticket number is \d{4}-\d{4}$/ })).toBeVisible()
    await expect(page.getByText(SENT)).toBeVisible()
  })
})
