import { legalCopy } from '#app/copy/site/legal.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'

const copy = legalCopy.company
const ROWS = ['address', 'email', 'phone', 'kvk', 'vat'] as const

// The company behind the shop, as far as the operator has entered it; otherwise says that it is missing.
export function Company() {
  const { brand } = useShell()
  const { company } = brand
  const rows = ROWS.flatMap((fact) => (company?.[fact] ? [{ fact, value: company[fact] }] : []))

  return (
    <section id="company" aria-labelledby="company-heading" className="grid gap-3 border-t border-line pt-8">
      <h2 id="company-heading" className="text-2xl">
        {copy.heading}
      </h2>
      {rows.length === 0 && !company?.legalName ? (
        <p className="max-w-[var(--measure)] text-muted">{sentence(copy.missing(brand.name), [brand.name])}</p>
      ) : (
        <dl className="facts-list max-w-[var(--measure)]">
          <dt>{copy.name}</dt>
          <dd>
            <Verbatim>{company?.legalName ?? brand.fullName}</Verbatim>
            {company?.isSample && <span className="block text-sm text-muted">{shellCopy.footer.sample}</span>}
          </dd>
          {rows.map(({ fact, value }) => (
            <Row key={fact} label={copy[fact]} value={value} />
          ))}
        </dl>
      )}
    </section>
  )
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd translate="no" className="whitespace-pre-line">
        {value}
      </dd>
    </>
  )
}
