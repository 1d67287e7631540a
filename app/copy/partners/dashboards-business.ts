// The words of /business-dashboard: what a partner's own business sold, its address, and its first steps.
import { placeNames } from '#app/copy/people/role-places.ts'
import type { EsimHealth } from '#shop/delivery/alert/esim-health-store.ts'
import type { InvoiceKind } from '#shop/sales/invoicing/invoice.ts'
import type { OrderGroup } from '#shop/sales/order/order-conditions.ts'
import type { OrderSource } from '#shop/partners/partner/list-partner-orders.ts'
import type { FigureName } from '#shop/figures/report/shop-figures.ts'

export const PARTNER_TABS = [
  'overview',
  'orders',
  'earnings',
  'payouts',
  'balance',
  'prices',
  'share',
  'brand',
  'api',
  'team',
] as const
export type PartnerTab = (typeof PARTNER_TABS)[number]
/** What a partner is shown of the figures. */
export const PARTNER_FIGURES = [
  'revenueCents',
  'netRevenueCents',
  'orders',
  'delivered',
  'topUps',
  'refundedCents',
] as const satisfies FigureName[]

export const partnerCopy = {
  title: placeNames['/business-dashboard'],
  lead: 'How your business is doing.',
  signedInAs: (name: string, business: string | null) =>
    business ? `${business}, signed in as ${name}` : `Signed in as ${name}`,
  backHome: 'Back to Home',
  tabsLabel: 'Dashboard sections',
  tabs: {
    overview: 'Overview',
    orders: 'Orders',
    earnings: 'Earnings',
    payouts: 'Payouts',
    balance: 'Balance and billing',
    prices: 'Your prices',
    share: 'Link and QR code',
    brand: 'Brand Settings',
    api: 'API',
    team: 'Team',
  } satisfies Record<PartnerTab, string>,
  suspended: 'Your shop is closed for now and isn’t taking new orders. Earlier orders stay available.',

  none: {
    heading: 'No business yet',
    text: 'Your account has a business role but isn’t linked to a business yet. Ask whoever gave you the role to choose your business on the same page, or contact us.',
    link: 'Contact Support',
  },

  steps: {
    heading: 'Your first three steps',
    text: 'You don’t have any orders yet. Here’s how to get started.',
    link: 'Share your link',
    linkText: (address: string) => `Your shop is at ${address}. Its QR code is ready to print.`,
    noLink: 'Your shop doesn’t have its own address yet. We’ll set it up with you.',
    openLink: 'Link and QR code',
    logo: 'Add your logo',
    logoDone: 'Your logo is live.',
    logoText: 'Without a logo, your shop shows the first letter of its name.',
    logoOther: 'A business-admin at your business can add the logo.',
    openLogo: 'Brand Settings',
    order: 'Place a test order',
    orderText: 'Buy the smallest bundle in your own shop, just like a customer. It’s a real order at the full price.',
    openOrder: 'Open your shop',
    done: 'Done',
  },

  overview: {
    heading: 'Overview',
    esims: 'Your customers’ eSIMs',
    esimsText: 'All your customers’ eSIMs, by their last known status on the network. Returned eSIMs aren’t counted.',
    noEsims: 'None of your customers has an eSIM yet.',
    health: {
      active: 'Active',
      low: 'Active, 100 MB or less left',
      notActivated: 'Not Activated',
      depleted: 'Depleted',
      expired: 'Expired',
      unread: 'Unknown',
    } satisfies Record<keyof EsimHealth, string>,
    healthNotes: {
      active: 'Data and days left',
      low: 'Also counted as active',
      notActivated: 'Not used abroad yet',
      depleted: 'A top-up reactivates them',
      expired: 'Their days are over',
      unread: 'No word from the network yet',
    } satisfies Record<keyof EsimHealth, string>,
  },

  orders: {
    heading: 'Orders',
    text: {
      shop: 'Orders from your shop. Email addresses are masked and names are left out.',
      api: 'Orders your software placed and your balance paid for. Those of test keys aren’t listed.',
    } satisfies Record<OrderSource, string>,
    sources: { shop: 'Your shop', api: 'API' } satisfies Record<OrderSource, string>,
    sourcesLabel: 'Where the orders come from',
    caption: 'Your business’s orders, newest first',
    empty: 'No orders yet.',
    noneFound: 'No order matches. Try fewer filters.',
    filters: (asked: number) => (asked === 0 ? 'Search and filter' : `Search and filter (${asked})`),
    filter: {
      find: 'Part of a reference',
      state: 'State',
      from: 'From',
      until: 'Until',
      coupon: 'Coupon code',
      every: 'All',
      apply: 'Show',
      clear: 'Clear',
    },
    groups: {
      unpaid: 'Not paid',
      in_progress: 'In progress',
      completed: 'Completed',
      canceled: 'eSIM canceled or replaced',
      refunded: 'Refunded',
    } satisfies Record<OrderGroup, string>,
    file: 'Download as CSV',
    pages: 'Order pages',
    newer: 'Newer orders',
    older: 'Older orders',
    columns: {
      date: 'Date',
      reference: 'Reference',
      customer: 'Customer',
      own: 'Your reference',
      papers: 'Invoices',
      bundle: 'Bundle',
      coupon: 'Coupon',
      total: 'Total',
      state: 'State',
    },
    paperOf: {
      invoice: (number: string) => `Download invoice ${number}`,
      credit_note: (number: string) => `Download credit note ${number}`,
    } satisfies Record<InvoiceKind, (number: string) => string>,
    topUp: 'Top-up',
    replacement: 'Replacement',
    /** Its amount is 0, since the first traveler's order was paid for all of them. */
    traveler: (traveler: number) => `Traveler ${traveler}, paid with the first`,
    noCoupon: '–',
  },

  share: {
    heading: 'Link and QR code',
    text: 'Your own shop’s address. Every order placed there counts here.',
    label: 'Your address',
    copy: 'Copy link',
    open: 'Open your shop',
    qr: 'QR code',
    alt: (address: string) => `QR code for ${address}`,
    qrText: 'Print it at least 2 cm (0.8 in) wide, with the white border around it.',
    download: 'Download QR',
    none: 'Your business doesn’t have its own address yet. Tell us which one you’d like.',
    support: 'Contact Support',
  },
} as const
