// What narrows the list of orders. A form that only asks, so that the address holds the answer and a reload keeps it.
import { Link, href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { countryChoices } from '#app/format/country-choices.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { NO_FILTERS } from '#shop/sales/order/desk-order.ts'
import { EU_COUNTRIES } from '#values/country/country.ts'
import { deskPath, writtenFilters, type DeskAddress } from '../desk-address.ts'

const { filters: heading, filter: words } = deskCopy.orders

const COUNTRIES: [string, string][] = [
  ['', words.every],
  ...countryChoices(EU_COUNTRIES),
  ['outside-eu', words.outside],
]

export function OrderFilters({ address, brands }: { address: DeskAddress; brands: [string, string][] }) {
  const { tab, view, sort, find, filters } = address
  const typed = writtenFilters(filters)
  const asked = Object.values(typed).filter((text) => text !== '').length
  const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  return (
    <Disclosure title={heading(asked)} open={asked > 0}>
      {/* Another question is another form, which shows what is asked now. */}
      <Form
        method="get"
        action={href('/admin-dashboard')}
        preventScrollReset
        key={deskPath(address)}
        className="grid gap-4"
      >
        {Object.entries({ tab, view, sort, find }).map(
          ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <div className="desk-filters">
          <TextField name="from" type="date" label={words.from} defaultValue={typed.from} />
          <TextField name="until" type="date" label={words.until} defaultValue={typed.until} />
          <SelectField
            name="brand"
            translate="no"
            label={words.brand}
            options={[['', words.every], ...brands]}
            defaultValue={typed.brand}
          />
          <TextField name="least" label={words.least} defaultValue={typed.least} {...money} />
          <TextField name="most" label={words.most} defaultValue={typed.most} {...money} />
          <TextField
            name="coupon"
            label={words.coupon}
            defaultValue={typed.coupon}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={60}
          />
          <SelectField name="country" label={words.country} options={COUNTRIES} defaultValue={typed.country} />
        </div>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" look="secondary">
            {words.apply}
          </Button>
          {asked > 0 && (
            <Link
              to={deskPath({ ...address, filters: NO_FILTERS, after: null, before: null })}
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
