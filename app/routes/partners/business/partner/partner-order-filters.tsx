import { partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { ListFilters } from '#app/features/desk/list-filters.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { ORDER_GROUPS } from '#shop/sales/order/order-conditions.ts'
import { NO_WISH, type PartnerOrderWish } from '#shop/partners/partner/list-partner-orders.ts'
import { countAsked, isGroup, writtenWish } from './order-wish.ts'
import { partnerPath } from './partner-address.ts'

const { filters: heading, filter: words, groups } = partnerCopy.orders

const GROUPS: [string, string][] = [
  ['', words.every],
  ...Object.keys(ORDER_GROUPS)
    .filter(isGroup)
    .map((group): [string, string] => [group, groups[group]]),
]

export function PartnerOrderFilters({ wish }: { wish: PartnerOrderWish }) {
  const typed = writtenWish(wish)
  const count = countAsked(wish)
  const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <ListFilters
      heading={heading(count)}
      words={words}
      count={count}
      action={partnerPath({})}
      current={partnerPath({ tab: 'orders', wish })}
      cleared={partnerPath({ tab: 'orders', wish: { ...NO_WISH, source: wish.source } })}
      hidden={{ tab: 'orders', source: typed.source }}
    >
      <TextField name="find" label={words.find} defaultValue={typed.find} maxLength={200} {...code} />
      <SelectField name="state" label={words.state} options={GROUPS} defaultValue={typed.state} />
      <TextField name="from" type="date" label={words.from} defaultValue={typed.from} />
      <TextField name="until" type="date" label={words.until} defaultValue={typed.until} />
      {wish.source === 'shop' && (
        <TextField name="coupon" label={words.coupon} defaultValue={typed.coupon} maxLength={60} {...code} />
      )}
    </ListFilters>
  )
}
