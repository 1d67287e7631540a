import type { ReactNode } from 'react'

/** In place of what isn't there: why, and what to do about it. */
export const NothingHere = ({ says, children }: { says: string; children: ReactNode }) => (
  <div className="desk-card grid justify-items-start gap-4">
    <p>{says}</p>
    <p className="flex flex-wrap gap-3">{children}</p>
  </div>
)
