// Every mail to those who run the shop, and those that they write by hand; in English alone.
import type { ComposedMail } from '#ports/mailer.ts'

const DESK = 'http://localhost:3000/super-admin-dashboard'
const ORDER = 'wanderpass_order_1795772300099_01032_3_be509a2d-024e-497b-b9a8-f6d7a9c78f7e'
const to = { to: 'help@example.com', recipientName: null }

const asked = {
  ...to,
  number: 'T-1',
  writer: { name: 'Nora Nova', email: 'nora@example.com' },
  subject: 'No data',
  text: `It does not work: ${ORDER}.`,
  details: { company: 'Nova Ltd' },
  orderReference: ORDER,
  files: 2,
  link: DESK,
}
const waiting = { ...to, moreCount: 2, deskLink: DESK }
const written = { ...to, subject: 'Your eSIM', html: '<p>Hello</p>', text: 'Hello' }

export const STAFF_MAILS: ComposedMail[] = [
  { ...asked, kind: 'ticket_notice' },
  { ...asked, kind: 'ticket_reply' },
  {
    ...waiting,
    kind: 'stuck_orders',
    orders: [{ reference: ORDER, step: 'send_email', minutes: 12, message: '550 nora@example.com', link: DESK }],
  },
  ...(['review_notice', 'dispute_notice', 'refund_notice'] as const).map((kind) => ({
    ...waiting,
    kind,
    orders: [{ reference: ORDER, reason: 'facts_lost', link: DESK }],
  })),
  { ...to, kind: 'credit_notice', deskLink: DESK },
  { ...to, kind: 'declines_notice', deskLink: DESK },
  { ...to, kind: 'payouts_due', partners: 2, totalCents: 12_345, link: DESK },
  { ...written, kind: 'staff_test' },
  {
    ...written,
    kind: 'staff_reminder',
    esims: [{ iccid: '8931313884059623568', zone: 'Europe', destinations: ['ES'], data: '5GB', days: 10 }],
  },
]
