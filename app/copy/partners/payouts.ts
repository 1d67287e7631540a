// The words of payouts: bank details, obstacles, statements, and the owner's run on the 10th.
import { formatEuro } from '#app/language/formats.ts'
import { placeNames } from '#app/copy/people/role-places.ts'
import type { DetailsProblem } from '#shop/partners/payout/save-payout-details.ts'
import type { AccountConflict, MakeRunProblem } from '#shop/partners/payout/make-payout-run.ts'
import type { StatementLine } from '#shop/partners/payout/fetch-statement.ts'
import type { Standing } from '#shop/partners/payout/standing.ts'
import type { PurchaseVatBasis } from '#shop/catalogue/pricing/purchase-vat.ts'
import { codeProblems, ownProofCopy } from '#app/copy/people/own-proof.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`
const MINIMUM = (cents: number) => formatEuro(cents)

/** '2026-12' in readable form. */
const MONTH = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' })
export const monthText = (month: string): string => MONTH.format(new Date(`${month}-01T00:00:00Z`))

export const movementWords = {
  sale: 'Order paid',
  refund: 'Order refunded',
  release: 'Hold released',
  payout: 'Paid out',
  payout_paid: 'Paid by the bank',
  payout_back: 'Payout taken back',
  payout_returned: 'Returned by your bank',
  deposit: 'Deposit',
  deposit_back: 'Deposit refunded',
  deposit_disputed: 'Deposit disputed',
  deposit_freed: 'Dispute settled',
  purchase: 'Order',
  purchase_back: 'Order refunded',
} satisfies Record<StatementLine['kind'], string>

export const payoutsCopy = {
  heading: 'Payouts',
  text: (day: number, minimumCents: number) =>
    `We pay on the ${day}th of each month, starting at ${MINIMUM(minimumCents)}. Smaller amounts carry over to the next month.`,
  none: 'Payouts start once you have a code of your own.',
  next: {
    heading: 'Next payout',
    amount: 'Available now',
    vat: (vat: string) => `Plus ${vat} VAT`,
    day: 'Next payout day',
    transit: 'On its way',
    transitNote: 'In the current payout run',
    link: 'Payouts and bank details',
    standing: {
      due: 'All set: you’ll be paid with the next payout.',
      nothing: 'Nothing to pay out yet.',
      negative: 'Refunds took back more than you had. Your next earnings make up for it.',
      below_minimum: 'Less than the smallest payout. We carry it over to the next month.',
      bank_missing: 'We don’t have your bank account yet. Add it under Payouts.',
      bank_refused: 'Your bank returned the last payout. Check your account under Payouts and save it again.',
      invoice_missing:
        'VAT is due on your earnings. Send us an invoice, or agree to self-billing in your payout details, so we can pay you.',
      vat_number_unknown:
        'The EU’s register (VIES) doesn’t know your VAT number. Correct or remove it in your payout details, and we’ll pay you.',
    } satisfies Record<Standing, string>,
  },
  vat: {
    none: 'No VAT: you haven’t given a VAT number.',
    domestic: 'We pay VAT on top of your earnings, against an invoice.',
    reverse_charge: 'No VAT: reverse charge, we account for it (Article 196 of Directive 2006/112/EC).',
    outside_eu: 'No VAT of the EU: you’re based outside the European Union.',
  } satisfies Record<PurchaseVatBasis, string>,
  /** The EU register's answer about their VAT number. */
  vatCheck: {
    valid: (number: string, day: string) => `VAT number ${number}, confirmed by VIES on ${day}`,
    invalid: (number: string) => `VAT number ${number}, unknown to VIES`,
    unavailable: (number: string) =>
      `VAT number ${number}, not confirmed yet: VIES didn’t answer. We’ll keep checking and email you only if there’s a problem. Payouts continue in the meantime.`,
    unasked: (number: string) => `VAT number ${number}`,
  },
  list: {
    heading: 'Paid out',
    caption: 'Payouts, newest first',
    none: 'No payouts yet.',
    columns: { month: 'Month', state: 'State', to: 'To', amount: 'Amount' },
    open: 'On its way',
    paid: (day: string) => `Paid on ${day}`,
    returned: (day: string) => `Sent back by your bank on ${day}`,
  },
  statements: {
    heading: 'Statements',
    text: 'Each month’s activity, and what was paid, with VAT. Months are those of the shop’s time zone, and the current one is preliminary.',
    month: 'Month',
    pdf: 'PDF',
    csv: 'CSV',
    caption: 'Statements, newest first',
    files: 'Files',
    pdfOf: (month: string) => `Statement of ${month} as PDF`,
    of: (month: string) => `Statement of ${month}`,
  },
  details: {
    heading: 'Where we send your money',
    none: 'Add your bank account, so that we can pay you.',
    since: (iban: string, day: string) => `${iban}, since ${day}`,
    change: 'Change payout details',
    add: 'Add payout details',
    account: 'Bank account',
    holder: 'Account holder',
    iban: 'IBAN',
    ibanKept: (iban: string) => `Leave this empty to keep ${iban}.`,
    bic: 'BIC',
    bicHint: 'Most banks don’t need it.',
    paper: 'For the statement',
    legalName: 'Your or your company’s full name',
    address: 'Street, postal code and city',
    country: 'Country',
    choose: 'Choose a country',
    vatNumber: 'VAT number',
    vatHint: 'Leave this empty if you don’t have one.',
    selfBilled: 'Write the invoices for me (self-billing)',
    selfBilledHint:
      'We issue an invoice in your name for each payout, and you don’t send one for the same earnings. You can end this at any time.',
    save: 'Save payout details',
    wait: 'Saving …',
    safe: 'Your bank details are stored encrypted, and we email everyone in charge when they change.',
    remove: 'Remove payout details',
    removeText: 'We can’t pay you until you add new ones.',
    yesRemove: 'Yes, remove them',
  },
  problems: {
    holder_missing: 'Please enter the account holder',
    holder_invalid: 'Please write the account holder in Latin letters, with at most 70 characters',
    iban_missing: 'Please enter your IBAN',
    iban_invalid: 'This isn’t a valid IBAN. Please check each digit',
    iban_not_sepa: 'We can only pay accounts in the SEPA area',
    bic_invalid: 'This BIC doesn’t fit the IBAN. You can leave it empty',
    legal_name_missing: 'Please enter a name with at most 120 characters',
    address_missing: 'Please enter an address with at most 300 characters',
    country_unknown: 'Please choose a country',
    vat_number_invalid: 'This isn’t a VAT number of your country',
    vat_number_unknown: 'The EU’s register doesn’t know this VAT number',
    self_billing_without_number: 'Self-billing needs your VAT number',
    details_gone: 'There are no payout details to remove.',
    password_wrong: ownProofCopy.password_wrong,
    ...codeProblems,
  } satisfies Record<DetailsProblem | 'details_gone' | 'password_wrong' | 'code_wrong' | 'code_used', string>,
} as const

