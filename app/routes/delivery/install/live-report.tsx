// The network's latest report about the eSIM, and what it means for somebody without internet.
import { pathHere } from '#app/language/address.ts'
import { formatInstant, sizeWords } from '#app/language/formats.ts'
import { href } from 'react-router'
import type { Ref } from 'react'
import { connectionCopy as copy } from '#app/copy/delivery/connection.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { Callout, type CalloutTone } from '#app/ui/callout.tsx'
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type { StartRule } from '#values/network-package.ts'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { kindInText } from '#values/data-allowance.ts'
import { dataText } from '#app/format/megabytes-text.ts'
import type { InstallAnswer, LiveState } from './install-page.ts'

const TONES: Record<BundleStatus, CalloutTone> = {
  'Not Activated': 'info',
  Active: 'success',
  Depleted: 'warning',
  Expired: 'danger',
}

type LiveReportProps = {
  report: Extract<InstallAnswer, { intent: 'check' }>
  startsAt: StartRule | null
  heading: Ref<HTMLHeadingElement>
}

export function LiveReport({ report, startsAt, heading }: LiveReportProps) {
  const { live, trouble } = report
  const isToppable = Boolean(live?.topUpPath)
  const words = live ? copy.live[live.status] : (trouble ?? copy.unavailable)
  return (
    <Callout {...(live ? { tone: TONES[live.status] } : { tone: 'warning', role: 'alert' })}>
      <div className="grid gap-3">
        <div>
          <h3 ref={heading} tabIndex={-1} className="text-lg">
            {words.title}
          </h3>
          {words.text && <p>{typeof words.text === 'string' ? words.text : words.text({ startsAt, isToppable })}</p>}
        </div>
        {live && <Figures {...live} />}
      </div>
    </Callout>
  )
}

function Figures({ status, data, balanceMb, expiresAt, checkedAt, topUpPath }: LiveState) {
  const isCounted = kindInText(data) === 'total'
  const left = balanceMb === null ? copy.leftUnknown : dataText(balanceMb)
  return (
    <>
      <dl className="install-figures">
        <div>
          <dt className="text-sm text-muted">{isCounted ? copy.left : statusCopy.card.data}</dt>
          <dd className="text-xl font-bold figures">{isCounted ? left : sizeWords(data)}</dd>
        </div>
        <div>
          <dt className="text-sm text-muted">{copy.until}</dt>
          <dd className="text-xl font-bold">
            {expiresAt === null ? copy.untilUnknown : formatInstant(new Date(expiresAt))}
          </dd>
        </div>
      </dl>
      {topUpPath && (status === 'Active' || status === 'Depleted') && (
        <p>
          <a href={pathHere(topUpPath)} className={buttonClass({ look: 'secondary' })}>
            <span className="button-label">{copy.topUp}</span>
          </a>
        </p>
      )}
      {(status === 'Expired' || (status === 'Depleted' && !topUpPath)) && (
        <p>
          <LinkButton to={href('/bundleselector')} look="secondary">
            {copy.again}
          </LinkButton>
        </p>
      )}
      <p className="text-sm text-muted">{copy.checkedAt(formatInstant(new Date(checkedAt)))}</p>
    </>
  )
}
