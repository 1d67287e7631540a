import type { ReactNode } from 'react'
import { legalCopy } from '#app/copy/site/legal.ts'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Company } from './company.tsx'
import './reading.css'

export type Chapter = { id: string; title: string }

// A long text beside its contents: a column on wide screens, a disclosure on small ones, both plain links.
export function Reading({ chapters, children }: { chapters: Chapter[]; children: ReactNode }) {
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

function Contents({ chapters }: { chapters: Chapter[] }) {
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
