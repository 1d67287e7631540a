import { pathHere } from '#app/language/address.ts'
import { withQuery } from '#app/format/with-query.ts'
import { useLoaderData, href } from 'react-router'
import { invoiceCopy as copy } from '#app/copy/sales/invoice.ts'
import { useShell } from '#app/session/shell-data.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { PrintButton } from '#app/ui/print-button.tsx'
import { InvoiceSheet } from './invoice-sheet.tsx'
import { invoicePath } from '#app/features/invoice/invoice-path.ts'
import { NewTabLink } from '#app/features/esim-card/new-tab-link.tsx'
import { NoOrder } from '#app/features/order-access/no-order.tsx'
import { readInvoicePage } from '#app/features/invoice/read-invoice.ts'
import type { Route } from './+types/invoice.ts'
import './invoice.css'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readInvoicePage(request, url, context)

// An invoice's address is its buyer's business: no search engines, and no referrer to other sites.
export const meta: Route.MetaFunction = () => [
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'same-origin' },
]

export default function InvoicePage() {
  const { brand } = useShell()
  const page = useLoaderData<typeof loader>()
  if (page.kind !== 'invoice') return <NoOrder kind="not_found" />
  const { reference, facts, shown, part, hasData, others } = page
  const hasSeveral = (kind: typeof shown) =>
    others.filter((other) => other.kind === kind).length + (shown === kind ? 1 : 0) > 1
  const isOneOfSeveral = shown === 'invoice' && hasSeveral('invoice')
  return (
    <div className="invoice-page">
      <title>{`${facts.title} ${facts.number} · ${brand.name}`}</title>
      <div className="wrap invoice-columns">
        <InvoiceSheet facts={facts} />
        <div className="invoice-actions no-print">
          <a
            href={pathHere(invoicePath(reference, { as: 'pdf', kind: shown, part, isOneOfSeveral }))}
            className={buttonClass({ isWide: true })}
            download
          >
            {copy.download}
          </a>
          {hasData && (
            <a
              href={pathHere(invoicePath(reference, { as: 'xml', kind: shown, part, isOneOfSeveral }))}
              className={buttonClass({ look: 'secondary', isWide: true })}
              download
            >
              {copy.downloadData}
            </a>
          )}
          <PrintButton />
          {others.map(({ kind, part: at, number }) => (
            <LinkButton
              key={number}
              to={invoicePath(reference, { kind, part: at, isOneOfSeveral: kind === 'invoice' && hasSeveral(kind) })}
              look="secondary"
              isWide
            >
              {copy.other[kind](others.filter((other) => other.kind === kind).length > 1 ? number : null)}
            </LinkButton>
          ))}
          <LinkButton to={withQuery(href('/success'), { reference })} look="quiet">
            {copy.back}
          </LinkButton>
          <NewTabLink to={invoicePath(reference, { from: 'provider' })}>{copy.provider}</NewTabLink>
        </div>
      </div>
    </div>
  )
}
