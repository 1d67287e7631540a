// The words by which staff corrects whose order it is.
export const correctCopy = {
  action: 'Correct email or name',
  heading: 'Correct whose order this is',
  email: 'Email',
  name: 'Name',
  why: 'Why',
  whyHint: 'Kept with the order, such as “Mistyped the address, wrote to us from the right one”.',
  points: [
    'The eSIM’s replacements and top-ups go along, as far as they were of the same address.',
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
    not_correctable: 'This order has no buyer of its own to correct. Nothing changed.',
    order_changed: 'Someone corrected this order since you opened this page. Please check again.',
    mail_underway:
      'An email about this order is being sent to the former address at this moment. Nothing changed. Please try again in a minute.',
  },
} as const
