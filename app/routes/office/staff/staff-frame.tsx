import type { ReactNode } from 'react'
import { staffCopy } from '#app/copy/office/staff.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import './staff.css'
import '#app/ui/page.css'
import '#app/ui/rows.css'

type FrameProps = { title: string; lead: string; banner?: ReactNode; children: ReactNode }

// Every tool of the staff: what it is, where its calls go, and the tool itself.
export function StaffFrame({ title, lead, banner, children }: FrameProps) {
  return (
    <div className="wrap page">
      <PageHead title={title} description={lead} isPrivate />
      <header className="staff-head">
        <p className="staff-kicker">{staffCopy.kicker}</p>
        <h1 className="text-4xl">{title}</h1>
        <p className="max-w-(--measure) text-lg text-muted">{lead}</p>
        {banner}
      </header>
      {children}
    </div>
  )
}

export function NetworkBanner({ isPretended, mayChange }: { isPretended: boolean; mayChange: boolean }) {
  return (
    <div className="staff-banner" data-place={isPretended ? 'pretended' : 'live'}>
      <p className="font-semibold">{isPretended ? staffCopy.pretended : staffCopy.live}</p>
      {!mayChange && <p>{staffCopy.readsOnly}</p>}
    </div>
  )
}
