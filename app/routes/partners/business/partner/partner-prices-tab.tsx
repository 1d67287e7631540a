import { href } from 'react-router'
import { ownPricesCopy as copy } from '#app/copy/partners/own-prices.ts'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { formatEuro } from '#values/money.ts'
import { PriceDrafts } from './price-drafts.tsx'
import { partnerPath } from './partner-address.ts'
import type { PricesAnswer } from './prices-action.ts'
import type { PricesPage, ShownPrices } from './read-prices.ts'

type Row = ShownPrices['zone']['rows'][number]
type PricesTabProps = { page: PricesPage; answer: PricesAnswer | undefined; isAdmin: boolean }

// What travelers pay in the own shop, zone by zone: what is asked, what it costs the business, and what is prepared.
export function PartnerPricesTab({ page: { found }, answer, isAdmin }: PricesTabProps) {
  if (!found) return <NoPrices />
  return (
    <>
      <section className="page-part" aria-labelledby="prices">
        <div>
          <h2 id="prices" className="text-3xl">
            {copy.heading}
          </h2>
          <p className="pt-1 text-muted">{copy.text}</p>
          {!isAdmin && <p className="pt-1 text-muted">{copy.onlyAdmins}</p>}
        </div>
        {found.drafts.length > 0 && (
          <PriceDrafts
            found={found}
            answer={answer?.intent === 'draft_prices' ? undefined : answer}
            isAdmin={isAdmin}
          />
        )}
        <LinkChips
          label={copy.zones}
          chips={found.zones.map(({ name, drafts }) => ({
            to: partnerPath({ tab: 'prices', zone: name }),
            words: name,
            isCurrent: name === found.zone.name,
            count: drafts > 0 ? drafts : undefined,
          }))}
        />
        <ZonePrices
          key={`${found.zone.name} ${found.version}`}
          found={found}
          answer={answer?.intent === 'draft_prices' ? answer : undefined}
          isAdmin={isAdmin}
        />
      </section>
      <HeadedPart id="prices-counted" heading={copy.terms.heading} headingClass="text-xl" className="desk-card">
        <ul className="grid list-disc gap-1 ps-5">
          {copy.terms.points(found).map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </HeadedPart>
    </>
  )
}

function NoPrices() {
  return (
    <HeadedPart id="no-prices" heading={copy.none.heading} className="desk-card">
      <p>{copy.none.text}</p>
      <div>
        <LinkButton to={href('/support')}>{copy.none.ask}</LinkButton>
      </div>
    </HeadedPart>
  )
}

type ZonePricesProps = { found: ShownPrices; answer: PricesAnswer | undefined; isAdmin: boolean }

function ZonePrices({ found, answer, isAdmin }: ZonePricesProps) {
  const { zone, version } = found
  const isBusy = useIsSending('draft_prices')
  const table = (
    <DataTable
      caption={copy.caption(zone.name)}
      columns={columnsOf({ found, answer, isAdmin })}
      rows={zone.rows}
      keyOf={({ kind, size }) => `${kind} ${size}`}
    />
  )
  if (!isAdmin) return <div className="desk-card">{table}</div>
  return (
    <IntentForm
      intent="draft_prices"
      fields={{ version, zone: zone.name }}
      error={answer?.message}
      action={partnerPath({ tab: 'prices', zone: zone.name })}
      noValidate
      className="desk-card"
    >
      {table}
      <p className="text-sm text-muted">{copy.hint}</p>
      <div>
        <Button type="submit" pending={isBusy}>
          {copy.save}
        </Button>
      </div>
    </IntentForm>
  )
}

const columnsOf = ({ found: { vatBasisPoints }, answer, isAdmin }: ZonePricesProps): Column<Row>[] => [
  {
    name: 'size',
    heading: copy.columns.size,
    isRowHeader: true,
    cell: ({ kind, size, days }) => (
      <>
        {sizeWords(size)}, {copy.kinds[kind]}
        <span className="data-cell-more">{copy.days(days)}</span>
      </>
    ),
  },
  { name: 'shop', heading: copy.columns.shop, isNumber: true, cell: ({ shopCents }) => formatEuro(shopCents) },
  { name: 'cost', heading: copy.columns.cost, isNumber: true, cell: ({ floorCents }) => formatEuro(floorCents) },
  {
    name: 'own',
    heading: copy.columns.own,
    isNumber: true,
    cell: (row) => (isAdmin ? <PriceField row={row} answer={answer} /> : ownText(row.ownCents)),
  },
  {
    name: 'earned',
    heading: copy.columns.earned,
    isNumber: true,
    cell: ({ earnedCents }) => formatEuro(earnedCents),
  },
  {
    name: 'paid',
    heading: copy.columns.paid,
    isNumber: true,
    cell: ({ sellingCents }) => (
      <>
        {formatEuro(quote(sellingCents, vatBasisPoints).totalCents)}
        <span className="data-cell-more">{copy.vat(vatBasisPoints)}</span>
      </>
    ),
  },
]

const ownText = (cents: number | null) => (cents === null ? copy.asOurs : formatEuro(cents))
const euroText = (cents: number | null) => (cents === null ? '' : (cents / 100).toFixed(2))

function PriceField({ row, answer }: { row: Row; answer: PricesAnswer | undefined }) {
  const { kind, size, ownCents, sellingCents, draftCents } = row
  const name = `${kind}_${size}`
  const error = answer?.fields[name]
  const isDraft = draftCents !== undefined
  return (
    <div className="partner-price">
      <input
        name={name}
        aria-label={copy.ownOf(sizeWords(size), copy.kinds[kind])}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-error` : undefined}
        defaultValue={answer ? (answer.typed[name] ?? '') : euroText(isDraft ? draftCents : ownCents)}
        placeholder={euroText(row.shopCents)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className="field-input partner-amount"
      />
      {error && <FieldError id={`${name}-error`}>{error}</FieldError>}
      {ownCents !== null && ownCents !== sellingCents && (
        <span className="data-cell-more">{copy.sellsAt(formatEuro(sellingCents))}</span>
      )}
      {isDraft && <span className="data-cell-more">{copy.draft(ownCents === null ? null : formatEuro(ownCents))}</span>}
    </div>
  )
}
