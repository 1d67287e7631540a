import type { ReactNode } from 'react'
import { Callout } from './callout.tsx'

type VerdictProps = { says: ReactNode }

/** Why something was refused, announced at once; nothing where nothing was. */
export const Refusal = ({ says }: VerdictProps) =>
  says && (
    <Callout tone="danger" role="alert">
      {says}
    </Callout>
  )

/** What was done, announced politely. */
export const Done = ({ says }: VerdictProps) =>
  says && (
    <Callout tone="success" role="status">
      {says}
    </Callout>
  )
