import type { ReactNode } from 'react'
import { href } from 'react-router'
import { RowKeys } from '#app/features/desk/row-keys.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { PageHead } from './page-head.tsx'
import './dashboard.css'

export type DashboardProps = {
  heading: string
  /** The name of the open tab, if there are any. */
  tab?: string
  description: string
  signedInAs: ReactNode
  /** The words that lead back to the shop; without them nothing does. */
  backHome?: string
  children: ReactNode
}

// What every dashboard begins with: its name, who is signed in, and the way back to the shop.
export function Dashboard({ heading, tab, description, signedInAs, backHome, children }: DashboardProps) {
  return (
    <div className="wrap page">
      <PageHead title={tab ? `${heading}: ${tab}` : heading} description={description} isPrivate />
      <div className="dashboard-head">
        <h1 className="text-4xl">{heading}</h1>
        {tab && <p className="dashboard-tab">{tab}</p>}
        <p className="dashboard-who text-sm text-muted [overflow-wrap:anywhere]">{sentence(signedInAs)}</p>
        {backHome && (
          <LinkButton to={href('/')} look="secondary" isSmall className="dashboard-home">
            {backHome}
          </LinkButton>
        )}
      </div>
      {children}
      <RowKeys />
    </div>
  )
}
