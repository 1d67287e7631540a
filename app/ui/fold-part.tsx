import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

// A few sentences under a title: a phone folds them to it, and wider screens show them, without a line of script.
export function FoldPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="fold-part">
      <h3 className="fold-title text-lg">{title}</h3>
      <details className="fold disclosure">
        <summary className="fold-bar">
          <h3>{title}</h3>
          <Icon name="chevron-down" className="disclosure-mark ms-auto text-brand" />
        </summary>
        <div className="fold-content">{children}</div>
      </details>
    </div>
  )
}
