// What the address of the orders tab says of the list: which orders, and what narrows them. What cannot be read narrows nothing.
import { cutText } from '#values/text/cut-text.ts'
import {
  NO_WISH,
  ORDER_SOURCES,
  type OrderSource,
  type PartnerOrderWish,
} from '#shop/partners/partner/list-partner-orders.ts'
import { ORDER_GROUPS, type OrderGroup } from '#shop/sales/order/order-conditions.ts'
import { normalizeCouponCode } from '#shop/catalogue/pricing/coupon.ts'
import { parseDateOnly } from '#values/date.ts'

export const isGroup = (text: string): text is OrderGroup => Object.hasOwn(ORDER_GROUPS, text)
const isSource = (text: string): text is OrderSource => ORDER_SOURCES.some((each) => each === text)

export function readWish(searchParams: URLSearchParams): PartnerOrderWish {
  const of = (name: string) => searchParams.get(name)?.trim() ?? ''
  const [source, group] = [of('source'), of('state')]
  return {
    source: isSource(source) ? source : NO_WISH.source,
    group: isGroup(group) ? group : null,
    from: parseDateOnly(of('from')),
    until: parseDateOnly(of('until')),
    coupon: normalizeCouponCode(cutText(of('coupon'), 60)) || null,
    search: cutText(of('find'), 200),
  }
}

/** The same as an address says it, and as the fields of a form. */
export const writtenWish = ({ source, group, from, until, coupon, search }: PartnerOrderWish) => ({
  source: source === NO_WISH.source ? '' : source,
  find: search,
  state: group ?? '',
  from: from ?? '',
  until: until ?? '',
  coupon: coupon ?? '',
})

/** How many fields of the form narrow the list. */
export const countAsked = (wish: PartnerOrderWish): number =>
  Object.entries(writtenWish(wish)).filter(([name, text]) => name !== 'source' && text !== '').length
