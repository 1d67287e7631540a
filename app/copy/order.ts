// The words of the order page: what is happening, what it cost, and what to do when something stops.
import type { StepName } from '#shop/order/order.ts'
import { formatEuro } from '#shop/values/money.ts'

export type StepWords = { waiting: string; running: string; done: string }

export const stepCopy: Record<StepName, StepWords> = {
  retrieve_esim_token: {
    waiting: 'The network',
    running: 'Connecting to the network',
    done: 'Connected to the network',
  },
  request_iccid_allocation: { waiting: 'Your eSIM', running: 'Reserving your eSIM', done: 'Your eSIM is reserved' },
  request_top_up: { waiting: 'Your data', running: 'Sending your data', done: 'Your data was sent' },
  poll_for_top_up: {
    waiting: 'On your eSIM',
    running: 'Waiting until it is on your eSIM',
    done: 'It is on your eSIM',
  },
  poll_for_iccid: {
    waiting: 'Your eSIM number',
    running: 'Waiting for your eSIM number (usually under a minute, at most 2.5)',
    done: 'Your eSIM number is here',
  },
  generate_qr_code: { waiting: 'Your QR code', running: 'Drawing your QR code', done: 'Your QR code is drawn' },
  send_email: { waiting: 'A copy by mail', running: 'Mailing you a copy', done: 'A copy is in your mailbox' },
  update_user_record: { waiting: 'Your account', running: 'Filing it in your account', done: 'Filed in your account' },
  order_completed: { waiting: 'Ready', running: 'Ready', done: 'Ready' },
}

