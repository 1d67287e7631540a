// The words of the order page: what is happening, what it cost, and what to do when something stops.
import { formatEuro, plural } from '#app/language/formats.ts'
import { translated } from '#app/language/translated.ts'
import type { StepName } from '#shop/sales/order/order.ts'
import { counted } from '#values/counted.ts'
import { tooManyAttempts } from '#app/copy/delivery/wait-text.ts'

export type StepWords = { waiting: string; running: string; done: string }

export const stepCopy: Record<StepName, StepWords> = translated({
  retrieve_esim_token: {
    waiting: 'The network',
    running: 'Connecting to the network',
    done: 'Connected to the network',
  },
  request_iccid_allocation: { waiting: 'Your eSIM', running: 'Reserving your eSIM', done: 'eSIM reserved' },
  request_top_up: { waiting: 'Your data', running: 'Adding your data', done: 'Data added' },
  poll_for_top_up: {
    waiting: 'On your eSIM',
    running: 'Waiting for your eSIM to show it',
    done: 'On your eSIM',
  },
  poll_for_iccid: {
    waiting: 'Your eSIM number',
    running: 'Waiting for your eSIM number (usually under a minute, two and a half at most)',
    done: 'eSIM number received',
  },
  generate_qr_code: { waiting: 'Your QR code', running: 'Creating your QR code', done: 'QR code created' },
  send_email: { waiting: 'A copy by email', running: 'Emailing you a copy', done: 'Copy emailed' },
  update_user_record: { waiting: 'Your order', running: 'Saving your order', done: 'Order saved' },
  order_completed: { waiting: 'Ready', running: 'Ready', done: 'Ready' },
})

