// Somebody replies to our answer from their mail program, and staff see it in the conversation.
import { isReadable } from '#tests/support/readable.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { AGENT, STAFF } from '#tests/support/staff.ts'
import { anAddress, expect, mailsTo, mailTo, SANDBOX, test } from '#tests/support/traveller.ts'

test('a reply by email reaches the ticket', async ({ page, browser }) => {
  const email = anAddress('replies')
  const subject = `No internet in Rome, ${email}`
  await page.goto('/support')
  await page.getByRole('textbox', { name: 'Your Name' }).fill('Alex Traveller')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(email)
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('I landed an hour ago. Nothing happens.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  const number = /\d{4}-\d{4}/.exec(await mailTo(email, /^We received your message/))?.[0] ?? ''

  const desk = await opensTheDesk(browser, STAFF, { path: `/admin-dashboard/inbox/${number}` })
  const other = await opensTheDesk(browser, AGENT, { path: `/admin-dashboard/inbox/${number}` })
  await desk.getByRole('textbox', { name: 'Your answer' }).fill('Turn on data roaming.')
  await expect(desk.getByText(/^You, until/)).toBeVisible()
  // The other one is told as soon as they start to write too, and that an answer was sent, before theirs is.
  await other.getByRole('textbox', { name: 'Your answer' }).fill('Restart the phone.')
  await expect(other.getByText(/^Ada Admin is answering this message right now/)).toBeVisible()
  await isReadable(other)
  await desk.getByRole('button', { name: 'Send and close' }).click()
  await expect(desk.getByText('Closed', { exact: true }).first()).toBeVisible()

  await other.getByRole('button', { name: 'Send answer' }).click()
  await expect(other.getByText('Someone else has answered since you opened this page.')).toBeVisible()
  await expect(other.getByText('Ada Admin answered by email')).toBeVisible()
  await expect(other.getByRole('textbox', { name: 'Your answer' })).toHaveValue('Restart the phone.')

  await mailTo(email, /^Our answer/)
  const [answered] = (await mailsTo(email)).filter((mail) => mail.subject.startsWith('Our answer'))
  await page.goto(`${SANDBOX}/mailbox/${answered?.id}`)
  await expect(page.getByText(new RegExp(`to reply\\+${number.replace('-', '')}-`))).toBeVisible()
  await page.getByRole('textbox', { name: /^As / }).fill('It is on, and still nothing.\nWhat now?')
  await page.getByRole('button', { name: 'Send reply' }).click()
  await expect(page.getByRole('heading', { name: 'Reply sent' })).toBeVisible()

  await desk.goto('/admin-dashboard/inbox')
  await desk.getByRole('link', { name: subject }).click()
  const conversation = desk.getByRole('region', { name: 'Conversation' })
  const reply = conversation.getByRole('listitem').filter({ hasText: 'Alex Traveller replied by email' })
  await expect(reply).toContainText('It is on, and still nothing.')
  await expect(reply).not.toContainText('Turn on data roaming.')
  await expect(desk.getByText('Needs an answer').first()).toBeVisible()
  await isReadable(desk)
})
