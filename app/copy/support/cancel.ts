// The words of the page on which a buyer cancels an order, and of the promise about it before the purchase.
import { translated } from '#app/language/translated.ts'
import { formatEuro } from '#app/language/formats.ts'
import { tooManyAttempts } from '#app/copy/delivery/wait-text.ts'
import type { CancelReason } from '#shop/support/cancellation/cancellation.ts'
import type { CancellationTerms } from '#shop/support/cancellation/cancellation-terms.ts'
import { counted } from '#values/counted.ts'

export const cancelCopy = translated({
  title: 'Change or cancel',
  description: 'Cancel an order before its eSIM is installed and get your money back.',
  lead: 'Wrong country, other dates, or no trip at all? Cancel this order, then choose what fits.',
  offer: {
    heading: 'Cancel this order',
    automatic: (leftCents: number) =>
      `We ask the network whether your eSIM is installed. If it isn’t, we take the eSIM back and ${formatEuro(leftCents)} goes to your original payment method right away. If it is, our team looks at it and writes to you.`,
    several: (travelers: number, leftCents: number) =>
      `This order is for ${travelers} travelers and is canceled for all of them. We ask the network about each eSIM. If none is installed, we take them back and ${formatEuro(leftCents)} goes to your original payment method right away. If one is, our team looks at it and writes to you.`,
    /** For one of several travelers. */
    traveler: (shareCents: number) =>
      `Only this traveler’s eSIM is canceled; the others keep theirs. We ask the network whether it is installed. If it isn’t, we take it back and ${formatEuro(shareCents)}, this traveler’s share, goes to your original payment method right away. If it is, our team looks at it and writes to you.`,
    single:
      'Is only one of the others not coming? Open their eSIM from the order’s page, and cancel it there. For your own eSIM alone, our team decides.',
    free: 'We ask the network whether your eSIM is installed. If it isn’t, we take the eSIM back. There’s nothing to refund. If it is, our team looks at it and writes to you.',
    byPerson: 'For this order, our team decides. We attach what the network says about your eSIM and write to you.',
    until: (day: string) => `Possible without our team until ${day}.`,
    keepsCodes: 'Please don’t install the eSIM anymore: once it’s on a phone, the network doesn’t take it back.',
    reason: 'Why are you canceling?',
    choose: 'Choose a reason',
    reasons: {
      wrong_country: 'Wrong country',
      other_dates: 'Other dates',
      trip_canceled: 'The trip was canceled',
      phone_unfit: 'My phone can’t use it',
      other: 'Something else',
    } satisfies Record<CancelReason, string>,
    start: 'Email me a code',
    starting: 'Sending the code',
    sentTo: (email: string) => `We email a code to ${email}. Only whoever has it can cancel your order.`,
  },
  code: {
    heading: 'Enter the code',
    mailed: (email: string) => `We’ve emailed a code to ${email}. It works for 10 minutes.`,
    label: 'Code from the email',
    finish: 'Cancel the order',
    finishing: 'Asking the network',
    again: 'Send another code',
  },
  refunded: {
    heading: 'Your order is canceled',
    text: 'The network took the eSIM back, and your money is on its way to your original payment method. Banks usually show it within five to ten days. Our email has the amount and the credit note.',
    several:
      'The network took all eSIMs back, and your money is on its way to your original payment method. Banks usually show it within five to ten days. Our email has the amount and the credit note.',
    free: 'The network took the eSIM back. The order was free, so there’s nothing to refund.',
    traveler: {
      heading: 'This eSIM is canceled',
      text: 'The network took this traveler’s eSIM back, and their share of the price is on its way to your original payment method. Banks usually show it within five to ten days. Our email has the amount and the credit note. The others keep their eSIMs.',
    },
    next: 'Choose another bundle',
  },
  asked: {
    heading: 'We’re canceling your order',
    text: 'The network is taking the eSIM back, which may take some minutes. You don’t need to do anything. We’ll email you.',
  },
  withPerson: {
    heading: 'Our team takes over',
    installed: 'The network says that the eSIM was installed or used, so it can’t be taken back automatically.',
    network_silent: 'The network didn’t answer, so we can’t take the eSIM back automatically.',
    other: 'This order can’t be canceled automatically.',
    next: (number: string) =>
      `We’ve written down what the network says, with the terms of your order, as message ${number}. We’ll answer by email within 24 hours.`,
  },
  none: {
    heading: 'This order can’t be canceled here',
    text: 'It was canceled, refunded, or not delivered yet. Write to us if something isn’t right.',
  },
  withdrawn: {
    heading: 'We’ve received your withdrawal',
    text: 'You withdrew from this order, so there’s nothing more to do. We’ll email you what happens with your money.',
  },
  back: 'Back to the order',
  support: 'Contact Support',
  problems: {
    reason_missing: 'Please choose a reason',
    code_wrong: 'That code isn’t right. Please check the email.',
    proof_gone: 'This code no longer works. Please ask for another one.',
    not_cancelable: 'This order can’t be canceled here anymore.',
    order_withdrawn: 'You already withdrew from this order.',
    no_mailbox: 'We have no email address for this order. Please write to us.',
  },
  tooOften: tooManyAttempts,
  /** Before the purchase, and in the contract summary. */
  promise: ({ isOn, days, usedBasisPoints }: CancellationTerms, travelers = 1): string => {
    if (!isOn) return 'Plans changed? Write to us, and our team decides whether you can cancel.'
    if (travelers > 1)
      return `Plans changed? Within ${counted(days, 'day', 'days')}, you can cancel for all travelers until one of the eSIMs is installed, or for one of your fellow travelers until theirs is, and get that money back. For yourself alone, our team decides.`
    const used = usedBasisPoints > 0 ? ` With up to ${usedBasisPoints / 100}% of the data used, our team decides.` : ''
    return `Plans changed? Until the eSIM is installed, you can cancel within ${counted(days, 'day', 'days')} and get your money back.${used}`
  },
})
