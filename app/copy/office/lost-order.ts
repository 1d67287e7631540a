// The words of an order that a restore has lost: what is known of it, and what its reader can do.
import type { VatReason } from '#shop/office/recovery/lost-order.ts'
import type { BookProblem, ReturnProblem } from '#shop/office/recovery/end-lost-order.ts'
import { formatEuro } from '#values/money.ts'
import { codeProblems, ownProofCopy } from '#app/copy/people/own-proof.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`

export const lostOrderCopy = {
  title: 'Lost order',
  lead: 'The network delivered this order, but it was missing from the shop’s records.',
  back: 'Back to the books',
  placed: (moment: string) => `Ordered on ${moment}`,
  states: {
    booked: 'This order is on record.',
    ended: 'There’s nothing left to decide here.',
  },
  openOrder: 'Open the order',
  facts: {
    heading: 'What is known',
    profiles: 'eSIM at the network',
    profile: (end: string, isUsed: boolean | null) =>
      `…${end}, ${isUsed === null ? 'use unknown' : isUsed ? 'in use' : 'not used yet'}`,
    none: 'The network no longer has it.',
    silent: 'The network isn’t answering. Reload the page in a moment.',
    topUp: 'More data on an eSIM that is on record',
    business: 'Partner',
    bundle: 'Bundle',
    bundleWords: (quantity: number, data: string, zone: string, days: number) =>
      `${quantity === 1 ? '' : `${quantity} × `}${data}, ${zone}, ${days} ${days === 1 ? 'day' : 'days'}`,
    bundleGone: 'No longer in the catalog',
    total: 'Cost, VAT included',
    totalNote: 'Certain: the order’s ID was made from it.',
    today: 'Price today',
    notOnSale: 'Not on sale now',
    before: 'Last order of this bundle',
    neverBefore: 'None on record',
    parts: (net: number, vat: number, basisPoints: number, total: number) =>
      `${formatEuro(net)} + ${formatEuro(vat)} VAT (${percent(basisPoints)}) = ${formatEuro(total)}`,
    balance: 'Balance now',
    after: (cents: number) => `${formatEuro(cents)} after booking`,
    nobodys: 'It’s a free order, a staff test, or an order from a partner that’s gone.',
  },
  book: {
    heading: 'Charge it to the balance',
    text: 'The order goes back on record with its eSIM and an invoice dated today, and its cost comes off the balance. The partner’s software then finds it again. You can’t undo this, but you can refund the order.',
    below: 'The balance goes below zero. The partner can’t order until they top up.',
    legend: 'VAT in this amount',
    choice: (net: number, vat: number) => `${formatEuro(net)} + ${formatEuro(vat)} VAT`,
    rates: {
      reverse_charge: 'reverse charge',
      outside: 'no VAT, outside the EU',
      company: (basisPoints: number, country: string) => `${percent(basisPoints)}, ${country}`,
    },
    reasons: {
      today: 'what the partner pays today',
      that_day: 'the rate of the partner’s country on that day',
      home: 'the rate at home on that day',
      reverse_charge: 'if their VAT number was confirmed then',
      outside: 'if the partner was outside the EU then',
    } satisfies Record<VatReason, string>,
    fits: 'Fits a known price',
    submit: 'Charge it',
    wait: 'Booking …',
    bundleGone: 'The bundle is no longer in the catalog, so this order can’t be put back on record.',
  },
  giveBack: {
    heading: 'Return the eSIM',
    text: 'Nobody pays for it, and its traveler can’t use it anymore. The network takes back an eSIM only if it hasn’t been installed. You can’t undo this.',
    submit: 'Return it to the network',
    wait: 'Returning …',
  },
  leave: {
    heading: 'Leave it as it is',
    text: 'Its traveler keeps it, nobody pays for it, and it leaves this list. Choose this for free orders, and for eSIMs that staff made by hand. You can’t undo this.',
    submit: 'Leave it',
    wait: 'One moment …',
  },
  unreadable: 'We couldn’t read this form. Please try again.',
  problems: {
    not_found: 'No such order is missing.',
    decided: 'Someone has already decided this one.',
    facts_changed: 'This isn’t what the order cost. Reload the page and try again.',
    ordered_again:
      'The partner’s software has since ordered this again and paid for it. Return this eSIM, or leave it as it is.',
    choice_missing: 'Please choose how much of it was VAT.',
    network_silent: 'The network isn’t answering. Try again in a moment.',
    profile_gone: 'The network has no record of this order.',
    profile_taken: 'Another order has this eSIM.',
    target_gone: 'The eSIM that got the data is gone.',
    esim_in_use: 'The eSIM is in use, so the network keeps it. It wasn’t returned.',
    top_up_stays: 'Data on an eSIM can’t be returned.',
    password_wrong: ownProofCopy.password_wrong,
    ...codeProblems,
  } satisfies Record<BookProblem | ReturnProblem | 'password_wrong' | 'code_wrong' | 'code_used', string>,
} as const