export const statementCopy = {
  title: 'Statement',
  preliminary: 'Preliminary statement',
  selfBilled: 'Statement with self-billed invoice',
  month: 'Month',
  issuer: 'Issued by',
  partner: 'Partner',
  opening: 'Balance at the beginning',
  closing: 'Balance at the end',
  columns: { on: 'Date', what: 'Movement', order: 'Order', held: 'On hold', payable: 'Payable' },
  referral: 'from a referred affiliate',
  margin: 'from your own prices',
  nothing: 'No activity this month.',
  paidOn: (day: string, iban: string | null) =>
    iban ? `Commission paid on ${day} to ${iban}` : `Commission paid on ${day}`,
  returnedOn: (day: string) => `Sent back by the bank on ${day}`,
  net: 'Net amount',
  vat: (basisPoints: number) => `VAT ${percent(basisPoints)}`,
  total: 'Total',
  selfBilledNote: (number: string) => `Self-billing: invoice ${number}, issued by the customer in the partner’s name.`,
  creditNote: (number: string, corrects: string) => `Self-billing: credit note ${number}, which corrects ${corrects}.`,
  theirsNote: (number: string) => `Paid on your invoice ${number}.`,
  askNote: (net: string) =>
    `This statement is not an invoice. Please send us an invoice of ${net} for the commission that was paid.`,
  noPaper: 'This statement is not an invoice.',
  basis: {
    none: 'No VAT is charged: the partner has given no VAT number.',
    domestic: '',
    reverse_charge: 'Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC).',
    outside_eu: 'No EU VAT is charged: the partner is based outside the European Union.',
  } satisfies Record<PurchaseVatBasis, string>,
  count: (count: number) => `${count} in all`,
  addedUp: 'This month has more activity than fits on paper, so it’s added up. The CSV file lists every order.',
  currency: 'All amounts are in euros (EUR).',
} as const

