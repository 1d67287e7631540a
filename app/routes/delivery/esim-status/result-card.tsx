import { ZoneName } from '#app/ui/zone-name.tsx'
import { knownText } from '#app/language/known-text.ts'
import { href } from 'react-router'
import type { Ref } from 'react'
import { Form, type FormFetcher } from '#app/forms/form.tsx'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Loading, Skeleton } from '#app/ui/skeleton.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { maskIccid } from '#values/iccid.ts'
import { CoveredCountries } from '#app/features/esim-card/covered-countries.tsx'
import { DataLeft } from '#app/features/esim-figures/data-left.tsx'
import { paceOf } from '#app/features/esim-figures/pace.ts'
import { Expiry } from './expiry.tsx'
import type { ShownCard } from './use-status.ts'

const copy = statusCopy.card

type ResultCardProps = {
  card: ShownCard
  /** Nothing is left to use of it. */
  isOver: boolean
  /** Seconds since it was told. */
  elapsed: number
  fetcher: FormFetcher
  isPending: boolean
  heading: Ref<HTMLHeadingElement>
}

export function ResultCard({ card, isOver, elapsed, fetcher, isPending, heading }: ResultCardProps) {
  const { esim, trip, email } = card
  return (
    <section className="card status-result" aria-labelledby="status-result">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id="status-result" ref={heading} tabIndex={-1} className="text-2xl">
          {trip}
          <span className="block text-base font-semibold text-muted">{copy.named(maskIccid(esim.iccid))}</span>
        </h2>
        <p className="state-badge" data-status={esim.status}>
          {knownText(esim.status)}
        </p>
      </div>
      <dl className="grid gap-5">
        <DataLeft esim={esim} isRing isOver={isOver} lastsUntil={lastsUntilOf(card)} />
        <Expiry esim={esim} elapsed={elapsed} />
        <div className="esim-fact">
          <dt>{copy.zone}</dt>
          <dd className="text-xl font-bold">
            <ZoneName name={esim.zone} />
          </dd>
        </div>
      </dl>
      {card.coverage && <CoveredCountries {...card.coverage} />}
      <div className="status-actions card-bar">
        {card.topUpPath && !isOver && (
          <LinkButton to={card.topUpPath}>
            <Icon name="plus" size={18} />
            {topUpCopy.button}
          </LinkButton>
        )}
        <Form fetcher={fetcher} method="post" action={href('/esim-status')} className="contents">
          <input type="hidden" name="email" value={email} />
          <input type="hidden" name="iccid" value={esim.iccid} />
          <Button
            type="submit"
            name="intent"
            value="refresh"
            look="secondary"
            pending={isPending}
            pendingText={copy.refreshing}
          >
            <Icon name="refresh" size={18} />
            {copy.refresh}
          </Button>
          <span className="text-sm text-muted figures">{copy.updated(elapsed)}</span>
        </Form>
      </div>
    </section>
  )
}

const lastsUntilOf = ({ esim, validDays }: ShownCard): string | null =>
  validDays === null ? null : paceOf({ ...esim, validDays })

// The place of what the network is asked about the visitor's own eSIM. Without script nobody asks.
export function LookingUp() {
  return (
    <section className="card status-result status-waiting noscript:hidden">
      <Loading label={copy.lookingUp}>
        <div className="grid gap-5">
          <Skeleton className="h-8 w-2/3" />
          <Skeleton className="h-[6.5rem] w-full" />
          <Skeleton className="h-28 w-full" />
        </div>
      </Loading>
    </section>
  )
}
