// The words of the checkout.
import { formatEuro } from '#app/language/formats.ts'
import type { PhoneFit } from '#shop/sales/order/ordered-phone.ts'
import { translated } from '#app/language/translated.ts'
import { counted } from '#values/counted.ts'

export const checkoutCopy = translated({
  title: 'Checkout',
  emptyCart: 'Your cart is empty',
  emptyHint: 'Tell us where you’re going and we’ll find a bundle that covers it all.',
  leaving: 'Taking you to the home page…',
  restoring: 'Getting the bundle you chose earlier…',
  restoreFailed: 'We couldn’t get the bundle you chose earlier. Reload this page to try again.',
  noCookies: 'Your browser refuses cookies',
  noCookiesText: 'We keep your cart in a cookie. Allow cookies for this site, then choose your bundle again.',
  continueShopping: 'Continue Shopping',
  paymentFailed: 'Payment Failed',
  paymentFailedText: 'Your payment could not be processed. Please try again.',
  error: 'Error',
  errorSummary: (count: number) => `Please fix ${counted(count, 'field')}`,
  fields: {
    emailMissing: 'Please provide your email address',
    emailInvalid: 'Please enter a valid email address',
    nameMissing: 'Please provide your name',
    nameInvalid: 'Please enter a name of up to 200 characters',
    termsMissing: 'Please accept the terms and conditions to proceed',
  },
  contact: {
    heading: 'Where should we send your eSIM?',
    name: 'Full name',
    email: 'Email',
    emailHint: 'Your QR code goes here. No account needed.',
    emailGoesTo: (email: string) => `Your QR code goes to ${email}`,
    typo: (typed: string) => `${typed}?`,
    typoFix: (better: string) => `Use ${better}`,
  },
  device: {
    heading: 'Is your phone eSIM-ready and unlocked?',
    check: 'Check my device',
    dial: 'Dial *#06# as if you were making a call. If you see an EID, your phone supports eSIM.',
    unlocked: 'A phone bought on contract may be locked to one carrier. The carrier can tell you, and can unlock it.',
    age: 'Most phones since 2019 work: iPhone XS and later, Pixel 4 and later, Galaxy S20 and later.',
  },
  phone: {
    label: 'Which phone will you use?',
    example: 'iPhone 13, Galaxy S23, Pixel 8',
    look: 'Look it up',
    looking: 'Looking it up',
    verdicts: {
      yes: (name: string) => `${name} supports eSIM.`,
      regional: (name: string) => `${name} supports eSIM, with exceptions.`,
      no: (name: string) => `${name} doesn’t support eSIM.`,
      unknown: (name: string) =>
        `We can’t tell about “${name}”. Dial *#06# on it: if you see an EID, it supports eSIM.`,
    } satisfies Record<PhoneFit, (name: string) => string>,
    kept: 'We keep the answer with your order.',
    paidBack:
      'We keep the answer with your order. If your phone can’t use the eSIM after all, cancel before you install it and get your money back.',
    /** It may be somebody else who travels, so the order goes through when it is sent again. */
    unfitFirst: (name: string) =>
      `${name} doesn’t support eSIM. If you’ll use another phone, change it below or order again.`,
  },
  summary: {
    heading: 'Order Summary',
    show: 'Show order details',
    destinations: 'Destinations',
    line: (trip: string, days: number) => `${trip} for ${counted(days, 'day')}`,
    subtotal: 'Subtotal',
    discount: 'Discount',
    fee: 'Processing fee',
    feeWhy: 'Card payments start at €0.50, so this fee makes up the difference.',
    total: 'Total',
    totalInclVat: 'Total incl. VAT',
  },
  tax: {
    chosen: (country: string) => `VAT for ${country}, the country you chose.`,
    located: (country: string) => `VAT for ${country}, where you seem to be.`,
    unknown: 'The Dutch rate, because we couldn’t tell where you live.',
    outside: 'No VAT, because you live outside the EU.',
    change: 'Change country',
  },
  coupon: {
    fold: 'Have a coupon?',
    label: 'Coupon code',
    apply: 'Apply',
    applying: 'Checking the coupon',
    remove: 'Remove',
    removeLabel: (code: string) => `Remove coupon ${code}`,
    missing: 'Please enter a code first.',
    applied: (code: string, discountCents: number) => `${code} applied. You save ${formatEuro(discountCents)}.`,
    triedFirst: 'We checked your coupon first. Please review the total and order again.',
  },
  consents: {
    heading: 'Agree and order',
    /** The part in brackets is the link. */
    terms: 'I accept the [Terms & Conditions]',
    newTab: '(opens in a new tab)',
    contractSummary: 'Contract summary for this bundle',
    immediate: 'Deliver my eSIM right away. I understand that my right of withdrawal ends once the eSIM is activated.',
    immediateHint: 'Optional; kept with your order.',
  },
  /** Its words, and its amount. */
  orderButton: (totalCents: number) => ['Order with obligation to pay · ', formatEuro(totalCents)] as const,
  freeOrderButton: 'Complete free order',
  opening: 'Opening secure payment…',
  openingFree: 'Placing your order…',
  missingMore: (more: number) => `and ${more} more`,
  paysNext: 'You pay on our payment provider’s page.',
  waitForCoupon: 'One moment, we’re checking your coupon.',
  payment: 'You pay on our payment provider’s page. We never see your card.',
  next: {
    heading: 'What happens next',
    pay: 'You pay on the payment provider’s page.',
    free: 'Nothing to pay. Your order starts right away.',
    wait: 'We prepare your eSIM, which takes about a minute.',
    qr: 'Your QR code appears here and in your inbox.',
  },
  moreDestinations: (more: number) => `+${more} more`,
  checkedBundle: 'We checked your saved bundle',
  checkedKept: 'It’s back in your cart at today’s price.',
  checkedDropped: 'We couldn’t restore it, so your cart is empty.',
})
