// The words of /business-dashboard: what a partner's own business sold, its address, and its first steps.
import { placeNames } from './role-places.ts'
import type { EsimHealth } from '#shop/alert/esim-health-store.ts'
import type { FigureName } from '#shop/staff/shop-figures.ts'

export const PARTNER_TABS = ['overview', 'orders', 'share', 'brand'] as const
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
  lead: 'How your own business is doing.',
  signedInAs: (name: string, business: string | null) =>
    business ? `${business}, signed in as ${name}` : `Signed in as ${name}`,
  backHome: 'Back to Home',
  tabsLabel: 'Parts of the dashboard',
  tabs: { overview: 'Overview', orders: 'Orders', share: 'Link and QR code', brand: 'Brand Settings' } satisfies Record<
    PartnerTab,
    string
  >,
  suspended: 'Your shop is closed for the moment: it takes no new orders. What it sold stays within reach.',

  none: {
    heading: 'No business yet',
    text: 'Your account has a business role, but nobody has linked it to a business. Ask whoever gave you this role to choose your business on the same page, or write to us.',
    link: 'Contact Support',
  },

  steps: {
    heading: 'Three first steps',
    text: 'Nobody has ordered from you yet. This is how it begins.',
    link: 'Share your link',
    linkText: (address: string) => `Your shop stands at ${address}. Its QR code is ready to print.`,
    noLink: 'Your shop has no address of its own yet. We set it together with you.',
    openLink: 'Link and QR code',
    logo: 'Show your logo',
    logoDone: 'Your logo is there.',
    logoText: 'Without a logo your shop wears the first letter of its name.',
    logoOther: 'A business-admin of your business adds the logo.',
    openLogo: 'Brand Settings',
    order: 'Place a test order',
    orderText:
      'Buy the smallest bundle in your own shop, as a customer would. It is a real order and costs what it says.',
    openOrder: 'Open your shop',
    done: 'Done',
  },

  overview: {
    heading: 'Overview',
    esims: 'Your customers’ eSIMs',
    esimsText:
      'All eSIMs in your customers’ hands, by what the network told of them last. Those that went back are left out.',
    noEsims: 'No eSIM of yours is in anybody’s hands yet.',
    health: {
      active: 'Active',
      low: 'Active, 100 MB or less left',
      notActivated: 'Not Activated',
      depleted: 'Depleted',
      expired: 'Expired',
      unread: 'Not read yet',
    } satisfies Record<keyof EsimHealth, string>,
    healthNotes: {
      active: 'Data and days are left',
      low: 'Counted among the active ones as well',
      notActivated: 'Not used abroad yet',
      depleted: 'A top-up brings them back',
      expired: 'Their days are over',
      unread: 'The network has told nothing of them yet',
    } satisfies Record<keyof EsimHealth, string>,
  },

  orders: {
    heading: 'Newest orders',
    text: 'Orders of your business alone. E-mail addresses are masked, names are left out.',
    caption: 'Orders of your business, the newest first',
    empty: 'Nobody has ordered from you yet.',
    pages: 'Pages of orders',
    newer: 'Newer orders',
    older: 'Older orders',
    columns: {
      date: 'Date (UTC)',
      reference: 'Reference',
      customer: 'Customer',
      bundle: 'Bundle',
      coupon: 'Coupon',
      total: 'Total',
      state: 'State',
    },
    topUp: 'Top-up',
    noCoupon: '–',
  },

  share: {
    heading: 'Link and QR code',
    text: 'The address of your own shop. Everything that is ordered there counts here.',
    label: 'Your address',
    copy: 'Copy link',
    open: 'Open your shop',
    qr: 'QR code',
    alt: (address: string) => `QR code that leads to ${address}`,
    qrText: 'At least two centimetres wide in print, with the white edge around it.',
    download: 'Download QR',
    none: 'Your business has no address of its own yet. Write to us which one it shall have.',
    support: 'Contact Support',
  },
} as const
