// The words of the mail tools and of the mails that they send (spec 2 §2 "/mailchimp-api", "/emailtest", §5, §9).
import { placeNames } from './role-places.ts'
import type { MailFlaw } from '#shop/staff/clean-html.ts'
import type { StaffMailProblem } from '#shop/staff/send-staff-mail.ts'

export const staffMailProblems: Record<StaffMailProblem, string> = {
  not_allowed: 'Only administrators may send this.',
  recipient_missing: 'Please enter a recipient email address',
  content_missing: 'Please provide recipient email, subject, and email content.',
  recipient_invalid: 'Please enter a valid email address',
  recipient_unknown: 'Mails go only to yourself or to a customer of the shop.',
  subject_invalid: 'A subject is one line of at most 200 letters.',
  sender_unknown: 'Mails come only from a sender that is set up for the shop.',
  no_esim: 'No eSIM found for this email address.',
  sent_already: 'This mail was sent already. Nothing was sent a second time.',
  mail_failed: 'Failed to send email',
}

export const flawCopy: Record<MailFlaw, string> = {
  no_text: 'There is no plain text; it is made from the HTML.',
  too_heavy: 'The mail is larger than 100 kB; some mail programs cut it off.',
  image_without_alt: 'A picture has no alternative text.',
}

const common = {
  to: 'Recipient email',
  subject: 'Subject',
  html: 'HTML body',
  preview: 'Preview',
  previewText: 'Plain text',
  showPreview: 'Show preview',
  previewHint:
    'Scripts, forms and frames are taken out, here and in the mail. Pictures from elsewhere are not loaded here.',
  previewFrame: 'The mail as it will look',
  flaws: 'Before you send',
  sending: 'Sending',
  sent: 'Email sent successfully!',
  delayed: 'The mail server is not there at the moment. The mail goes out as soon as it is back.',
} as const

export const reminderToolCopy = {
  ...common,
  title: placeNames['/mailchimp-api'],
  lead: 'Mails a customer the ICCIDs of their eSIMs, in your words.',
  tabsLabel: 'Parts of the mail',
  tabs: { content: 'Message Content', sender: 'Sender Settings', recipient: 'Recipient' },
  text: 'Plain text body',
  defaultSubject: 'Your eSIM ICCID Information',
  defaultHtml: (brand: string) =>
    `<p>Hello,</p>\n<p>here are the ICCIDs of the eSIMs that you bought from ${brand}. Keep this mail: you need the number to check or top up an eSIM.</p>`,
  defaultText: (brand: string) =>
    `Hello,\n\nhere are the ICCIDs of the eSIMs that you bought from ${brand}. Keep this mail: you need the number to check or top up an eSIM.`,
  fromEmail: 'Sender email',
  fromName: 'Sender name',
  fromNameHint: 'The name that is set up for this address.',
  verify:
    'Verify the domain of the sender with your mail provider first. Mails from a domain that is not verified end up as spam.',
  toHint: 'Your own address, or the address of a customer.',
  send: 'Send ICCID Reminder',
  success: 'Success',
  error: 'Error',
  found: (count: number) => `ICCIDs found: ${count}`,
  noneExplained: 'Nobody bought an eSIM with this address, so there is nothing to list and nothing was sent.',
  raw: 'Raw response details',
  listHeading: 'Your eSIMs',
  listPlace: 'The eSIMs of the recipient are listed here, with their ICCIDs.',
  esim: (number: number, zone: string, data: string, days: number) =>
    `eSIM ${number}: ${zone}, ${data}, ${days === 1 ? '1 day' : `${days} days`}`,
} as const

export const testMailCopy = {
  ...common,
  title: placeNames['/emailtest'],
  lead: 'Sends a mail in your words, to see how it arrives.',
  from: 'From',
  toShort: 'To',
  send: 'Send Test Email',
} as const
