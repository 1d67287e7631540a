// The words of the withdrawal page.
import { translated } from '#app/language/translated.ts'
import { tooManyAttempts } from '#app/copy/delivery/wait-text.ts'

const fields: Record<'reference' | 'name' | 'email', { label: string; hint?: (prefix: string) => string }> = {
  reference: {
    label: 'Order reference',
    hint: (prefix: string) =>
      `Find it in your order email. It starts with ${prefix}_order_. Don’t have it? The invoice number works too.`,
  },
  name: { label: 'Your name' },
  email: {
    label: 'Email address on the order',
    hint: () => 'We’ll send the acknowledgment to this address.',
  },
}

export const withdrawCopy = translated({
  title: 'Withdraw from a contract',
  description: 'Changed your mind? Withdraw from your eSIM contract here in two steps, without logging in.',
  lead: 'Changed your mind? Tell us here. It takes two steps and no account, and we’ll email you a confirmation with the date and time.',
  steps: { label: 'Steps', first: 'Your contract', second: 'Confirm', last: 'Acknowledgment' },
  fields,
  problems: {
    heading: 'Please check these fields',
    reference: 'Please enter the order reference or invoice number using letters and digits',
    name: 'Please provide your name',
    nameInvalid: 'Please enter a name of up to 200 characters',
    email: 'Please provide your email address',
    emailInvalid: 'Please enter a valid email address',
    tooOften: tooManyAttempts,
  },
  begin: 'Withdraw from contract here',
  review: {
    heading: 'Is this the contract?',
    lead: 'Nothing has been sent yet. The next button declares that you withdraw from this contract.',
    statement: 'I withdraw from the contract for the supply of this service.',
    confirm: 'Confirm withdrawal',
    change: 'Change something',
    sending: 'Sending your withdrawal',
  },
  done: {
    heading: 'We’ve received your withdrawal',
    received: 'Received on',
    mail: (email: string) => `We’re emailing an acknowledgment with this date and time to ${email}. Please keep it.`,
    next: 'We’ll review the contract and email you. If the right of withdrawal applies, we’ll refund you within 14 days of today to your original payment method, at no cost.',
    noMail: 'No email within a few minutes? Check your spam folder, then contact us.',
    support: 'Contact Support',
    home: 'Go to Homepage',
  },
  facts: {
    heading: 'Good to know',
    items: [
      {
        title: '14 days, no reason needed',
        text: 'You can withdraw within 14 days of the day you ordered. Just send the declaration in time.',
      },
      {
        title: 'Already activated',
        text: 'If you asked for immediate delivery when you ordered, this right ends once the eSIM is activated, which is when its days start. We’d rather tell you now than after you’ve filled this in.',
      },
      {
        title: 'Installed but never used',
        text: 'An eSIM that’s on your phone but hasn’t used any data isn’t activated. You can withdraw. Please delete it from your phone afterward.',
      },
      {
        title: 'Something not working?',
        text: 'That’s a different right, and activation doesn’t end it. Contact us and we’ll fix it or refund you.',
      },
    ],
    terms: 'Terms on withdrawal',
  },
})
