import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { staffCopy } from '#app/copy/staff.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { RolePlaces } from '#app/layout/role-places.tsx'
import './staff.css'

type FrameProps = { title: string; lead: string; banner?: ReactNode; children: ReactNode }

// Every tool of the staff: what it is, where its calls go, and the tool itself.
export function StaffFrame({ title, lead, banner, children }: FrameProps) {
  return (
    <div className="wrap staff-page">
      <PageHead title={title} description={lead} isPrivate />
      <RolePlaces />
      <header className="staff-head">
        <p className="staff-kicker">{staffCopy.kicker}</p>
        <h1 className="text-5xl">{title}</h1>
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

type TabsProps<Tab extends string> = { label: string; tabs: Record<Tab, string>; open: Tab; first: Tab; path: string }

// Each tab is an address of its own; the first one is the page's own address.
export function StaffTabs<Tab extends string>({ label, tabs, open, first, path }: TabsProps<Tab>) {
  return (
    <nav aria-label={label} className="staff-tabs">
      <ul>
        {Object.entries<string>(tabs).map(([tab, words]) => (
          <li key={tab}>
            <Link
              to={tab === first ? path : `${path}?tab=${tab}`}
              preventScrollReset
              aria-current={tab === open ? 'page' : undefined}
              className="staff-tab"
            >
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
