// Until when security.txt counts (RFC 9116): its owner confirms that its contacts are right, and is reminded in time to
// do it again, because a file that expired tells a finder of a weakness that nobody is there.
import type { Base } from '#shop/assembly/base.ts'
import { addDays, daysBetween, type DateOnly } from '#values/date.ts'

/** Below the year that the RFC advises. */
const HOLDS_DAYS = 360
/** Without a confirmation, always so far ahead of whoever reads it. */
const UNCONFIRMED_DAYS = 180
const REMIND_DAYS = 30

type Deps = Pick<Base, 'securityConfirmedOn' | 'today'>

/** The day on which security.txt expires. */
export const viewSecurityExpiry = ({ securityConfirmedOn, today }: Deps): DateOnly =>
  securityConfirmedOn ? addDays(securityConfirmedOn, HOLDS_DAYS) : addDays(today(), UNCONFIRMED_DAYS)

/** Raises an alert from thirty days before it expires, and goes on after that. */
export function watchSecurityFile(deps: Deps & Pick<Base, 'log'>): Promise<void> {
  const expires = viewSecurityExpiry(deps)
  const days = daysBetween(deps.today(), expires)
  if (days <= REMIND_DAYS) deps.log.error({ expires, days }, 'security.txt expires soon')
  return Promise.resolve()
}
