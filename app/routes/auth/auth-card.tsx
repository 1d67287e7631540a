import type { ReactNode } from 'react'
import { PageHead } from '#app/layout/page-head.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import './auth.css'

type AuthCardProps = { title: string; lead: string; description: string; isWide?: boolean; children: ReactNode }

// One card beside the quiet map; on phones the card is the page.
export function AuthCard({ title, lead, description, isWide = false, children }: AuthCardProps) {
  return (
    <div className="auth-page">
      <PageHead title={title} description={description} isPrivate />
      <WorldMap className="auth-map no-print" />
      <div className="wrap">
        <div className="auth-card" data-wide={isWide || undefined}>
          <div className="grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            <p className="text-muted">{lead}</p>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
