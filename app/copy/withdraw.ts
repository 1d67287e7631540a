// The words of the withdrawal page.
export const withdrawCopy = {
  title: 'Withdraw from a contract',
  description: 'Changed your mind? Withdraw from your eSIM contract here, in two steps and without logging in.',
  lead: 'Changed your mind? Tell us here. It takes two steps, needs no account, and you get a mail with the date and time.',
  steps: { label: 'Steps', first: 'Your contract', second: 'Confirm', last: 'Acknowledgement' },
  fields: {
    reference: 'Order reference',
    referenceHint: (prefix: string) =>
      `It stands in your order mail and begins with ${prefix}_order_. No reference at hand? The invoice number will do: a person looks it up.`,
    name: 'Your name',
    email: 'Email address of the order',
    emailHint: 'The acknowledgement goes to this address.',
  },
  problems: {
    heading: 'Please check these fields',
    reference: 'Please write the order reference or the invoice number with letters and digits',
    name: 'Please provide your name',
    nameInvalid: 'Please write your name with letters, at most 200 of them',
    email: 'Please provide your email address',
    emailInvalid: 'Please enter a valid email address',
    tooOften: 'That was a little often. Please wait a few minutes and try again.',
  },
  begin: 'Withdraw from contract here',
  review: {
    heading: 'Is this the contract?',
    lead: 'Nothing has been sent yet. With the next button you declare that you withdraw from this contract.',
    statement: 'I withdraw from the contract for the supply of this service.',
    confirm: 'Confirm withdrawal',
    change: 'Change something',
    sending: 'Sending your withdrawal',
  },
  done: {
    heading: 'We have received your withdrawal',
    received: 'Received on',
    mail: (email: string) => `An acknowledgement with this date and time is on its way to ${email}. Please keep it.`,
    next: 'We look at the contract and write to you. If the right of withdrawal applies, you get your money back within 14 days of today, the way you paid, at no cost.',
    noMail: 'No mail within a few minutes? Look into the spam folder, then ask us.',
    support: 'Contact Support',
    home: 'Go to Homepage',
  },
  facts: {
    heading: 'Good to know',
    items: [
      {
        title: '14 days, no reason needed',
        text: 'You may withdraw within 14 days of the day you ordered. It is enough that you send the declaration in time.',
      },
      {
        title: 'An eSIM that is activated',
        text: 'If you asked for immediate delivery when you ordered, the right ends once the eSIM has been activated, that is, when it first used data. We would rather tell you now than after you have filled this in.',
      },
      {
        title: 'Installed but never used',
        text: 'An eSIM that is on your phone but has not used any data is not activated. You can withdraw; please delete it from your phone afterwards.',
      },
      {
        title: 'Something does not work?',
        text: 'That is a different right, and activation does not end it. Write to us and we mend it or give your money back.',
      },
    ],
    terms: 'The terms about withdrawal',
  },
} as const