export const orderCopy = translated({
  thanks: 'Thank You for Your Purchase!',
  delivered: 'Your order was successfully delivered!',
  support: 'Contact Support',
  newTab: '(opens in a new tab)',

  noOrder: {
    title: 'No Order Found',
    text: 'This link has no order in it. Tell us where you’re going to start a new one.',
    find: 'Find your bundle',
  },
  tooManyStreams: 'This order is open in too many tabs. This page keeps checking for updates.',
  notFound: {
    title: 'Order not found',
    text: 'The requested information for this eSIM or order does not exist. Please order a new eSIM or contact support.',
    hint: 'Bought on another phone or computer? Open the link in our email to see the order here too.',
    home: 'Go to Homepage',
  },
  loadFailed: {
    title: 'We couldn’t open your order',
    load: 'Failed to load order data. Please contact support.',
    unexpected: 'An unexpected error occurred. Please contact support.',
    safe: 'Your order is safe. It continues without this page, and we’ll email you the QR code.',
    again: 'Try again',
  },

  running: {
    title: (step: number, of: number) => `Preparing your eSIM (${step} of ${of})`,
    heading: 'Preparing your eSIM',
    lead: 'This takes about a minute. The page updates by itself.',
    allDone: (count: number) => `All ${count} steps completed`,
    progress: 'Order steps completed',
    count: (done: number, of: number) => `${done} of ${of}`,
    announce: (step: number, of: number, words: string) => `Step ${step} of ${of}: ${words}`,
    state: { waiting: 'waiting', running: 'in progress', done: 'done', failed: 'failed' },
    close: (email: string) => `You can close this page. We’ll email the QR code to ${email}`,
    slow: 'This is taking longer than usual. You don’t have to wait here. Questions?',
  },
  ready: {
    title: 'Your eSIM is ready',
    heading: 'Your eSIM is ready',
    lead: (email: string) => `We’ve emailed a copy to ${email}`,
    laterLead: (email: string) => `Everything you need is here and in the email we sent to ${email}.`,
    install: 'Install it now',
  },
  failed: {
    title: 'A step in your order failed',
    heading: 'One step didn’t work',
    text: 'Something went wrong with this step. Please retry or contact support.',
    safe: 'Your payment is safe and you won’t be charged twice. Retrying continues where it stopped.',
    safeFree: 'Nothing was charged. Retrying continues where it stopped.',
    usable: 'Your eSIM is ready below. You can install it now.',
    retry: 'Retry Flow',
    retrying: 'Trying again',
    next: (duration: string) =>
      `We’ll try again automatically in ${duration}. You can leave this page open or close it.`,
    nextNow: 'We’re trying again now.',
    told: 'Our team has been told and is looking into it.',
    duration: (seconds: number) => {
      if (seconds < 100) return plural(seconds, { one: 'second', other: 'seconds' })
      return `${Math.ceil(seconds / 60)} minutes`
    },
    retried: 'We’re trying again.',
  },
  correctEmail: {
    heading: 'Is your email address right?',
    text: (email: string) =>
      `The mail server won’t take our email to ${email}. Correct the address and we’ll send your order there. From then on, it belongs to that address.`,
    label: 'Email address',
    send: 'Send to this address',
    sending: 'Sending',
    tooOften: tooManyAttempts,
    notRefused: 'This address can no longer be changed. Contact support if the email doesn’t arrive.',
  },
  awaiting: {
    title: 'Waiting for your payment',
    heading: 'We haven’t received your payment yet',
    justPaid: 'Just paid? Stay here. This page updates as soon as the payment is confirmed.',
    unpaid: 'Came back without paying? Nothing was charged, and your bundle is still at checkout.',
    checking: 'Checking with the payment provider',
    back: 'Back to checkout',
    slow: 'Still nothing? If your bank shows the payment, contact us and we’ll trace it.',
    /** Of a difference that a swap costs. */
    swap: {
      unpaid: 'Came back without paying? Nothing was charged, and you keep the eSIM that you have.',
      back: 'Back to the swap',
    },
  },
  processing: {
    title: 'Your payment is on its way',
    heading: 'Your payment is on its way',
    text: 'Your bank hasn’t confirmed the payment yet. With some payment methods, this takes a few days.',
    next: (email: string) => `We’ll create your eSIM as soon as the money arrives and email it to ${email}.`,
    failed: 'If the payment fails, you won’t be charged, and your bundle will be at checkout.',
  },
  review: {
    title: 'We’re checking your order',
    payment: {
      heading: 'We’re checking your payment',
      text: 'The payment we received doesn’t quite match this order, so someone will look at it before we issue an eSIM.',
    },
    esim: {
      heading: 'We’re checking your eSIM',
      text: 'We have your order. The network gave us an eSIM that may already be in use, so we won’t give you that one, and someone is looking into it.',
    },
    delivery: {
      heading: 'We’re checking your order',
      text: 'We have your payment, but the network couldn’t deliver your order. Someone is looking into it.',
    },
    dispute: {
      heading: 'Your order is on hold',
      text: 'Your bank told us this payment is disputed. Until that’s settled, we can’t deliver this order.',
      next: 'Is this a mistake? Tell your bank that you made this payment, then contact us and we’ll sort it out.',
    },
    /** It was delivered before the bank asked. */
    dispute_delivered: {
      heading: 'Your order is on hold',
      text: 'Your bank told us this payment is disputed. What you’ve received keeps working, but we won’t email you about this order until that’s settled.',
    },
    next: (email: string) =>
      `You don’t need to do anything. We’ll email ${email}, and you’ll get either your eSIM or your money back.`,
    /** For an order that cost nothing. */
    free: {
      delivery: 'The network couldn’t deliver your order. Someone is looking into it.',
      next: (email: string) => `You don’t need to do anything. We’ll email ${email} as soon as there’s news.`,
    },
  },
  refunded: {
    title: 'This order was refunded',
    heading: 'This order was refunded',
    text: (totalCents: number) =>
      `${formatEuro(totalCents)} went back to your original payment method. Banks usually show it within five to ten days.`,
    whole: 'Your payment went back to your original payment method. Banks usually show it within five to ten days.',
    next: 'This eSIM is no longer valid, so its codes are no longer shown.',
    again: 'Find another bundle',
  },
  replaced: {
    title: 'This eSIM was replaced',
    heading: 'This eSIM was replaced',
    text: 'You have a new eSIM instead, which this order paid for. We emailed it to you, so the codes of this one are no longer shown.',
    toppedUp:
      'Data that was added to the old eSIM isn’t on the new one. If there was some left, write to us and we’ll refund it.',
    next: 'Didn’t get the email? Check your spam folder, or write to us.',
  },
  canceled: {
    title: 'This eSIM was canceled',
    heading: 'This eSIM was canceled',
    text: 'We took the eSIM of this order back, so its codes are no longer shown.',
    money: 'If we owe you money, we email you when it goes back. Questions? We’re happy to help.',
    free: 'The order was free, so there’s nothing to refund.',
  },
  withdrawn: {
    title: 'We’ve received your withdrawal',
    heading: 'We’ve received your withdrawal',
    text: 'You withdrew from this order. We’ll review it and email you what happens with your money.',
    next: 'Please don’t install or use this eSIM: once it’s activated, your right of withdrawal may end. Changed your mind again? Write to us.',
    topUp: 'Please don’t use the added data. Changed your mind again? Write to us.',
  },
  disputeLost: {
    title: 'Your bank took this payment back',
    heading: 'Your bank took this payment back',
    text: (totalCents: number) =>
      `You disputed this payment and your bank decided for you. It took back ${formatEuro(totalCents)}, so this order is closed.`,
    topUp: 'If the data was added before that, it stays on the eSIM.',
  },

  summary: {
    heading: 'Order Summary',
    topUpOf: 'Top-up of',
    data: 'Data package',
    duration: 'Duration',
    days: (days: number) => plural(days, { one: 'day', other: 'days' }),
    zone: 'Zone',
    dates: 'Travel dates',
    countries: (count: number) => (count === 1 ? 'Covered country' : `Covered countries (${count})`),
    /** Where the trip doesn’t go. */
    others: (count: number) => `Also works in ${counted(count, 'country', 'countries')}`,
    ofTrip: 'your trip',
    company: 'Company',
    vatNumber: 'VAT number',
    reverseCharge: 'Reverse charge: your company accounts for the VAT.',
    companyCode: 'We saved your company details. This reference code fills them in next time:',
    copyCompanyCode: 'Copy reference code',
    subtotal: 'Subtotal',
    discount: (code: string | null) => (code ? `Discount (${code})` : 'Discount'),
    fee: 'Processing fee',
    feeHint: 'Card payments start at €0.50 before VAT. The fee makes up the difference.',
    vat: (basisPoints: number) => (basisPoints === 0 ? 'VAT (none)' : `VAT (${(basisPoints / 100).toFixed(1)}%)`),
    total: 'Total',
    paid: 'Total paid',
    free: 'Nothing was charged.',
    invoice: 'Download invoice (PDF)',
    /** With its number if there are several. */
    creditNote: (number: string | null) => `Download credit note${number ? ` ${number}` : ''} (PDF)`,
    refunded: 'Refunded',
    takenBack: 'Taken back by your bank',
    contractSummary: 'Contract summary',
    withdraw: 'Withdraw from contract',
    reference: 'Order reference',
    copyReference: 'Copy reference',
  },

  actions: {
    heading: 'Your order',
    viewInvoice: 'View Invoice',
    invoiceLater: 'Your invoice is available once your order is complete.',
    resend: 'Resend Email',
    cancel: 'Change or cancel',
    sending: 'Sending the email',
  },
  links: {
    heading: 'Useful links',
    status: { title: 'eSIM status', text: 'How much data is left, and when it expires.' },
    guide: { title: 'Installation guide', text: 'Step by step, with answers to common questions.' },
    support: { title: 'Support', text: 'Write to us. Your order number is already filled in.' },
  },

  notices: {
    sent: { title: 'Email Sent', text: (email: string) => `The QR code is on its way to ${email}.` },
    resendFailed: 'Resend Email Error',
    resendTooOften: 'We’ve emailed it several times this hour. Please check your spam folder, or try again in an hour.',
    refreshed: { title: 'QR Code Refreshed', text: 'This is your eSIM’s current code.' },
    refreshFailed: 'Refresh Failed',
    noOrder: 'No order information available.',
    noIccid: 'ICCID not available.',
    invoiceError: { title: 'Invoice Error', text: 'Unable to download invoice PDF. Please try again later.' },
    invoiceNotAvailable: {
      title: 'Invoice Not Available',
      free: 'A free order has no invoice: nothing was charged.',
      text: 'We issue the invoice when your order is complete.',
    },
    invoiceHeldBack: {
      title: 'Invoice Not Available',
      text: 'Your invoice isn’t ready yet. Please check back in a day or two. Your order isn’t affected.',
    },
    invoiceUrl: { title: 'Error', text: 'Failed to retrieve invoice URL.' },
    copied: 'Copied',
    downloaded: { title: 'Downloaded', text: (file: string) => `Look for ${file} in your downloads.` },
    downloadFailed: { title: 'Download Failed', text: 'We couldn’t load the image. Please try again.' },
    retryFailed: 'Not yet',
  },
})
