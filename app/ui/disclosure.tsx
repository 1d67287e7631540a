import type { ComponentProps, ReactNode } from 'react'
import { Icon } from './icon.tsx'

export type DisclosureProps = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode }

// A native details element: it opens without script, and find-in-page reaches what it hides.
export function Disclosure({ title, children, className = '', ...details }: DisclosureProps) {
  return (
    <details {...details} className={`disclosure ${className}`}>
      <summary className="flex min-h-11 items-center justify-between gap-3 rounded-control py-1 font-semibold">
        <span>{title}</span>
        <Icon name="chevron-down" className="disclosure-mark text-brand" />
      </summary>
      <div className="pb-2">{children}</div>
    </details>
  )
}
