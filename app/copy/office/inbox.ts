// The words of the inbox: what people wrote, how long they wait, and what was done about it.
import { refundLimit } from '#app/copy/office/part-refund.ts'
import type { AuditAction } from '#shop/records/audit/audit-row.ts'
import type { InboxKind, InboxOwner, InboxState } from '#shop/support/inbox/ticket-view.ts'
import type { TicketKind, TicketState } from '#shop/support/inbox/ticket.ts'
import type { Finding, Refusal } from '#shop/support/withdrawal/withdrawal.ts'
import type { FileRefusal } from '#values/files/file-limits.ts'
import type { FileType } from '#values/files/file-types.ts'
import { codeProblems } from '#app/copy/people/own-proof.ts'
import { placeNames } from '#app/copy/people/role-places.ts'

const HOUR_MS = 3_600_000
const MINUTE_MS = 60_000

/** '40 min', '3 h', '2 days': only the largest unit, rounded down. */
function spanText(ms: number): string {
  const size = Math.abs(ms)
  if (size < HOUR_MS) return `${Math.floor(size / MINUTE_MS)} min`
  if (size < 48 * HOUR_MS) return `${Math.floor(size / HOUR_MS)} h`
  return `${Math.floor(size / (24 * HOUR_MS))} days`
}

const kinds: Record<TicketKind, string> = { support: 'Support', withdrawal: 'Withdrawal', business: 'Business' }
const states: Record<TicketState, string> = { open: 'Needs an answer', waiting: 'Answered', closed: 'Closed' }

export const inboxCopy = {
  title: placeNames['/admin-dashboard/inbox'],
  lead: 'Everything people write to the shop. We promise an answer within 24 hours.',
  states: 'State',
  stateNames: { ...states, snoozed: 'Snoozed', all: 'All' } satisfies Record<InboxState, string>,
  stateOf: states,
  kinds: 'Kind',
  kindNames: { all: 'All kinds', ...kinds } satisfies Record<InboxKind, string>,
  kindOf: kinds,
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  filter: { apply: 'Apply filters', clear: 'Clear filters' },
  owners: 'Assigned to',
  ownerNames: { everybody: 'Anyone', mine: 'Me', nobody: 'No one' } satisfies Record<InboxOwner, string>,
  caption: 'Messages to the shop',
  columns: { wait: 'Waiting', message: 'Message', from: 'From', kind: 'Kind', brand: 'Brand', owner: 'Assigned to' },
  changed: 'Last change',
  backOn: 'Back on',
  waited: (ms: number) => spanText(ms),
  left: (ms: number) => `${spanText(ms)} left`,
  late: (ms: number) => `Late by ${spanText(ms)}`,
  nobody: 'No one',
  onIt: (name: string) => `${name} is on it`,
  empty: { open: 'No one is waiting for an answer.', other: 'No messages here.' },
  pages: 'Inbox pages',
  next: 'Next',
  previous: 'Previous',
} as const

