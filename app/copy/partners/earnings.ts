// The words of affiliates' earnings: on their dashboard, on the owner's, and in the invitation.
import { placeNames } from '#app/copy/people/role-places.ts'

const percent = (basisPoints: number) => `${basisPoints / 100}%`

const sharedPoints = (terms: { holdDays: number }) => [
  `Each amount is held for ${terms.holdDays} days, while the traveler can still withdraw and get their money back.`,
  'If an order is refunded or a bank reverses the payment, your share is reversed too.',
]

export const earningsCopy = {
  heading: 'Earnings',
  text: 'Share your code or your link. You earn on every order that comes from them.',
  none: {
    heading: 'Earn with your own code',
    text: 'Every package includes an affiliate code. Your readers get a discount, and you get a share of what they pay.',
    join: 'Get my code',
    onlyAdmins: 'A business-admin at your business can turn this on.',
  },
  ended: 'Your code and link no longer earn anything. What you’ve earned stays here.',
  code: 'Your code',
  codeText: (discountPercent: number) => `Takes ${discountPercent}% off any order.`,
  copyCode: 'Copy code',
  link: 'Your link',
  linkText: 'Leads to the shop and remembers that you sent the visitor.',
  copyLink: 'Copy link',
  qr: 'QR code',
  alt: (link: string) => `QR code for ${link}`,
  download: 'Download QR',
  figures: {
    heading: 'What you earned',
    ownHeading: 'Earned with your own prices',
    margin: 'Orders at your prices',
    marginNote: 'Paid orders in your shop that earned you something',
    clicks: 'Link clicks',
    clicksNote: 'Repeated clicks count up to a limit',
    sales: 'Orders',
    salesNote: 'Paid orders from your code or link',
    referred: 'Affiliates you referred',
    referredNote: (orders: number) => (orders === 1 ? 'They brought 1 order' : `They brought ${orders} orders`),
    held: 'On hold',
    heldNote: (days: number) => `For ${days} days after each order`,
    payable: 'Available',
    payableNote: 'Past the hold, and not paid out yet',
    transit: 'On its way',
    transitNote: 'To your bank account',
  },
  terms: {
    heading: 'How it’s counted',
    points: (terms: {
      shareBasisPoints: number
      referralBasisPoints: number
      attributionDays: number
      holdDays: number
    }): string[] => [
      `You earn ${percent(terms.shareBasisPoints)} of what the shop receives for each order, excluding VAT.`,
      `You earn ${percent(terms.referralBasisPoints)} of the same amount on orders brought by affiliates who joined through your link.`,
      `Your link counts for ${terms.attributionDays} days in the same browser. If someone uses several links or codes, the last one counts.`,
      ...sharedPoints(terms),
      'You don’t earn on your own orders.',
    ],
    shared: (terms: { holdDays: number }): string[] => sharedPoints(terms),
  },
  ledger: {
    heading: 'All activity',
    caption: 'Your account activity, newest first',
    empty: 'Nothing yet. The first order that earns you something will appear here.',
    columns: {
      at: 'Date',
      what: 'What',
      order: 'Order',
      net: 'Revenue, excl. VAT',
      held: 'On hold',
      payable: 'Available',
    },
    referral: 'From an affiliate you referred',
    margin: 'From your own prices',
    pages: 'Ledger pages',
    newest: 'Newest',
    older: 'Older',
    file: 'Download as CSV',
  },
} as const

export const partnerInvitationCopy = {
  title: 'Join as a partner',
  lead: 'Accept the terms, and choose the password you’ll log in with.',
  description: 'Accept the invitation to sell with us.',
  rule: 'At least 8 characters. If you already have an account, this replaces its password.',
  submit: 'Join',
  done: 'You’re in. Log in with your new password to open your dashboard.',
  gone: 'This invitation is no longer valid. Ask for a new one.',
  link: 'Link from our email',
  linkHint: 'Paste the full link from the email into this field.',
} as const

export const affiliatesCopy = {
  title: placeNames['/super-admin-dashboard/affiliates'],
  lead: 'Who earns by sending travelers here, and who would like to.',
  joining: {
    heading: 'Who may join',
    open: 'Anyone who asks gets an invitation by email at once.',
    closed: 'You decide about each application.',
    toOpen: 'Let anyone join',
    toClosed: 'Decide each time',
  },
  applications: {
    heading: 'Applications',
    caption: 'Who asked to become an affiliate, the longest waiting first',
    none: 'Nobody is waiting.',
    noUndo: 'You can’t undo declining, but they can apply again.',
    columns: { who: 'Who', company: 'Company', at: 'Asked on', referredBy: 'Came through', decide: 'Decide' },
    noCompany: '–',
    nobody: '–',
    invited: 'Invited',
    invite: 'Invite',
    again: 'Invite again',
    decline: 'Decline',
    inviteOf: (name: string) => `Invite ${name}`,
    againOf: (name: string) => `Invite again: ${name}`,
    declineOf: (name: string) => `Decline ${name}`,
  },
  members: {
    heading: 'Affiliates',
    caption: 'Affiliates, newest first',
    none: 'No affiliates yet.',
    columns: {
      name: 'Name',
      code: 'Code',
      joined: 'Since',
      referredBy: 'Came through',
      held: 'On hold',
      payable: 'Payable',
      end: 'End',
    },
    terms: (version: string, day: string) => `Terms of ${version}, accepted ${day}`,
    noTerms: 'No terms accepted yet',
    ended: 'Ended',
    end: 'End',
    endOf: (name: string) => `End ${name}`,
  },
  endQuestion: (name: string) => `End ${name} as an affiliate?`,
  endText:
    'The code and the link stop earning, and the code no longer takes anything off. What was earned stays. You can’t undo this.',
  yesEnd: 'Yes, end it',
  keep: 'Keep it',
  problems: {
    application_gone: 'Someone has already decided this application.',
    affiliate_gone: 'This affiliate has already ended.',
  },
} as const
