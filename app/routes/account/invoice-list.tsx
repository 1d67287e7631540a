import { accountCopy } from '#app/copy/account.ts'
import { formatEuro } from '#shop/values/money.ts'
import { dayText } from './moment-text.ts'
import type { ShownInvoice } from './own-invoices.ts'
import { invoicePath } from './own-esim-view.ts'

const copy = accountCopy.overview

export function InvoiceList({ invoices }: { invoices: ShownInvoice[] | null }) {
  if (invoices === null) return null
  return (
    <section className="status-card" aria-labelledby="invoices">
      <h2 id="invoices" className="text-2xl">
        {copy.invoices}
      </h2>
      {invoices.length === 0 ? (
        <p className="text-muted">{copy.noInvoices}</p>
      ) : (
        <ul className="account-rows">
          {invoices.map(({ number, isCreditNote, issuedAt, totalCents, reference }) => (
            <li key={number} className="account-line">
              <span>
                <a href={invoicePath(reference)} className="link inline-block py-1">
                  {isCreditNote ? `${copy.creditNote} ${number}` : number}
                </a>
                <span className="block text-sm text-muted">{dayText(issuedAt)}</span>
              </span>
              <span className="figures font-semibold">{formatEuro(totalCents)}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
