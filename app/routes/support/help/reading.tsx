import type { ReactNode } from 'react'
import { legalCopy } from '#app/copy/site/legal.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import './reading.css'
import { shellCopy } from '#app/copy/site/shell.ts'
import { useShell } from '#app/session/shell-data.ts'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'

export type Chapter = { id: string; title: string }

// A long text beside its contents: a column on wide screens, a disclosure on small ones, both plain links.
export function Reading({ chapters, children }: { chapters: readonly Chapter[]; children: ReactNode }) {
  return (
    <div className="wrap reading">
      <div className="reading-contents no-print">
        <Disclosure title={legalCopy.contents} className="panel py-1 lg:hidden">
          <Contents chapters={chapters} />
        </Disclosure>
        <div className="hidden gap-2 lg:grid">
          <p className="px-3 font-bold">{legalCopy.contents}</p>
          <Contents chapters={chapters} />
        </div>
      </div>
      <div className="grid min-w-0 gap-10">
        {children}
        <Company />
      </div>
    </div>
  )
}

function Contents({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <nav aria-label={legalCopy.contents}>
      <ol>
        {chapters.map(({ id, title }, at) => (
          <li key={id}>
            <a href={`#${id}`} className="contents-link">
              <span className="figures">{at + 1}.</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** One numbered section with an anchor. */
export function Section({ id, title, number, children }: Chapter & { number: number; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid gap-4">
      <h2 id={`${id}-heading`} className="text-2xl">
        <span className="text-brand figures">{number}.</span> {title}
      </h2>
      {children}
    </section>
  )
}

export function Points({ points }: { points: readonly string[] }) {
  if (points.length === 0) return null
  return (
    <ul>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  )
}

const copy = legalCopy.company
const ROWS = ['address', 'email', 'phone', 'kvk', 'vat'] as const

// The company behind the shop, as far as the operator has entered it; otherwise says that it is missing.
function Company() {
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
