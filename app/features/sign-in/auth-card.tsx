import type { ReactNode } from 'react'
import { PageHead } from '#app/layout/page-head.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import './auth.css'
import { authCopy } from '#app/copy/people/auth.ts'
import { Icon } from '#app/ui/icon.tsx'
import { Pass } from '#app/ui/pass.tsx'
import { useShell } from '#app/session/shell-data.ts'

type AuthCardProps = {
  title: string
  /** Null where the page has nothing to offer. */
  lead: string | null
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
            {lead && <p className="text-muted">{sentence(lead)}</p>}
          </div>
          {children}
        </div>
        {hasAside && <AuthAside />}
      </div>
    </div>
  )
}

const copy = authCopy.aside

// What an account is good for, in the room beside the card; on narrow screens the card has the page to itself.
function AuthAside() {
  const { brand } = useShell()
  return (
    <aside className="auth-aside" aria-labelledby="account-use">
      <h2 id="account-use" className="text-4xl">
        {copy.heading}
      </h2>
      <ul className="grid gap-4">
        {copy.items.map(({ icon, title, text }) => (
          <li key={title} className="auth-aside-item">
            <Icon name={icon} size={22} className="mt-0.5 text-brand" />
            <p>
              <span className="block font-semibold">{title}</span>
              <span className="text-muted">{text}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="auth-aside-pass" aria-hidden="true">
        <Pass size="mini" brandName={brand.name} />
      </div>
    </aside>
  )
}
