// What narrows the list of own orders. A form that only asks, so that the address holds the answer and a reload keeps it.
import { Link } from 'react-router'
import { partnerCopy } from '#app/copy/partners/dashboards-business.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
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
  const asked = countAsked(wish)
  const code = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false } as const
  return (
    <Disclosure title={heading(asked)} open={asked > 0}>
      {/* Another question is another form, which shows what is asked now. */}
      <Form
        method="get"
        action={partnerPath({})}
        preventScrollReset
        key={partnerPath({ tab: 'orders', wish })}
        className="grid gap-4"
      >
        <input type="hidden" name="tab" value="orders" />
        {typed.source && <input type="hidden" name="source" value={typed.source} />}
        <div className="desk-filters">
          <TextField name="find" label={words.find} defaultValue={typed.find} maxLength={200} {...code} />
          <SelectField name="state" label={words.state} options={GROUPS} defaultValue={typed.state} />
          <TextField name="from" type="date" label={words.from} defaultValue={typed.from} />
          <TextField name="until" type="date" label={words.until} defaultValue={typed.until} />
          {wish.source === 'shop' && (
            <TextField name="coupon" label={words.coupon} defaultValue={typed.coupon} maxLength={60} {...code} />
          )}
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="secondary">
            {words.apply}
          </Button>
          {asked > 0 && (
            <Link
              to={partnerPath({ tab: 'orders', wish: { ...NO_WISH, source: wish.source } })}
              preventScrollReset
              className="link inline-flex min-h-11 items-center"
            >
              {words.clear}
            </Link>
          )}
        </div>
      </Form>
    </Disclosure>
  )
}
