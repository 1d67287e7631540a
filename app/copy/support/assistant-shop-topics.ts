// What you can do in the shop and where, with answers short enough for a chat: buying, paying, refunds, the account.
import { sizeLabel } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type { Passage } from '#shop/support/assistant/passage.ts'

/** Each must be true of the product; whoever changes the product changes these too. */
export const SHOP_TOPICS: readonly Passage[] = translated([
  {
    title: 'Buying an eSIM',
    text: 'Choose where and when you’re traveling, then pick a bundle. You pay on our payment provider’s page, and your eSIM appears on the order page and in your inbox, normally within minutes. You don’t need an account.',
    path: '/bundleselector',
    asked: [
      'how do I buy an esim',
      'how does it work',
      'how to order',
      'place an order',
      'do I need an account to buy',
    ],
  },
  {
    title: 'Delivery',
    text: 'We ship nothing: an eSIM is digital, so there’s no plastic card. After you pay, the QR code appears on the order page and in your inbox, normally within minutes.',
    path: '/bundleselector',
    asked: [
      'do you ship sim cards',
      'do you deliver to my home',
      'shipping by post',
      'postal delivery',
      'shipping cost',
      'plastic sim card',
      'send a physical sim card by mail',
      'is the esim delivered by mail',
      'how is the esim delivered',
      'delivery time',
    ],
  },
  {
    title: 'Finding the right bundle',
    text: 'Enter your destinations and dates to see every bundle that covers them all, with prices including tax. Or tell me the country and the number of days, such as "Japan for 10 days".',
    path: '/bundleselector',
    asked: [
      'which bundle do I need',
      'what does it cost',
      'prices of bundles',
      'how much data do I need',
      'which countries are covered',
      'list of countries',
      'cheapest bundle',
      'one esim for several countries',
    ],
  },
  {
    title: 'Refund and withdrawal',
    text: 'You have 14 days to change your mind, no reason needed. "Withdraw from contract" takes two steps and no account. If you asked for immediate delivery when you ordered, this right ends once the eSIM is activated, which is when it first uses data. We refund your original payment method within 14 days. Something not working? That’s a different right, so write to us.',
    path: '/withdraw',
    asked: [
      'can I get a refund',
      'money back',
      'cancel my order',
      'return an esim',
      'withdraw',
      'changed my mind',
      'cancel my trip',
      'bought the wrong bundle',
      'refund unused data',
    ],
  },
  {
    title: 'Payment methods',
    text: 'You pay in advance, in euros, on our payment provider’s page. Credit and debit cards work. Which other methods are offered, such as PayPal, Apple Pay, Google Pay or iDEAL, can depend on your country and device. You’ll see them on that page before you pay. We never see your card.',
    path: '/terms#payment',
    asked: [
      'how can I pay',
      'payment methods',
      'which cards do you accept',
      'what is accepted',
      'credit card',
      'paypal',
      'apple pay',
      'ideal',
      'google pay',
      'klarna',
      'bancontact',
      'american express',
      'debit card',
      'currency',
      'is payment safe',
      'pay in dollars',
    ],
  },
  {
    title: 'A payment that failed',
    text: 'If a payment fails, you owe nothing. You’ll come back to checkout with your cart and details still there, and you can try again or use another method.',
    path: '/checkout',
    asked: ['payment failed', 'card declined', 'payment does not work', 'card refused', 'cannot pay', 'charged twice'],
  },
  {
    title: 'Coupon codes',
    text: 'Enter the code at checkout, below the order summary, and press Apply. You can use one code per order, and you’ll see the discount before you order.',
    path: '/checkout',
    asked: ['where do I enter a coupon', 'discount code', 'promo code', 'voucher does not work', 'use a coupon'],
  },
  {
    title: 'Invoice',
    text: 'Once your order is complete, you’ll find the invoice on the order page under View Invoice, in your account, and in our email. You can print it or save it as a PDF. Free orders have no invoice, because nothing was charged.',
    path: '/account',
    asked: ['where is my invoice', 'download invoice', 'receipt', 'pdf invoice', 'bill', 'proof of purchase'],
  },
  {
    title: 'Invoice for a company, with VAT number',
    text: 'Check "I’m buying for a company" at checkout to put the name, address and VAT number on the invoice. If VIES confirms a VAT number from another EU country, the invoice is reverse-charged. Companies outside the EU pay no VAT. When you save your details, you get a code that fills them in next time.',
    path: '/checkout',
    asked: [
      'invoice with vat number',
      'buy for my company',
      'company invoice',
      'reverse charge',
      'business expenses',
      'vat id',
      'tax number on invoice',
      'company details',
    ],
  },
  {
    title: 'Tax in the price',
    text: 'The total you see before ordering includes VAT for your country. The bar at the top of every page shows that country, and you can change it there.',
    path: '/terms#prices',
    asked: ['is tax included', 'vat rate', 'why do I pay vat', 'sales tax', 'price with or without tax', 'hidden fees'],
  },
  {
    title: 'Changing your email address',
    text: 'In your account, go to Profile and choose "Change email". Enter your password and we’ll email a link to the new address. It works for an hour. If you mistyped the address on an order, write to us with the order reference.',
    path: '/account?tab=profile',
    asked: [
      'change my email address',
      'wrong email address in order',
      'typed the wrong email',
      'typo in email',
      'new email',
      'entered the wrong email',
    ],
  },
  {
    title: 'Forgotten password',
    text: 'Enter your email address on "Reset Your Password" and we’ll email you a link to set a new one.',
    path: '/reset-password',
    asked: ['forgot my password', 'reset password', 'cannot log in', 'login does not work', 'change password'],
  },
  {
    title: 'Opening an account',
    text: 'You don’t need an account to buy. With one, your eSIMs, balances and invoices are all in one place, including earlier orders with the same email address.',
    path: '/signup',
    asked: ['create an account', 'sign up', 'register', 'what is the account for', 'add my esim to my account'],
  },
  {
    title: 'Deleting your account',
    text: 'Go to Profile in your account and scroll to the end. You’ll need your password. Your eSIMs keep working, and we keep orders and invoices for as long as tax law requires. You can also export all your data there.',
    path: '/account?tab=profile',
    asked: ['delete my account', 'remove my data', 'export my data', 'close account', 'gdpr'],
  },
  {
    title: 'Several travelers',
    text: 'One order can be for up to ten travelers: choose how many below the bundles, in the cart, or at the checkout. You pay once, and each gets an eSIM and a link of their own. If their trips or email addresses differ, place one order for each.',
    path: '/bundleselector',
    asked: [
      'buy several esims',
      'esims for my family',
      'two phones two esims',
      'group order',
      'esim for my wife',
      'for my kids and children',
      'as a gift',
    ],
  },
  {
    title: 'Selling our eSIMs',
    text: 'We have four partner packages, from a free affiliate program to a shop under your own name. Compare them and send your inquiry on the partner page.',
    path: '/business',
    asked: ['become a partner', 'affiliate programme', 'reseller', 'white label', 'commission', 'api for partners'],
  },
])

/** What is true of unlimited data depends on what is sold. */
export const unlimitedTopic = translated((data: DataOnSale): Passage => ({
  title: 'Unlimited data',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['unlimited data', 'do you have unlimited bundles', 'flat rate', 'largest bundle'],
}))

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const fixed = `a fixed amount of data, up to ${sizeLabel({ megabytes: mostMegabytes })}`
  const others = mostMegabytes > 0 ? `Other bundles have ${fixed}. ` : ''
  const all = `${others}The results for your trip show which ones there are.`
  if (kinds.has('unlimited'))
    return `We have unlimited bundles for some destinations. They may get slower once you’ve used a certain amount in a day. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `There’s no unlimited bundle, but some give you new data every day. ${all}`
  return `Every bundle has ${fixed}. There’s no unlimited bundle. When you run low, you can top up, or buy another bundle where an eSIM can’t be topped up.`
}
