import { knownText } from '#app/language/known-text.ts'
import { useEffect, type ReactNode } from 'react'
import { accountCopy } from '#app/copy/people/account.ts'
import { groupIccid } from '#values/iccid.ts'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import { dayText } from '#app/format/moment-text.ts'
import { OnPhone } from '#app/features/esim-card/on-phone.tsx'
import { EsimFigures } from '../figures.tsx'
import { nameOf, type ShownOwnEsim } from '../own-esim-view.ts'
import type { UsageReport } from '../shown-usage.ts'
import { useUsage } from '../use-usage.ts'

const copy = accountCopy.esim

type EsimCardProps = {
  esim: ShownOwnEsim
  drawn: UsageReport | null
  /** What can be done with it; nothing is added to one that has ended. */
  children: (hasEnded: boolean) => ReactNode
  isHidden?: boolean
  onStatus?: (reference: string, status: BundleStatus | null) => void
}

// One eSIM of an account: its facts, its status, and its actions.
export function EsimCard({ esim, drawn, children, isHidden = false, onStatus }: EsimCardProps) {
  const usage = useUsage(esim.reference, drawn)
  const status = usage.usage?.status ?? null
  const headingId = `esim-${esim.iccid.slice(-6)}`
  useEffect(() => onStatus?.(esim.reference, status), [onStatus, esim.reference, status])

  return (
    <li hidden={isHidden} id={`esim-${esim.reference}`}>
      <article className="card card-tight" aria-labelledby={headingId}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 id={headingId} className="min-w-0 text-xl [overflow-wrap:anywhere]">
            {nameOf(esim)}
          </h3>
          {status && (
            <p className="state-badge" data-status={status}>
              {knownText(status)}
            </p>
          )}
        </div>
        <p className="text-sm text-muted">
          {copy.facts(esim.bundle.data, esim.bundle.days, dayText(esim.boughtAt))}
          <span className="block">
            {copy.number}{' '}
            <bdi translate="no" className="digits">
              {groupIccid(esim.iccid)}
            </bdi>
          </span>
        </p>
        <OnPhone told={esim.onPhone} />
        <EsimFigures {...usage} />
        {children(status === 'Expired')}
      </article>
    </li>
  )
}
