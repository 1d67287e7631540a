// The prices of a zone: now, and from a day on.
import { zoneCopy } from '#app/copy/office/catalog.ts'
import { dayText } from '#app/format/moment-text.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard } from '../facts.tsx'
import { valueText, whatText } from './change-text.ts'
import type { ZonePage } from './read-zone.ts'
import type { ZoneAnswer } from './zone-action.ts'
import { typedOr, ZoneFieldsPart, ZoneForm } from './zone-form.tsx'

type PartProps = { page: ZonePage; answer: ZoneAnswer | undefined }
type Price = ZonePage['prices'][number]

const euroText = (cents: number | null): string => (cents === null ? '' : (cents / 100).toFixed(2))
const shownEuro = (cents: number | null): string => (cents === null ? zoneCopy.prices.none : formatEuro(cents))

const SIZE: Column<Price> = {
  name: 'size',
  heading: zoneCopy.prices.columns.size,
  isRowHeader: true,
  cell: ({ size }) => <span className="whitespace-nowrap">{sizeWords(size)}</span>,
}

export function PricesPart({ page, answer }: PartProps) {
  const copy = zoneCopy.prices
  const field = (kind: 'price' | 'topup', { size, [kind]: { cents } }: Price) => (
    <input
      key={page.version}
      name={`${kind}_${size}`}
      aria-label={(kind === 'price' ? copy.priceOf : copy.topupOf)(sizeWords(size))}
      defaultValue={typedOr(answer, 'prices', `${kind}_${size}`, euroText(cents))}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      className="field-input catalog-amount"
    />
  )
  const columns: Column<Price>[] = [
    SIZE,
    { name: 'price', heading: copy.columns.price, cell: (row) => field('price', row) },
    { name: 'topup', heading: copy.columns.topup, cell: (row) => field('topup', row) },
    {
      name: 'lowest',
      heading: copy.columns.lowest,
      cell: ({ price, topup }) => copy.lowest(shownEuro(price.lowestCents), shownEuro(topup.lowestCents)),
    },
  ]
  return (
    <DeskCard id="prices" heading={copy.heading}>
      <p className="text-muted">{copy.text}</p>
      <ZoneForm page={page} intent="prices" answer={answer} words={copy.save}>
        <DataTable caption={copy.caption} columns={columns} rows={page.prices} keyOf={({ size }) => size} />
        <p className="text-sm text-muted">{copy.hint}</p>
      </ZoneForm>
    </DeskCard>
  )
}

export function PlanPart({ page, answer }: PartProps) {
  const copy = zoneCopy.plan
  const sizes = page.prices.map(({ size }) => size)
  return (
    <ZoneFieldsPart
      page={page}
      intent="plan"
      answer={answer}
      copy={copy}
      fields={
        <>
          <SelectField
            name="what"
            label={copy.what}
            defaultValue={typedOr(answer, 'plan', 'what', '')}
            options={[
              ...sizes.map((size) => [`price ${size}`, copy.withEsim(sizeWords(size))] as const),
              ...sizes.map((size) => [`topup ${size}`, copy.topup(sizeWords(size))] as const),
            ]}
          />
          <TextField
            name="cents"
            label={copy.cents}
            hint={copy.centsHint}
            inputMode="decimal"
            autoComplete="off"
            maxLength={12}
            required
            defaultValue={typedOr(answer, 'plan', 'cents', '')}
          />
          <TextField
            name="from"
            type="date"
            label={copy.from}
            required
            min={page.tomorrow}
            defaultValue={typedOr(answer, 'plan', 'from', '')}
          />
        </>
      }
    >
      <h3 className="text-lg">{copy.planned}</h3>
      {page.planned.length === 0 && <p className="text-muted">{copy.none}</p>}
      <ul>
        {page.planned.map((plan) => {
          const words = copy.line(whatText(plan), valueText(plan, plan.after), dayText(plan.validFrom))
          return (
            <li key={plan.id} className="desk-line">
              <span>{words}</span>
              {plan.by && <span className="desk-line-meta">{copy.by(plan.by)}</span>}
              <ZoneForm
                page={page}
                intent="withdraw"
                answer={undefined}
                fields={{ id: plan.id }}
                words={copy.withdraw}
                label={copy.withdrawOf(words)}
                look="quiet"
              />
            </li>
          )
        })}
      </ul>
    </ZoneFieldsPart>
  )
}
