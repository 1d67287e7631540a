// The words of the emails in English.
import { landingCopy } from '../../delivery/landing.ts'
import { withdrawCopy } from '#app/copy/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { englishAccountMails } from './accounts.ts'
import { englishGiftMails } from './gift.ts'
import { englishOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `We received your message (${product}, ${number})`,
  heading: 'Your message has arrived',
  text: 'We received your message to support. Someone will reply to this address within 24 hours.',
  number: 'Ticket number',
  more: 'Would you like to add something? Reply to this email.',
  notYou: 'Didn’t write to us? Then someone used your address by mistake, and you can ignore this email.',
  answer: {
    subject: (product, number, about) => `Our answer: ${about} (${product}, ${number})`,
    withdrawal: 'Your withdrawal',
    heading: 'Our answer to your message',
    wrote: (at) => `You wrote on ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Your data is running low · ${product}`,
      preview: 'You’ve used 80% of your data. Top up to stay online with the same eSIM.',
      previewWithout: 'You’ve used 80% of your data. A new bundle comes with its own eSIM.',
      heading: 'Your data is running low',
      intro: (trip) => `You’ve used more than 80% of the data on your eSIM (${trip}).`,
      next: 'A top-up adds data to the same eSIM. There’s nothing to install.',
    },
    data_used_up: {
      subject: (product) => `Your data is used up · ${product}`,
      preview: 'Your eSIM stays installed. Top up to get back online.',
      previewWithout: 'This eSIM is offline now. A new bundle comes with its own eSIM.',
      heading: 'Your data is used up',
      intro: (trip) => `You’ve used all the data on your eSIM (${trip}), so it’s offline for now.`,
      next: 'Top up to get back online with the same eSIM. You’ll need Wi-Fi for a moment to buy it.',
    },
    expires_soon: {
      subject: (product) => `Your eSIM expires soon · ${product}`,
      preview: 'Staying longer? Top up before it expires and keep the same eSIM.',
      previewWithout: 'Staying longer? A new bundle comes with its own eSIM.',
      heading: 'Your eSIM expires soon',
      intro: (trip) => `Your eSIM (${trip}) is about to expire.`,
      next: 'Staying longer? Top up before it expires. You can’t top up an expired eSIM.',
    },
  },
  nextWithout: 'This eSIM can’t be topped up. A new bundle comes with its own eSIM.',
  esim: 'eSIM',
  left: 'Data left',
  leftOf: (left: string, total: string) => `${left} of ${total}`,
  leftUnknown: 'Not available from the network',
  until: 'Valid until',
  topUp: 'Top up this eSIM',
  open: 'Open your eSIM for its balance and connection help',
  why: 'You’re getting this email because you bought this eSIM. We send one at 80% used, one when all data is used, and one before it expires.',
  stop: 'Turn off these alerts',
  links: 'The links to your eSIM work for 30 days. Please don’t forward this email.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `Part ${number} of your trip begins on ${day} · ${product}`,
  preview: 'Everything is prepared: open it, check it, and pay.',
  heading: (number, day) => `Part ${number} of your trip begins on ${day}`,
  intro: 'You planned this trip in several parts and have bought one of them. This is the next one.',
  change: {
    dearer: 'It costs more now than when you planned it. This is still the cheapest way to go on.',
    anew: 'What you planned is gone or costs more now, so here is a new plan for the rest of your trip.',
    gone: 'What you planned is no longer sold. See what fits these days now.',
  },
  days: 'Days',
  countries: 'Countries',
  bundle: 'eSIM',
  topUp: 'Top-up for your eSIM',
  priceToday: 'Price today, with tax',
  priceWithoutVat: 'Price today, without VAT',
  goCart: 'Open it in your cart',
  goTopUp: 'Top up your eSIM',
  goSearch: 'See what’s sold now',
  why: 'You’re getting this email because you ordered a part of this trip. Nothing is bought until you pay.',
  stop: 'No more reminders about this trip',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Install your eSIM before ${day} · ${product}`,
    heading: 'Install your eSIM before your trip',
    install: 'Install it now, while you have Wi-Fi. It takes a few minutes, and its days don’t start with it.',
  },
  trip_eve: {
    subject: (product, day) => `Your trip begins on ${day} · ${product}`,
    heading: 'Get your eSIM ready',
    install: {
      early: 'Install it before you leave, while you have Wi-Fi. You may not find any where you land.',
      late: 'Install it right before you leave, or on Wi-Fi when you arrive: its days can start with it.',
    },
  },
  begins: (trip, day) => `Your trip (${trip}) begins on ${day}.`,
  state: {
    told: 'The network says that your eSIM isn’t on a phone yet.',
    untold: 'We can’t see whether your eSIM is on your phone already. If it is, there’s nothing left to install.',
  },
  open: 'Install your eSIM',
  // Read now, before it follows the language of a page.
  landing: { heading: landingCopy.heading, steps: landingCopy.steps.map(({ title, text }) => ({ title, text })) },
  why: 'You’re getting this email because you bought this eSIM for a trip. There are two at most: one a week before it and one the day before, while the eSIM isn’t installed.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product: string) => `We received your withdrawal (${product})`,
  heading: 'We received your withdrawal',
  intro: (at: string) => `We received your declaration of withdrawal on ${at}.`,
  contract: 'Contract',
  name: 'Name',
  email: 'Email',
  received: 'Received',
  statement: 'Declaration',
  statementText: withdrawCopy.review.statement,
  keep: 'Please keep this email. It proves when you declared your withdrawal.',
  finding: {
    unknown_order:
      'Someone from our team will find the contract and email you. If the right of withdrawal applies, we’ll refund you to your original payment method within 14 days of your declaration.',
    not_activated:
      'This order’s eSIM has not been activated. We’ll refund what you paid for it to your original payment method within 14 days of your declaration. Please stop using the eSIM, and delete it from your phone if you installed it.',
    activated:
      'This order’s eSIM has already been activated. If you asked for immediate delivery when you ordered, that ended your right of withdrawal. Someone from our team will check what was agreed and email you. If the eSIM doesn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    too_late:
      'This order is more than 14 days old, so the withdrawal period had ended when your declaration arrived. Someone from our team will check this and email you. If the eSIM doesn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    unclear:
      'We couldn’t tell yet whether this order’s eSIM has been activated. Someone from our team will check and email you. If the right of withdrawal applies, we’ll refund you to your original payment method within 14 days of your declaration.',
  },
  refused: {
    subject: (product, number) => `Your withdrawal (${product}, ${number})`,
    heading: 'We can’t accept your withdrawal',
    reasons: {
      no_contract:
        'We found no order that matches the contract you named and was placed with your email address. If you ordered with another address, reply to this email and tell us which.',
      not_paid: 'This order was never paid, so there is no contract to withdraw from and nothing to refund.',
      company:
        'This order was placed as a company. The right of withdrawal is for consumers, so it does not apply here.',
      too_late:
        'The withdrawal period is 14 days from the day of the order. It had ended when your declaration arrived.',
      activated:
        'When you ordered, you asked for immediate delivery and acknowledged that this would end your right of withdrawal. The eSIM had been activated when your declaration arrived, so the right had ended.',
    },
    ofRest: 'This is about the eSIMs that we haven’t canceled. For the others, your withdrawal stays carried out.',
    added: 'What we would like to add:',
    faulty: 'If the eSIM didn’t work as promised, reply to this email: that’s a different right, and it has not ended.',
    disagree: 'If you think we got this wrong, reply to this email and tell us why. Someone will look at it again.',
  },
  carriedOut: {
    subject: (product, number) => `Your withdrawal (${product}, ${number})`,
    heading: 'We’ve carried out your withdrawal',
    handled: 'We’ve looked into your withdrawal',
    money: {
      free: 'The order was free, so there is nothing to refund.',
      refunded: 'We had already refunded the payment for this order, so nothing more is due.',
      together: 'This eSIM was paid for with another order, and we had already refunded what is due of that payment.',
      some_free: 'The order was free, so there is nothing to refund.',
      elsewhere:
        'We wrote to the email address that this order was placed with about what came of it. If you can’t read that mailbox, reply to this email.',
    },
    amount: {
      share: (amount) =>
        `This eSIM was paid for with another order. Its share of that payment, ${amount}, goes back to where it came from. A separate email with the credit note follows.`,
      some: (amount) =>
        `For some of the travelers, we’ve carried it out: their share of the price, ${amount}, goes back to where it came from. A separate email with the credit note follows.`,
    },
    canceledFor: 'Canceled for',
    others: 'The other eSIMs stay as they are until we’ve decided about them. We’ll write to you then.',
    esims: 'Their eSIMs have been canceled. If one was installed, it can be deleted from the phone.',
    esim: 'The eSIM has been canceled. If you installed it, you can delete it from your phone.',
    help: 'If something isn’t right, reply to this email.',
  },
}

const DEFAULT_RECIPIENT = 'Global Traveller'

export const englishMails: MailCopy = {
  greeting: (name) => `Hello${name === null ? '' : ` ${name}`},`,
  esimGreeting: (name) => `Hello ${name ?? DEFAULT_RECIPIENT},`,
  ...englishOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: englishGiftMails,
  withdrawal,
  ticket,
  account: englishAccountMails,
  seller: {
    sample: 'This shop is a demo. The company named here is a sample.',
    kvk: (number) => `Registration number ${number}`,
    vat: (number) => `VAT ${number}`,
  },
}