export const messageCopy = {
  back: 'Back to the inbox',
  number: (number: string) => `Ticket ${number}`,
  received: (at: string) => `Received ${at}`,
  from: 'From',
  name: 'Name',
  email: 'Email',
  account: 'Customer',
  openCustomer: 'Open the customer',
  noCustomer: 'No orders or account with this address',
  unproven: 'Anyone could have typed this address. Share order details only with the address on the order.',
  conversation: 'Conversation',
  wrote: (name: string) => `${name} wrote`,
  answered: (name: string) => `${name} answered by email`,
  refused: (name: string) => `${name} refused the withdrawal by email`,
  replied: (name: string) => `Reply by email, added by ${name}`,
  noted: (name: string) => `Note by ${name}`,
  byMail: {
    first: (name: string) => `${name} wrote by email`,
    reply: (name: string) => `${name} replied by email`,
    automatic: (name: string) => `Automatic reply from the mailbox of ${name}`,
  },
  attachments: (count: number) =>
    count === 1 ? '1 more attachment was not kept.' : `${count} more attachments were not kept.`,
  notKept: (name: string, why: string) => `${name} was not kept: ${why}.`,
  notKeptBecause: {
    empty: 'it is empty',
    too_large: 'it is too large',
    type: 'it is no PNG, JPEG, WebP, PDF, or plain text, or damaged',
    too_many: 'there were too many files',
    too_much: 'the files were too large together',
    no_room: 'too much was sent to the shop that day',
  } satisfies Record<FileRefusal, string>,
  fileSize: (bytes: number) =>
    bytes < 1_000_000 ? `${Math.ceil(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
  fileTypes: { png: 'PNG', jpeg: 'JPEG', webp: 'WebP', pdf: 'PDF', text: 'Text' } satisfies Record<FileType, string>,
  files: 'Files',
  filesAgain: 'Choose the files again before you send.',
  followed:
    'This email answers another message, but came from a different address than that message’s writer. Make sure who is writing before you share anything about it:',
  someone: 'A former colleague',
  mail: {
    waiting: 'Email not sent yet',
    sent: 'Email sent',
    refused: 'The mail server refused this email',
    withdrawn: 'Email withdrawn',
  },
  acts: {
    message_closed: (by: string) => `${by} closed it`,
    message_reopened: (by: string) => `${by} reopened it`,
    message_snoozed: (by: string) => `${by} snoozed it`,
    message_woken: (by: string) => `${by} ended the snooze`,
    message_linked: (by: string) => `${by} linked it to an order`,
    withdrawal_carried_out: (by: string) => `${by} carried out the withdrawal`,
    withdrawal_carried_out_in_part: (by: string) => `${by} carried out the withdrawal for some travelers`,
  } as Partial<Record<AuditAction, (by: string) => string>>,
  assigned: (by: string, to: string | null) =>
    to ? `${by} assigned it to ${to}` : `${by} took it off everyone’s list`,

  onIt: {
    heading: 'On it now',
    you: (until: string) => `You, until ${until}`,
    other: (name: string, until: string) => `${name}, until ${until}`,
    take: 'I’m on it',
    letGo: 'Let it go',
    takeOver: (name: string) => `Take over from ${name}`,
    warning: (name: string) =>
      `${name} is answering this message right now. If you answer too, the customer gets two answers.`,
    news: (name: string) => `${name} has answered since you opened this page. Read it above before you send.`,
    reply: 'The customer has written again since you opened this page. Read it above before you send.',
  },
  snooze: {
    heading: 'Snooze',
    hint: 'Off the list until that day begins, or until the customer writes again. The promised 24 hours go on.',
    tomorrow: 'Until tomorrow',
    monday: 'Until Monday',
    day: 'Until another day',
    save: 'Snooze',
    until: (day: string) => `Snoozed until ${day}`,
    wake: 'Back to the list now',
  },
  answerLabel: 'Your answer',
  answerHint: (email: string) =>
    `Goes to ${email} with a greeting, the ticket number and what was asked. You can’t take it back.`,
  send: 'Send answer',
  sendAndClose: 'Send and close',
  sending: 'Sending …',
  note: 'Add a note',
  noteLabel: 'Internal note',
  noteHint: 'The customer never sees it, but may ask for a copy of all we keep about them. It can’t be changed.',
  reply: 'Add a reply that came by email',
  replyLabel: 'What the customer replied',
  save: 'Save',
  close: 'Close without an answer',
  closeAnswered: 'Close',
  reopen: 'Reopen',

  assign: 'Assigned to',
  assignee: 'Person',
  assignNobody: 'No one',
  assignSave: 'Assign',
  order: 'Order',
  noOrder: 'Not linked to an order',
  link: 'Link',
  linkThis: (reference: string) => `Link order ${reference}`,
  reference: 'Order reference',
  linked: 'Linked',
  orders: 'Orders with this address',
  noOrders: 'None.',
  esim: 'eSIM',
  esimEnding: (end: string) => `ends in ${end}`,
  others: 'Other messages from this address',

  problems: {
    no_ticket: 'This message is gone.',
    changed: 'Someone else changed this message since you opened it. Check what’s new, then try again.',
    taken:
      'Someone else is answering this message right now. Nothing was sent, and what you wrote is still here. See who it is, then send again if you still want to.',
    answered_meanwhile:
      'Someone else has answered since you opened this page. Nothing was sent, and what you wrote is still here. Read their answer, then send again if you still want to.',
    day_impossible: 'Choose a day from tomorrow on, at most 90 days ahead.',
    not_open: 'No one is waiting for an answer to this message, so it isn’t on the list.',
    text_missing: 'Please write something first.',
    text_too_long: 'That’s too long. The limit is 10,000 characters.',
    placeholder_left:
      'A placeholder is still empty: no order is linked, or the linked one belongs to another address. Link the order, or replace what’s in braces.',
    withdrawal_undecided: 'This is a withdrawal. Refund or refuse it first; that closes it.',
    not_staff: 'That person no longer works here. Choose someone else.',
    no_order: 'We found no order with this reference.',
    withdrawal_decided: 'This withdrawal has already been decided.',
    no_withdrawal: 'This message is not a withdrawal.',
    all_travelers: 'No one else still has an eSIM. Refund the whole order instead.',
    not_theirs: 'One of these travelers has no eSIM anymore, or no money is left for it. Check and choose again.',
    amount_invalid: 'There’s nothing left to refund.',
    amount_too_high: 'That’s more than the payment has left.',
    amount_whole: 'The payment has no more left than this. Refund the whole order instead.',
    reason_not_given: 'That reason doesn’t apply to this order.',
    not_paid: 'There’s nothing left to refund.',
    amount_changed: 'The amount has changed since you saw it. Check it and try again.',
    bank_decides: 'The bank is deciding about this payment, so it can’t be refunded now.',
    over_limit: refundLimit.over,
    deposit_spent: 'The balance is lower than this deposit, so the deposit can’t be refunded.',
    refund_running: 'A partial refund of this order is still on its way. Try again in a minute.',
    dispute_unseen:
      'The buyer’s bank is asking about this payment. Refund it from the order’s page, where you can confirm that you know.',
    provider_silent: 'This payment is disputed, and the payment provider isn’t answering. Try again later.',
    password_wrong: 'That password is wrong.',
    ...codeProblems,
  },
} as const

export const withdrawalCopy = {
  heading: 'Withdrawal',
  declared: 'Declared',
  declaredOn: (at: string) => `Declared ${at}`,
  undecided: 'Not decided yet',
  contract: 'Contract named',
  found: 'When declared',
  dueBy: 'Refund due by',
  now: 'eSIM now',
  nowOf: (name: string) => `eSIM now: ${name}`,
  traveler: (traveler: number, name: string | null) => (name ? `${name} (${traveler})` : `Traveler ${traveler}`),
  share: (amount: string) => `share ${amount}`,
  gone: 'Canceled',
  activated: 'Activated',
  mixed:
    'Some eSIMs were activated and others weren’t, or a network doesn’t answer. Carry it out for those that weren’t, then decide about the rest.',
  some: 'Carry out for some …',
  someQuestion: 'For which travelers?',
  someText: 'Their eSIMs are canceled and their shares of the price go back. You decide about the others afterward.',
  next: 'Next',
  someTitle: (amount: string | null) =>
    amount === null ? 'Cancel these eSIMs?' : `Refund ${amount} for these travelers?`,
  refundSomeText:
    'Their shares go back to the original payment method, the customer gets an email and a credit note, and unused eSIMs go back to the network. The others keep theirs, and the withdrawal waits for your decision about them. You can’t undo this.',
  settleSomeText:
    'The order was free, so no money goes back. The customer gets an email, and unused eSIMs go back to the network. The others keep theirs, and the withdrawal waits for your decision about them. You can’t undo this.',
  yesSome: 'Cancel these eSIMs',
  notForSome: 'This can’t be done for them: nothing is left of the payment for their shares.',

  findings: {
    unknown_order: 'No matching order',
    not_activated: 'Not activated',
    activated: 'Activated',
    too_late: 'After the 14 days',
    unclear: 'Not known',
  } satisfies Record<Finding, string>,
  noEsim: 'None in use',
  silent: 'The network didn’t answer',
  unused: 'Not activated',
  used: (left: string | null, until: string | null, isOver: boolean) =>
    ['Activated', left && `${left} left`, until && `${isOver ? 'expired' : 'until'} ${until}`]
      .filter(Boolean)
      .join(', '),
  delivery: 'Immediate delivery',
  asked: 'Requested at checkout',
  notAsked: 'Not requested',
  paid: 'Still to refund',
  unlinked: 'Link it to its order below before you decide. If there is no such order, you can refuse it.',
  must: 'There are no grounds to refuse, so it must be refunded.',
  refund: (amount: string) => `Refund ${amount} …`,
  settle: 'Record as carried out …',
  refuse: 'Refuse …',
  refundQuestion: (amount: string) => `Refund ${amount} and close?`,
  refundText:
    'The money goes back to the original payment method, the customer gets an email and a credit note, and an unused eSIM goes back to the network. You can’t undo this.',
  refundAllText:
    'All eSIMs of the order are canceled. The money goes back to the original payment method, the customer gets an email and a credit note, and unused eSIMs go back to the network. You can’t undo this.',
  refundShareText:
    'This traveler’s share of the price goes back to the payment method of the order that paid for it. The customer gets an email and a credit note, and an unused eSIM goes back to the network. The other travelers keep theirs. You can’t undo this.',
  settleQuestion: 'Record this withdrawal as carried out?',
  settleTexts: {
    free: 'No money goes back: the order was free. The customer gets an email that says so, and an unused eSIM goes back to the network. You can’t undo this.',
    refunded:
      'No money goes back: the order has been refunded already. The customer gets an email that says so. You can’t undo this.',
    together:
      'No money goes back: another order paid for this traveler’s eSIM, and nothing of that payment is left for it. The customer gets an email that says so, and an unused eSIM goes back to the network. You can’t undo this.',
  },
  yesRefund: (amount: string) => `Refund ${amount}`,
  yesSettle: 'Record as carried out',
  refuseQuestion: 'Refuse this withdrawal?',
  refuseText: 'The customer gets the reason by email, in their language. You can’t undo this.',
  reason: 'Reason',
  choose: 'Choose a reason',
  reasons: {
    no_contract: 'No order of this customer matches',
    not_paid: 'The order was never paid',
    company: 'Ordered as a company',
    too_late: 'Declared after the 14 days',
    activated: 'Activated after immediate delivery was requested',
  } satisfies Record<Refusal, string>,
  add: 'Add something in your own words',
  yesRefuse: 'Send refusal',
  cancel: 'Cancel',
  carriedOut: (by: string, at: string) => `Carried out by ${by}, ${at}`,
  wasRefused: (by: string, at: string) => `Refused by ${by}, ${at}`,
} as const
