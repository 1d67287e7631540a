import { useNavigation } from 'react-router'
import { ownPricesCopy } from '#app/copy/partners/own-prices.ts'
import { Form } from '#app/forms/form.tsx'
import { Button } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import { partnerPath } from './partner-address.ts'
import type { PricesAnswer } from './prices-action.ts'
import type { ShownDraft, ShownPrices } from './read-prices.ts'

const copy = ownPricesCopy.drafts

const COLUMNS: Column<ShownDraft>[] = [
  {
    name: 'bundle',
    heading: copy.columns.bundle,
    isRowHeader: true,
    cell: ({ zone, kind, size }) => (
      <>
        {sizeWords(size)}, {ownPricesCopy.kinds[kind]}
        <span className="data-cell-more">{zone}</span>
      </>
    ),
  },
  { name: 'from', heading: copy.columns.from, isNumber: true, cell: ({ nowCents }) => formatEuro(nowCents) },
  {
    name: 'to',
    heading: copy.columns.to,
    isNumber: true,
    cell: ({ cents, shopCents }) => (cents === null ? copy.ours(formatEuro(shopCents)) : formatEuro(cents)),
  },
]

type PriceDraftsProps = { found: ShownPrices; answer: PricesAnswer | undefined; isAdmin: boolean }

// What is prepared, the shop as it would be with it, and the two ways on.
export function PriceDrafts({ found: { drafts, version, zone, preview }, answer, isAdmin }: PriceDraftsProps) {
  const intent = useNavigation().formData?.get('intent')
  return (
    <div className="page-columns desk-columns">
      <section className="desk-card" aria-labelledby="drafts">
        <div>
          <h3 id="drafts" className="text-xl">
            {copy.heading}
          </h3>
          <p className="pt-1 text-muted">{copy.text}</p>
        </div>
        <Refusal says={answer?.message} />
        <DataTable
          caption={copy.caption}
          columns={COLUMNS}
          rows={drafts}
          keyOf={(draft) => `${draft.zone} ${draft.kind} ${draft.size}`}
        />
        {isAdmin && (
          <Form
            method="post"
            action={partnerPath({ tab: 'prices', zone: zone.name })}
            preventScrollReset
            className="grid gap-3"
          >
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="zone" value={zone.name} />
            <p className="text-sm text-muted">{copy.holdText}</p>
            <div className="flex flex-wrap gap-3">
              <Button type="submit" name="intent" value="hold_prices" pending={intent === 'hold_prices'}>
                {copy.hold}
              </Button>
              <Button type="submit" name="intent" value="drop_prices" look="quiet" pending={intent === 'drop_prices'}>
                {copy.drop}
              </Button>
            </div>
          </Form>
        )}
      </section>
      {preview && (
        <section className="desk-card" aria-labelledby="price-preview">
          <div>
            <h3 id="price-preview" className="text-xl">
              {copy.preview}
            </h3>
            <p className="pt-1 text-muted">{copy.previewText}</p>
          </div>
          <iframe
            key={version}
            src={preview}
            title={copy.frame}
            loading="lazy"
            sandbox="allow-same-origin allow-forms allow-top-navigation-by-user-activation"
            className="partner-embed"
          />
        </section>
      )}
    </div>
  )
}
