import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'

type VerdictProps = { says: ReactNode }

/** Why something was refused, if it was; screen readers announce it at once. */
export const Refusal = ({ says }: VerdictProps) =>
  says && (
    <Callout tone="danger" role="alert">
      {says}
    </Callout>
  )

/** What was done, if anything was; screen readers announce it when they pause. */
export const Done = ({ says }: VerdictProps) =>
  says && (
    <Callout tone="success" role="status">
      {says}
    </Callout>
  )
