// The words by which staff corrects whose order it is.
export const correctCopy = {
  action: 'Correct email or name',
  heading: 'Correct whose order this is',
  email: 'Email',
  name: 'Name',
  why: 'Why',
  whyHint: 'Kept with the order, such as “Mistyped the address, wrote to us from the right one”.',
  points: [
    'The eSIM’s replacements and top-ups go along, as far as they were of the same address; for several travelers, so do the orders of all that it paid for. The name of one of them is theirs alone.',
    'A new address gets the order with a link of its own, and everything about it from now on. Links, browsers, and accounts of the former address open it no more; its owner learns only that.',
    'Invoices that were issued stay as they are. Later ones carry the new name.',
  ],
  sent: 'The former address got an email with the eSIM’s codes. If that address is a stranger’s, replace the eSIM after correcting it.',
  yes: 'Correct the order',
  no: 'Leave it as it is',
  history: 'Corrected',
  was: (former: string) => `was ${former}`,
  forgotten: 'Former details deleted',
  by: (name: string) => `by ${name}`,
  problems: {
    email_invalid: 'Please enter a valid email address.',
    name_missing: 'Please enter a name.',
    name_unreadable: 'Please enter a name of up to 200 letters, on one line.',
    nothing_to_correct: 'That’s what the order says already. Nothing changed.',
    paid_with_another:
      'This order is for one of several travelers. Its email is that of the order that was paid: correct it there, and it changes for all of them. Nothing changed.',
    not_correctable: 'This order has no buyer of its own to correct. Nothing changed.',
    order_changed: 'Someone corrected this order since you opened this page. Please check again.',
    mail_underway:
      'An email about this order is being sent to the former address at this moment. Nothing changed. Please try again in a minute.',
  },
} as const

/** The words by which staff has an invoice issued again. */
export const papersCopy = {
  action: 'Correct the invoice',
  heading: 'Issue this invoice again?',
  valid: (number: string) => `The valid invoice is ${number}.`,
  points: [
    'A credit note of today takes the whole invoice back, and a new invoice of today replaces it. The customer gets an email that leads to both.',
    'The total stays what was paid, and the VAT is within it, at the rate of the day of purchase. If less VAT is due and you owe the customer the rest, refund it as a part afterward.',
    'A company in another EU country pays no VAT if the EU’s register knows its number (reverse charge). We ask the register now.',
    'What the order says about its price stays as it was placed. The books and returns follow the invoices.',
  ],
  isCompany: 'A company bought it',
  forCompanies: 'Fill in everything for a company. For a private customer, the country is enough.',
  why: 'Why',
  whyHint: 'Kept as a note on the order, such as “Bought for the office, sent its VAT number”.',
  yes: 'Issue it again',
  no: 'Leave it as it is',
  problems: {
    fields_wrong: 'Please check the fields below. Nothing was issued.',
    no_invoice: 'There’s no invoice to correct: none was issued, or all of it was refunded.',
    invoice_changed: 'Another invoice was issued since you opened this page. Please check again.',
    documents_pending: 'A credit note for a refund is still to be issued. Please try again in a minute.',
    vat_register_silent: 'The EU’s VAT register isn’t answering. Nothing was issued. Please try again later.',
    vat_number_unknown: 'The EU’s VAT register doesn’t know this number. Nothing was issued.',
  },
} as const
