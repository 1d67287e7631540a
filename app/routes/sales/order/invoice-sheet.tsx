// The invoice on its sheet, as it leaves the printer: parties, facts, lines, sums and notes.
import type { Fact, InvoiceFacts } from '#app/features/invoice/invoice-facts.ts'
import { sentence } from '#app/ui/verbatim.tsx'

export function InvoiceSheet({ facts }: { facts: InvoiceFacts }) {
  const { labels } = facts
  const { head } = labels
  return (
    <article className="invoice-sheet" lang={facts.language}>
      <header className="invoice-head">
        <h1 className="text-4xl">{facts.title}</h1>
        <p translate="no" className="text-xl font-bold">
          {facts.brandName}
        </p>
      </header>
      <div className="invoice-parties">
        <Party label={labels.seller} lines={facts.seller} />
        <Party label={labels.buyer} lines={facts.buyer} />
      </div>
      <dl className="invoice-facts">
        {facts.facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{sentence(value)}</dd>
          </div>
        ))}
      </dl>
      <table className="invoice-lines">
        <caption className="sr-only">{labels.lines}</caption>
        <thead>
          <tr>
            <th scope="col">{head.text}</th>
            <th scope="col">{head.quantity}</th>
            <th scope="col">{head.vat}</th>
            <th scope="col">{head.net}</th>
          </tr>
        </thead>
        <tbody>
          {facts.lines.map(({ text, quantity, vat, net }) => (
            <tr key={text}>
              <th scope="row">{text}</th>
              <td>{quantity}</td>
              <td>{vat}</td>
              <td>{net}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className="invoice-sums figures">
        {facts.sums.map((sum) => (
          <Sum key={sum.name} {...sum} />
        ))}
        <Sum {...facts.total} isTotal />
      </dl>
      <div className="invoice-notes">
        {facts.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </article>
  )
}

function Party({ label, lines: [name, ...rest] }: { label: string; lines: string[] }) {
  return (
    <section>
      <h2>{label}</h2>
      <p translate="no" className="font-bold">
        {name}
      </p>
      {rest.map((line) => (
        <p key={line} translate="no">
          {line}
        </p>
      ))}
    </section>
  )
}

function Sum({ name, value, isTotal = false }: Fact & { isTotal?: boolean }) {
  return (
    <div data-total={isTotal || undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}
