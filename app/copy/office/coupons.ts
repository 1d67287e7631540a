// The words of the coupons page.
import type { ChangeProblem } from '#shop/catalogue/pricing/change-coupon.ts'
import type { CouponProblem } from '#shop/catalogue/pricing/typed-coupon.ts'
import { placeNames } from '#app/copy/people/role-places.ts'

const A_LIMIT = 'A limit is a whole number from 1 to 1,000,000, or empty for none.'

const GROUPED = new Intl.NumberFormat('en')

export const couponsCopy = {
  title: placeNames['/super-admin-dashboard/coupons'],
  lead: 'Codes, how often they were used, and what they cost you. An unpaid order reserves a use. Discounts are taken off before VAT.',
  caption: 'Coupons',
  columns: {
    code: 'Code',
    discount: 'Discount',
    days: 'Valid',
    used: 'Used',
    cost: 'Cost excl. VAT',
    end: 'Change',
  },
  free: 'Free',
  /** When a code counts, by its first day and its last. */
  days: (from: string | null, until: string | null) => {
    if (from !== null) return until === null ? `From ${from}` : `${from} to ${until}`
    return until === null ? 'No end' : `Until ${until}`
  },
  used: (uses: number, most: number | null) =>
    most === null ? GROUPED.format(uses) : `${GROUPED.format(uses)} of ${GROUPED.format(most)}`,
  caps: (perCustomer: number | null, perNetwork: number | null) =>
    [perCustomer !== null && `${perCustomer} per customer`, perNetwork !== null && `${perNetwork} per network`]
      .filter(Boolean)
      .join(', '),
  owner: (name: string) => `Earns for ${name}`,
  ended: 'Ended',
  expired: 'Expired',
  startsOn: (day: string) => `Starts ${day}`,
  end: 'End',
  endOf: (code: string) => `End ${code}`,
  endQuestion: {
    code: (code: string) => `End ${code}?`,
    batch: (name: string) => `End all unused codes of “${name}”?`,
  },
  endText: 'Nobody can use it from now on, and it can’t be brought back. Orders that used it keep their discount.',
  change: {
    link: 'Edit',
    of: (code: string) => `Edit ${code}`,
    heading: (code: string) => `Edit ${code}`,
    save: 'Save coupon',
  },
  yesEnd: 'Yes, end it',
  keep: 'Keep it',
  none: 'No coupons yet.',
  batches: {
    heading: 'Single-use codes',
    caption: 'Batches of single-use codes',
    columns: {
      name: 'For',
      days: 'Valid',
      codes: 'Codes',
      used: 'Used',
      cost: 'Cost excl. VAT',
      file: 'File',
      end: 'End',
    },
    file: 'CSV',
    none: 'None yet.',
  },
  one: {
    heading: 'New coupon',
    code: 'Code',
    codeHint: '4 to 40 letters, digits, hyphens or underscores.',
    save: 'Create coupon',
  },
  many: {
    heading: 'New single-use codes',
    name: 'What they are for',
    prefix: 'Code prefix',
    prefixHint: 'Up to 12 letters or digits. Ten random ones follow.',
    count: 'How many',
    save: 'Create codes',
  },
  type: 'Discount',
  types: { percentage: 'Percent', fixed: 'Euros', free: 'Free order' },
  value: 'Amount',
  valueHint: 'Percent or euros. Leave it empty for a free order.',
  from: 'First day',
  fromHint: 'From 00:00 in the shop’s time zone. Leave it empty to start now.',
  until: 'Last day',
  untilHint: 'Until 24:00 in the shop’s time zone.',
  maxRedemptions: 'Most uses in all',
  maxPerCustomer: 'Most uses per customer',
  maxPerNetwork: 'Most uses per network',
  problems: {
    code_shape: 'Use 4 to 40 letters, digits, hyphens or underscores.',
    type: 'Choose a kind of discount.',
    value: 'Enter a percentage from 0.01 to 100, or an amount from €0.01 to €1,000.',
    from: 'Choose today or a later day.',
    until: 'The last day can’t be over already.',
    until_before_from: 'The last day can’t be before the first.',
    cap_in_all: A_LIMIT,
    cap_per_customer: A_LIMIT,
    cap_per_network: A_LIMIT,
    code_taken: 'This code exists already, maybe among those that ended.',
    name: 'Say what the codes are for, in up to 60 characters.',
    name_taken: 'There are codes of this name already.',
    prefix: 'Use up to 12 letters or digits.',
    count: 'Make 1 to 5,000 codes at once.',
    cap_below_uses: 'It was used more often than that already.',
    nothing_to_change: 'That coupon had ended already.',
    nothing_to_end: 'That coupon had ended already.',
    owned: 'This code belongs to an affiliate. End the affiliate under Affiliates instead.',
  } satisfies Record<
    CouponProblem | ChangeProblem | 'code_taken' | 'name' | 'name_taken' | 'prefix' | 'count' | 'nothing_to_end',
    string
  >,
} as const

export const vatCopy = {
  title: placeNames['/super-admin-dashboard/vat'],
  lead: 'Each country’s rate, when it began, and what comes next. Past sales keep their rate.',
  caption: 'VAT rates by country',
  columns: { country: 'Country', now: 'Today', since: 'Since', before: 'Before', ahead: 'Ahead', by: 'Set by' },
  house: 'The shop itself',
  none: '–',
  rate: (basisPoints: number) => `${basisPoints / 100}%`,
  dated: (rate: string, from: string) => `${rate} from ${from}`,
  aheadTitle: 'Rates change soon',
  ahead: (country: string, rate: string, from: string) => `${country}: ${rate} from ${from}`,
  withdraw: 'Withdraw',
  withdrawOf: (what: string) => `Withdraw: ${what}`,
  form: {
    heading: 'Set a rate',
    text: 'A new rate applies from the day you choose, today at the earliest. You can withdraw it until then, and set another at any time.',
    country: 'Country',
    rate: 'Rate in percent',
    from: 'Valid from',
    reason: 'Why a country outside the EU is charged VAT',
    reasonHint: 'Only for countries that aren’t members, such as Monaco.',
    save: 'Set rate',
  },
  problems: {
    country: 'Choose a country.',
    rate_range: 'A rate must be between 0 and 40 percent.',
    date_range: 'Choose today or a later day.',
    reason_missing: 'This country isn’t in the EU. Say why its customers are charged VAT.',
    no_rate: 'That rate already applies, or someone else withdrew it.',
  },
} as const