export const orderCopy = {
  thanks: 'Thank You for Your Purchase!',
  delivered: 'Your order was successfully delivered!',
  support: 'Contact Support',
  newTab: '(opens in a new tab)',

  noOrder: {
    title: 'No Order Found',
    text: 'There is no order in this address. Choose where you are going, and your next order starts here.',
    find: 'Find your bundle',
  },
  notFound: {
    title: 'Order not found',
    text: 'The requested information for this eSIM or order does not exist. Please order a new eSIM or contact support.',
    hint: 'Bought on another phone or computer? Open the link in our mail: it lets you in there as well.',
    home: 'Go to Homepage',
  },
  loadFailed: {
    title: 'We could not open your order',
    load: 'Failed to load order data. Please contact support.',
    unexpected: 'An unexpected error occurred. Please contact support.',
    safe: 'Your order is safe: it goes on without this page, and we mail you the QR code.',
    again: 'Try again',
  },

  running: {
    title: (step: number, of: number) => `Preparing your eSIM (${step} of ${of})`,
    heading: 'Preparing your eSIM',
    lead: 'This takes about a minute. The page moves on by itself.',
    progress: 'Steps of your order that are done',
    count: (done: number, of: number) => `${done} of ${of}`,
    announce: (step: number, of: number, words: string) => `Step ${step} of ${of}: ${words}`,
    state: { waiting: 'waiting', running: 'in progress', done: 'done', failed: 'failed' },
    close: (email: string) => `You can close this page, we mail you the QR: ${email}`,
    slow: 'This takes longer than usual. You need not wait here, but if you like to ask:',
  },
  ready: {
    title: 'Your eSIM is ready',
    heading: 'Your eSIM is ready',
    lead: (email: string) => `A copy is in your mailbox: ${email}`,
    laterLead: (email: string) => `Everything you need is here, and in the mail that we sent to ${email}.`,
    install: 'Install it now',
  },
  failed: {
    title: 'A step of your order failed',
    heading: 'One step did not work',
    text: 'Something went wrong with this step. Please retry or contact support.',
    safe: 'Your payment is safe and nothing is charged twice. A retry goes on where it stopped.',
    usable: 'Your eSIM itself is ready below: you can already install it.',
    retry: 'Retry Flow',
    retrying: 'Trying again',
    retried: 'We are trying again.',
  },
  awaiting: {
    title: 'Waiting for your payment',
    heading: 'We have not seen your payment yet',
    justPaid: 'Have you just paid? Then stay here: this page goes on by itself as soon as the payment is confirmed.',
    unpaid: 'Did you come back without paying? Then nothing was charged, and your bundle still waits at the checkout.',
    checking: 'Asking the payment provider',
    back: 'Back to the checkout',
    slow: 'Still nothing? If your bank says that the money left, tell us; we find it.',
  },
  review: {
    title: 'We are checking your order',
    payment: {
      heading: 'We are checking your payment',
      text: 'The payment that arrived does not quite match this order, so a person looks at it before an eSIM is made.',
    },
    esim: {
      heading: 'We are checking your eSIM',
      text: 'Your order arrived. The network gave us an eSIM for it that may already be in use, so you do not get that one, and a person looks at it.',
    },
    next: (email: string) =>
      `You need not do anything. We write to ${email}; either your eSIM comes, or your money goes back.`,
  },
  refunded: {
    title: 'This order was refunded',
    heading: 'This order was refunded',
    text: (totalCents: number) =>
      `${formatEuro(totalCents)} went back the way it was paid. Banks usually show it within five to ten days.`,
    next: 'The eSIM of this order is no longer valid, so its codes are not shown any more.',
    again: 'Find another bundle',
  },

  summary: {
    heading: 'Order Summary',
    topUpOf: 'Top-up of',
    data: 'Data package',
    duration: 'Duration',
    days: (days: number) => (days === 1 ? '1 day' : `${days} days`),
    zone: 'Zone',
    dates: 'Travel dates',
    countries: (count: number) => (count === 1 ? 'Covered country' : `Covered countries (${count})`),
    company: 'Company',
    vatNumber: 'VAT number',
    reverseCharge: 'Reverse charge: your company accounts for the VAT.',
    companyCode: 'Your company details are saved. This reference code fills them in next time:',
    copyCompanyCode: 'Copy reference code',
    subtotal: 'Subtotal',
    discount: (code: string | null) => (code ? `Discount (${code})` : 'Discount'),
    fee: 'Processing fee',
    feeHint: 'The least that a card can be charged is €0.50 before VAT; the fee fills the gap.',
    vat: (basisPoints: number) => (basisPoints === 0 ? 'VAT (none)' : `VAT (${(basisPoints / 100).toFixed(1)}%)`),
    total: 'Total',
    paid: 'Total paid',
    free: 'Nothing was charged.',
    invoice: 'Download invoice (PDF)',
    /** With its number where there are several. */
    creditNote: (number: string | null) => `Download credit note${number ? ` ${number}` : ''} (PDF)`,
    refunded: 'Refunded',
    contractSummary: 'Contract summary',
    withdraw: 'Withdraw from contract',
    reference: 'Order reference',
    copyReference: 'Copy reference',
  },

  actions: {
    heading: 'Your order',
    viewInvoice: 'View Invoice',
    invoiceLater: 'The invoice is there when your order is complete.',
    resend: 'Resend Email',
    sending: 'Sending the mail',
  },
  links: {
    heading: 'Good to have at hand',
    status: { title: 'eSIM status', text: 'How much data is left, and until when.' },
    guide: { title: 'Installation guide', text: 'Step by step, and the answers to common questions.' },
    support: { title: 'Support', text: 'Write to us; your order number is filled in already.' },
  },

  notices: {
    sent: { title: 'Email Sent', text: (email: string) => `The QR code is on its way to ${email}.` },
    resendFailed: 'Resend Email Error',
    resendTooOften:
      'We have mailed it several times within this hour. Please look into your spam folder, or try again in an hour.',
    refreshed: { title: 'QR Code Refreshed', text: 'This is the current code of your eSIM.' },
    refreshFailed: 'Refresh Failed',
    noOrder: 'No order information available.',
    noIccid: 'ICCID not available.',
    noPicture: 'The picture could not be loaded. Please try again.',
    invoiceError: { title: 'Invoice Error', text: 'Unable to download invoice PDF. Please try again later.' },
    invoiceNotAvailable: {
      title: 'Invoice Not Available',
      free: 'A free order has no invoice: nothing was charged.',
      text: 'The invoice is written when your order is complete.',
    },
    invoiceUrl: { title: 'Error', text: 'Failed to retrieve invoice URL.' },
    copied: 'Copied',
    downloaded: { title: 'Downloaded', text: (file: string) => `Look for ${file} in your downloads.` },
    downloadFailed: { title: 'Download Failed', text: 'The picture could not be loaded. Please try again.' },
    retryFailed: 'Not yet',
  },
} as const
