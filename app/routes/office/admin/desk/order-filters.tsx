import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { ListFilters } from '#app/features/desk/list-filters.tsx'
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
  const money = { inputMode: 'decimal', autoComplete: 'off', maxLength: 12 } as const
  const count = Object.values(typed).filter((text) => text !== '').length
  return (
    <ListFilters
      heading={heading(count)}
      words={words}
      count={count}
      action={href('/admin-dashboard')}
      current={deskPath(address)}
      cleared={deskPath({ ...address, filters: NO_FILTERS, after: null, before: null })}
      hidden={{ tab, view, sort, find }}
    >
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
    </ListFilters>
  )
}
