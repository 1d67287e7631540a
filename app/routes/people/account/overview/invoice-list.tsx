import { accountCopy } from '#app/copy/people/account.ts'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { formatDay } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import type { ShownInvoice } from './own-invoices.ts'

const copy = accountCopy.overview

export function InvoiceList({ invoices }: { invoices: ShownInvoice[] }) {
  return (
    <HeadedPart id="invoices" heading={copy.invoices} className="card">
      {invoices.length === 0 ? (
        <p className="text-muted">{copy.noInvoices}</p>
      ) : (
        <ul className="rows">
          {invoices.map(({ number, isCreditNote, issuedOn, totalCents, path }) => (
            <li key={number} className="row-line">
              <span>
                <a href={path} className="link inline-block py-1">
                  {isCreditNote ? `${copy.creditNote} ${number}` : number}
                </a>
                <span className="block text-sm text-muted">{formatDay(issuedOn)}</span>
              </span>
              <span className="figures font-semibold">{formatEuro(totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </HeadedPart>
  )
}
