// The words of a prepaid balance on the business dashboard: what is left, how to top it up, and every movement.
import { formatEuro } from '#app/language/formats.ts'
import type { DepositProblem } from '#shop/partners/prepaid/place-deposit.ts'
import { problemCopy } from '#app/copy/site/problems.ts'

export const balanceCopy = {
  heading: 'Balance',
  text: 'Orders from your software are paid from your balance.',
  inApi: (left: string) => `Live orders are paid from your balance, ${left} now.`,
  open: 'Open balance and billing',
  left: 'Available',
  leftNote: (low: number) => `Below ${formatEuro(low)} we’ll email you.`,
  negative: 'A deposit was refunded after you’d spent it. Top up to order again.',
  deposit: {
    heading: 'Top up your balance',
    text: 'A deposit carries no VAT. VAT is charged on each order, and each order gets an invoice.',
    amount: 'Amount in euros',
    amountHint: (least: number, most: number) => `From ${formatEuro(least)} to ${formatEuro(most)}`,
    button: 'Continue to payment',
    sending: 'Opening the payment page',
    billingFirst: 'Save your billing details below first.',
  },
  arrived: {
    arrived: 'Your deposit has arrived.',
    waiting: 'Your deposit is on its way. We’ll email you when it’s here.',
    unpaid: 'This deposit hasn’t been paid.',
  },
  movements: {
    heading: 'Movements',
    caption: 'Balance activity, newest first',
    none: 'No activity yet.',
    pages: 'Movement pages',
    newest: 'Newest movements',
    older: 'Older movements',
    columns: { at: 'Date', what: 'What', order: 'Order', amount: 'Amount' },
  },
  billing: {
    heading: 'Billing details',
    none: 'We need these for your invoices.',
    vat: {
      company: (country: string) => `VAT for ${country} is charged on your orders.`,
      reverse_charge: 'No VAT: reverse charge, VIES confirmed your VAT number.',
      unconfirmed: (country: string) =>
        `VAT for ${country} is charged until VIES confirms your VAT number. It didn’t answer; we’ll keep checking.`,
      outside: 'No VAT: your company is outside the EU.',
    },
    add: 'Add billing details',
    edit: 'Change billing details',
    save: 'Save billing details',
    wrong: 'Please check these fields',
  },
  problems: {
    amount_range: 'Please enter an amount within these limits',
    no_shop: 'Only businesses with a shop of their own can order by API.',
    shop_closed: 'Your business is suspended and can’t order right now, so you can’t top up either.',
    billing_missing: 'Save your billing details below first.',
    payment_unavailable: problemCopy.payment_unavailable,
    payment_not_opened: problemCopy.payment_not_opened,
    coupon_invalid: problemCopy.payment_unavailable,
  } satisfies Record<DepositProblem, string>,
} as const
