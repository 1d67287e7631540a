// Where somebody is with an eSIM, and the one thing to do next: install it, use it, add data, or buy the next one.
import { pathHere } from '#app/language/address.ts'
import { href } from 'react-router'
import { esimNowCopy as copy } from '#app/copy/delivery/esim-now.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { orderCopy } from '#app/copy/sales/order.ts'
import { withQuery } from '#app/format/with-query.ts'
import { DataLeft } from '#app/features/esim-figures/data-left.tsx'
import { ExpiryDate } from '#app/features/esim-figures/expiry-date.tsx'
import { paceOf } from '#app/features/esim-figures/pace.ts'
import type { StatusAnswer } from '#app/features/esim-figures/status-answer.ts'
import { useEsimNow } from '#app/features/esim-figures/use-esim-now.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { esimStage, type StageFacts } from '#shop/sales/order-access/esim-stage.ts'
import type { EsimReport } from '#shop/delivery/alert/view-esim-report.ts'
import type { OrderView } from '#shop/sales/order-access/view-order.ts'
import type { DeviceKind } from './device.ts'
import { EndedCard } from './ended-card.tsx'
import { isInstalled, OnPhone, type ShownOnPhone } from './on-phone.tsx'
import { InstallHere } from './install-link.tsx'

export type EsimMoment = {
  /** The latest day on earth. */
  today: StageFacts['today']
  /** It may be in use by now. */
  isAsked: boolean
  rules: Pick<BundleFacts, 'startsAt' | 'installWithinDays'>
  /** What its network told last; null for what has no eSIM. */
  report: (Omit<EsimReport, 'onPhone'> & { onPhone: ShownOnPhone | null }) | null
}

type EsimNowProps = {
  order: OrderView
  device: DeviceKind
  moment: EsimMoment
  /** The page itself leads to the check of the connection. */
  hasCheck?: boolean
}

export function EsimNow({ order, device, moment, hasCheck = false }: EsimNowProps) {
  const { today, isAsked, rules, report } = moment
  const onPhone = report?.onPhone ?? null
  const { answer, isAsking } = useEsimNow(isAsked ? order.reference : null, report?.print ?? '')
  const stage = (
    <div className="grid gap-3">
      <OnPhone told={onPhone} />
      <Stage {...{ order, device, hasCheck, answer, today, onPhone }} startsAt={rules.startsAt} />
    </div>
  )
  if (!isAsked) return stage
  // The place of the figures is kept, so that nothing moves when they come.
  return (
    <div className="esim-now">
      {isAsking ? (
        <>
          <div className="noscript:hidden">
            <Loading label={copy.asking}>
              <div className="esim-now-card">
                <Skeleton className="h-[6.5rem] w-full" />
                <Skeleton className="h-12 w-3/5" />
              </div>
            </Loading>
          </div>
          <div className="hidden noscript:block">{stage}</div>
        </>
      ) : (
        stage
      )}
    </div>
  )
}

type StageProps = Omit<EsimNowProps, 'moment'> & {
  today: StageFacts['today']
  startsAt: BundleFacts['startsAt']
  answer: StatusAnswer | null
  onPhone: ShownOnPhone | null
}

function Stage({ order, device, today, startsAt, answer, hasCheck, onPhone }: StageProps) {
  const { bundle, reference } = order
  const facts = { arrival: bundle.arrival, figures: answer && figuresOf(answer), today }
  const stage = esimStage({ ...facts, isInstalled: isInstalled(onPhone) })
  if (stage === 'arrive' || stage === 'installed')
    return (
      <div className="esim-now-card">
        <h2 className="text-2xl">{copy.arrive.heading}</h2>
        <p>{copy.arrive.text(startsAt)}</p>
        <p className="flex flex-wrap gap-3 empty:hidden">
          <InstallFirst code={order.activationCode} device={device} onPhone={onPhone} />
          {!hasCheck && (
            <a
              href={pathHere(`${withQuery(href('/install'), { reference })}#connected`)}
              className="button button-secondary"
            >
              <span className="button-label">{copy.arrive.connected}</span>
            </a>
          )}
        </p>
      </div>
    )
  if (stage === 'ended') return <EndedCard bundle={bundle} />
  if ((stage === 'in_use' || stage === 'low') && answer?.esim)
    return <InUse reference={reference} answer={answer} esim={answer.esim} isLow={stage === 'low'} />
  return (
    <p className="empty:hidden">
      <InstallFirst code={order.activationCode} device={device} onPhone={onPhone} />
    </p>
  )
}

const headingOf = ({ status }: NonNullable<StatusAnswer['esim']>, isLow: boolean): string => {
  if (status === 'Depleted') return copy.usedUp
  return isLow ? copy.low : copy.inUse
}

type InUseProps = {
  reference: string
  answer: StatusAnswer
  esim: NonNullable<StatusAnswer['esim']>
  isLow: boolean
}

function InUse({ reference, answer, esim, isLow }: InUseProps) {
  const { topUpPath, topUpHint, validDays } = answer
  return (
    <div className="esim-now-card">
      <h2 className="text-2xl">{headingOf(esim, isLow)}</h2>
      <dl>
        <DataLeft esim={esim} isRing lastsUntil={validDays === null ? null : paceOf({ ...esim, validDays })} />
        {esim.expiresAt && (
          <div className="pt-3">
            <dt className="text-sm text-muted">{copy.until}</dt>
            <dd>
              <ExpiryDate expiresAt={esim.expiresAt} />
            </dd>
          </div>
        )}
      </dl>
      <p className="flex flex-wrap gap-3">
        {topUpPath && (
          <LinkButton to={topUpHint?.path ?? topUpPath} look={isLow ? 'primary' : 'secondary'}>
            {topUpHint ? topUpCopy.hint.add(topUpHint) : copy.topUp}
          </LinkButton>
        )}
        <LinkButton to={withQuery(href('/esim-status'), { reference })} look="secondary">
          {copy.status}
        </LinkButton>
      </p>
    </div>
  )
}

function figuresOf({ esim, topUpPath }: StatusAnswer): StageFacts['figures'] {
  if (!esim) return null
  const expiresAt = esim.expiresAt === null ? null : new Date(esim.expiresAt)
  return { ...esim, expiresAt, checkedAt: new Date(esim.checkedAt), isToppable: topUpPath !== null }
}

type InstallFirstProps = { code: string | null; device: DeviceKind; onPhone: ShownOnPhone | null }

/** On a phone the one tap that installs it; on a computer the way down to the picture. Nothing once it is installed. */
export function InstallFirst({ code, device, onPhone }: InstallFirstProps) {
  if (isInstalled(onPhone) || onPhone?.state === 'deleted') return null
  if (code && device !== 'computer') return <InstallHere code={code} device={device} />
  return (
    <a href="#esim" className="button button-primary">
      {orderCopy.ready.install}
    </a>
  )
}
