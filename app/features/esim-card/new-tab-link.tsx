import { pathHere } from '#app/language/address.ts'
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'
import type { ReactNode } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import { orderCopy } from '#app/copy/sales/order.ts'

/** The support page with the order filled in. */
export const supportPath = (reference: string): string => withQuery(href('/support'), { reference })

// Opens in a new tab, so the order page stays open; says so in text and with an icon.
export function NewTabLink({
  to,
  children,
  className = 'link',
}: {
  to: string
  children: ReactNode
  className?: string
}) {
  return (
    <a href={pathHere(to)} target="_blank" rel="noopener" className={className}>
      {children} <Icon name="external" size={16} className="inline shrink-0" />
      <span className="sr-only"> {orderCopy.newTab}</span>
    </a>
  )
}
