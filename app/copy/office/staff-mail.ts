// The words of the email tools and of the emails that they send (after-purchase rules §2 "/mailchimp-api", "/emailtest", §5, §9).
import { sizeWords } from '#values/data-allowance.ts'
import { placeNames } from '#app/copy/people/role-places.ts'
import type { MailFlaw } from '#shop/office/tools/clean-html.ts'
import type { StaffMailProblem } from '#shop/office/tools/send-staff-mail.ts'

export const staffMailProblems: Record<StaffMailProblem, string> = {
  not_allowed: 'Only administrators can send this.',
  recipient_missing: 'Please enter a recipient email address',
  content_missing: 'Please provide recipient email, subject, and email content.',
  recipient_invalid: 'Please enter a valid email address',
  recipient_unknown: 'You can only email yourself or one of the shop’s customers.',
  subject_invalid: 'The subject must be one line of up to 200 characters.',
  sender_unknown: 'You can only send from a sender set up for the shop.',
  no_esim: 'No eSIM found for this email address.',
  sent_already: 'This email was already sent. We didn’t send it again.',
  mail_failed: 'Failed to send email',
}

export const flawCopy: Record<MailFlaw, string> = {
  no_text: 'There’s no plain text. We’ll create it from the HTML.',
  too_heavy: 'The email is larger than 100 kB. Some mail apps will cut it off.',
  image_without_alt: 'An image has no alt text.',
}

const common = {
  to: 'Recipient email',
  subject: 'Subject',
  html: 'HTML body',
  preview: 'Preview',
  previewText: 'Plain text',
  showPreview: 'Show preview',
  previewHint: 'We remove scripts, forms and frames, here and in the email. External images aren’t loaded here.',
  previewFrame: 'Email preview',
  flaws: 'Before you send',
  sending: 'Sending',
  sent: 'Email sent successfully!',
  delayed: 'The mail server isn’t responding. We’ll send the email as soon as it’s back.',
} as const

export const reminderToolCopy = {
  ...common,
  title: placeNames['/mailchimp-api'],
  lead: 'Emails a customer the ICCIDs of their eSIMs, in your own words.',
  tabsLabel: 'Email sections',
  tabs: { content: 'Message Content', sender: 'Sender Settings', recipient: 'Recipient' },
  text: 'Plain text body',
  defaultSubject: 'Your eSIM ICCID Information',
  defaultHtml: (brand: string) =>
    `<p>Hello,</p>\n<p>Here are the ICCIDs of the eSIMs you bought from ${brand}. Keep this email: you need the number to check or top up an eSIM.</p>`,
  defaultText: (brand: string) =>
    `Hello,\n\nHere are the ICCIDs of the eSIMs you bought from ${brand}. Keep this email: you need the number to check or top up an eSIM.`,
  fromEmail: 'Sender email',
  fromName: 'Sender name',
  fromNameHint: 'The name set up for this address.',
  verify: 'Verify the sender’s domain with your email provider first. Emails from unverified domains end up in spam.',
  toHint: 'Your own address or a customer’s.',
  send: 'Send ICCID Reminder',
  success: 'Success',
  error: 'Error',
  found: (count: number) => `ICCIDs found: ${count}`,
  noneExplained: 'Nobody has bought an eSIM with this address, so there’s nothing to list. No email was sent.',
  raw: 'Raw response details',
  listHeading: 'Your eSIMs',
  listPlace: 'The recipient’s eSIMs and ICCIDs are listed here.',
  esim: (number: number, trip: string, data: string, days: number) =>
    `eSIM ${number}: ${trip}, ${sizeWords(data)}, ${days === 1 ? '1 day' : `${days} days`}`,
} as const

export const testMailCopy = {
  ...common,
  title: placeNames['/emailtest'],
  lead: 'Sends an email in your own words so you can see how it arrives.',
  from: 'From',
  toShort: 'To',
  send: 'Send Test Email',
} as const