export const payoutDeskCopy = {
  title: placeNames['/super-admin-dashboard/payouts'],
  lead: 'What partners have earned, and the payout run on the 10th.',
  payer: {
    heading: 'Account we pay from',
    none: 'Add the account that partners are paid from, before the first run.',
    change: 'Change the account',
    add: 'Add the account',
    save: 'Save account',
  },
  due: {
    heading: 'Due now',
    caption: 'Who the next run pays',
    none: 'Nobody is due a payout.',
    done: (day: string) => `This month’s run has been made. The next one is on ${day}.`,
    columns: { name: 'Partner', to: 'To', amount: 'Commission', vat: 'VAT', invoice: 'Invoice' },
    vatUnconfirmed: (day: string) => `VAT number not confirmed: VIES was silent, last asked on ${day}`,
    accountChanged: 'This account is new since you opened the page.',
    noInvoice: 'Not needed',
    invoiceOf: (name: string) => `Number of the invoice from ${name}`,
    invoiceHint: 'Without its invoice number, a partner waits for the next run.',
    text: (day: string) =>
      `The run puts these amounts on a list for your bank, to be paid on ${day}. No money moves until you hand the file to the bank. Until you mark the run as paid, you can take it back.`,
    make: 'Make the payout run',
    missed:
      'This is due since this month’s run: to partners who missed it, or from earnings whose hold has ended. A supplementary run pays it now, by the same rules; otherwise it’s paid with the next one.',
    reason: 'Why now',
    reasonHint: 'It stays with the run, for you and your bookkeeper',
    makeMore: 'Make a supplementary run',
    wait: 'One moment …',
  },
  waiting: {
    heading: 'Not due',
    caption: 'Partners with a balance who aren’t paid now',
    columns: { name: 'Partner', why: 'Why', held: 'On hold', payable: 'Payable', transit: 'On its way' },
    standing: {
      due: 'Due',
      nothing: 'Nothing to pay out',
      negative: 'Negative balance',
      below_minimum: 'Below the minimum, carried',
      bank_missing: 'No bank details',
      bank_refused: 'Bank sent it back',
      invoice_missing: 'Invoice missing',
      vat_number_unknown: 'VAT number not in VIES',
    } satisfies Record<Standing, string>,
  },
  runs: {
    heading: 'Runs',
    none: 'No runs yet.',
    of: (month: string) => `Payout run of ${month}`,
    name: (month: string, part: number) => (part === 1 ? month : `${month}, supplement ${part - 1}`),
    states: { open: 'Waiting for the bank', paid: 'Paid', taken_back: 'Taken back' },
    facts: (execution: string, made: string) => `For ${execution}, made on ${made}.`,
    reason: (reason: string) => `Why it was made: ${reason}`,
    file: 'Bank file (SEPA)',
    fileOf: (month: string) => `Bank file of ${month}`,
    caption: (month: string) => `Payouts of ${month}`,
    columns: { name: 'Partner', to: 'To', amount: 'Amount', paper: 'Document', state: 'State' },
    papers: { self_billed: 'Self-billed', theirs: 'Their invoice', none: 'None' },
    statement: 'Statement (PDF)',
    correction: 'Correction (PDF)',
    paperOf: (paper: string, name: string, month: string) => `${paper}: ${name}, ${month}`,
    returned: (day: string) => `Sent back on ${day}`,
    arrived: 'Paid',
    return: 'Mark as sent back',
    returnText:
      'The bank returned the money. It’s due to the partner again, and we ask them for another account. You can’t undo this.',
    paid: 'Mark as paid',
    paidText:
      'The bank has carried it out. Partners get an email, and invoices get their numbers. You can’t undo this, but you can mark single payments as sent back.',
    back: 'Take back',
    backText:
      'The bank never got the file, or refused it. Everyone is due a payout again. You can’t undo this, but you can make the run again.',
    endOf: (what: string, month: string) => `${what}: ${month}`,
  },
  problems: {
    run_exists: 'This month’s run has already been made.',
    run_missing: 'This month’s run comes first. It pays everyone who is due.',
    reason_missing: 'Please say why this run is made.',
    run_ended: 'This run has already ended.',
    payer_missing: 'Add the account that partners are paid from first.',
    payer_changed: 'The account we pay from has changed. Please check it again.',
    nothing_due: 'Nobody is due a payout now.',
    due_changed: 'The amounts have changed. Please check them again.',
    account_changed:
      'A partner changed their bank account after you opened this page, so no run was made. Check the line and press again.',
    not_returnable: 'This payout wasn’t paid, or has already come back.',
    ...payoutsCopy.problems,
  } satisfies Record<
    MakeRunProblem | AccountConflict['problem'] | 'run_ended' | 'not_returnable' | keyof typeof payoutsCopy.problems,
    string
  >,
} as const

export const payoutsDueCopy = {
  subject: 'Partners are waiting for their payout',
  heading: 'Today is payout day',
  intro: (partners: number, total: string) =>
    `${partners === 1 ? 'One partner is' : `${partners} partners are`} due, ${total} in all. Nothing is paid until you make the run and hand the file to your bank.`,
  over: 'The run has already been made. There’s nothing left to do.',
  open: 'Open payouts',
} as const
