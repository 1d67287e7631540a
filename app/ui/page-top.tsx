import type { ReactNode } from 'react'
import { WorldMap } from './world-map.tsx'
import './page-top.css'
import { sentence } from './verbatim.tsx'
import { withEnglishNames } from './zone-name.tsx'

// The quiet dusk over the help and legal pages: the heading, one sentence, and what belongs right under it.
export function PageTop({ title, lead, children }: { title: string; lead: ReactNode; children?: ReactNode }) {
  return (
    <header className="dusk page-top">
      <WorldMap className="page-map no-print" />
      <div className="wrap grid justify-items-start gap-4 py-10 md:py-14 print:gap-1 print:py-0">
        <h1 className="max-w-3xl text-5xl print:text-2xl">{withEnglishNames(title)}</h1>
        <p className="max-w-2xl text-lg print:max-w-none print:text-sm">{sentence(lead)}</p>
        {children}
      </div>
    </header>
  )
}
