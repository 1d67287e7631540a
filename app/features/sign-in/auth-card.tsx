import type { ReactNode } from 'react'
import { PageHead } from '#app/layout/page-head.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import { AuthAside } from './auth-aside.tsx'
import './auth.css'

type AuthCardProps = {
  title: string
  lead: string
  description: string
  isWide?: boolean
  hasAside?: boolean
  children: ReactNode
}

// One card beside what an account is good for, over the quiet map; on phones the card is the page.
export function AuthCard({ title, lead, description, isWide = false, hasAside = true, children }: AuthCardProps) {
  return (
    <div className="auth-page">
      <PageHead title={title} description={description} isPrivate />
      <WorldMap className="auth-map no-print" />
      <div className="wrap auth-columns">
        <div className="auth-card" data-wide={isWide || undefined}>
          <div className="grid gap-2">
            <h1 className="text-3xl">{title}</h1>
            <p className="text-muted">{sentence(lead)}</p>
          </div>
          {children}
        </div>
        {hasAside && <AuthAside />}
      </div>
    </div>
  )
}
