// A page of those who work for the shop: its title, the ways to their other pages, what it is for, and the page itself.
import type { ReactNode } from 'react'
import { RowKeys } from '#app/features/desk/row-keys.tsx'
import { PageHead } from '#app/layout/page-head.tsx'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'

export function DeskPage({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <div className="wrap page">
      <PageHead title={title} description={lead} isPrivate />
      <div className="min-w-0">
        <h1 className="text-4xl">{title}</h1>
        <p className="pt-2 text-muted">{lead}</p>
      </div>
      {children}
      <RowKeys />
    </div>
  )
}
