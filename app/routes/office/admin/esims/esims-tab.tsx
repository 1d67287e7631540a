import { Link, useLocation, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import { adminCopy, ESIM_STATUSES } from '#app/copy/office/admin.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { groupIccid } from '#values/iccid.ts'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DataLeft } from '#app/features/esim-figures/data-left.tsx'
import type { EsimAnswer } from '../admin-action.ts'
import { esimsAddress, type ShownEsim, type ShownEsims } from './esims-page.ts'

const copy = adminCopy.esims

export function EsimsTab({ esims, answer }: { esims: ShownEsims; answer: EsimAnswer | undefined }) {
  const { told } = esims
  if (!told) return <Failed />
  if (told.all === 0)
    return (
      <section className="card card-start">
        <h2 className="text-2xl">{copy.none}</h2>
        <p className="text-muted">{copy.noneText}</p>
        <Refresh />
      </section>
    )
  return (
    <div className="stack">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="text-3xl">{adminCopy.tabs.sims}</h2>
          <p className="pt-1 text-muted">
            {copy.found(told.found, told.all)}, <MomentIn words={copy.asked} at={told.checkedAt} />
          </p>
          {told.isAskedAgain && <p className="text-sm text-muted">{copy.askedAgain}</p>}
        </div>
        <Refresh />
      </div>
      {told.silent.length > 0 && (
        <Callout tone="warning" role="status">
          {copy.silent(told.silent)}
        </Callout>
      )}
      <Search esims={esims} />
      <Filters esims={esims} counts={told.counts} all={told.all} />
      {told.found === 0 ? (
        <p className="text-muted">
          {copy.noneHere}{' '}
          <Link to={esimsAddress({})} className="link">
            {copy.clear}
          </Link>
        </p>
      ) : (
        <ul className="card-grid">
          {told.esims.map((esim) => (
            <EsimCard key={`${esim.networkId} ${esim.name}`} esim={esim} answer={answer} />
          ))}
        </ul>
      )}
      {told.pages > 1 && <Pages esims={esims} pages={told.pages} />}
    </div>
  )
}

function Failed() {
  return (
    <Callout tone="danger" role="alert" title={copy.failed}>
      <p>{copy.failedText}</p>
      <p className="pt-3">
        <Refresh words={copy.retry} />
      </p>
    </Callout>
  )
}

// The same address again, for current figures; works without script too.
function Refresh({ words = copy.refresh }: { words?: string }) {
  const { pathname, search } = useLocation()
  const asked = new URLSearchParams(search)
  asked.set('tab', 'sims')
  asked.set('fresh', '1')
  const isAsking = useNavigation().state === 'loading'
  return (
    <LinkButton
      to={`${pathname}?${asked}`}
      look="secondary"

      preventScrollReset
      aria-busy={isAsking || undefined}
    >
      {isAsking ? <span className="spinner" aria-hidden="true" /> : <Icon name="refresh" size={18} />}
      {words}
    </LinkButton>
  )
}

function Search({ esims: { digits, status } }: { esims: ShownEsims }) {
  return (
    <form method="get" action={href('/admin')} role="search" className="admins-search">
      <input type="hidden" name="tab" value="sims" />
      {status && <input type="hidden" name="status" value={status} />}
      <TextField
        label={copy.search}
        hint={copy.searchHint}
        name="digits"
        type="search"
        inputMode="numeric"
        autoComplete="off"
        maxLength={24}
        defaultValue={digits}
      />
      <Button type="submit" look="secondary">
        <Icon name="search" size={18} />
        {copy.searchButton}
      </Button>
    </form>
  )
}

type FiltersProps = { esims: ShownEsims; counts: Record<(typeof ESIM_STATUSES)[number], number>; all: number }

function Filters({ esims: { status: current, digits }, counts, all }: FiltersProps) {
  const chips = [null, ...ESIM_STATUSES].map((status) => ({
    to: esimsAddress({ status, digits }),
    words: status ?? copy.every,
    isCurrent: status === current,
    count: status ? counts[status] : all,
  }))
  return <LinkChips label={copy.filters} chips={chips} />
}

function EsimCard({ esim, answer }: { esim: ShownEsim; answer: EsimAnswer | undefined }) {
  const { masked, status, order } = esim
  const reveal = useFetcher<EsimAnswer>()
  const shown = [reveal.data, answer].find((each) => each?.name === esim.name)?.iccid
  return (
    <li>
      <article className="card card-tight" aria-label={copy.name(masked)}>
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <h3 className="text-xl figures">{copy.name(masked)}</h3>
          <p className="state-badge" data-status={status}>
            {status}
          </p>
        </div>
        <dl className="esim-figures">
          {/* Staff see the rules of an eSIM's bundle with its order. */}
          <DataLeft esim={{ ...esim, data: order?.data ?? '', iccid: '', checkedAt: '', zone: '', startsAt: null }} />
          <div className="esim-fact">
            <dt>{copy.expires}</dt>
            <dd className="font-bold">
              <Expiry esim={esim} />
            </dd>
          </div>
          <div className="esim-fact">
            <dt>{copy.order}</dt>
            <dd>
              {order ? (
                <Link className="link" to={href('/admin-dashboard/orders/:orderId', { orderId: order.id })}>
                  {copy.orderText(order.zone, order.data)}
                </Link>
              ) : (
                <span className="text-muted">{copy.noOrder}</span>
              )}
            </dd>
          </div>
        </dl>
        {shown ? (
          <p className="text-sm" role="status">
            {copy.number}{' '}
            <bdi translate="no" className="digits font-semibold">
              {groupIccid(shown)}
            </bdi>
          </p>
        ) : (
          <Form fetcher={reveal} method="post" action={`${href('/admin')}?tab=sims`}>
            <input type="hidden" name="sim" value={esim.sealed} />
            <Button
              type="submit"
              name="intent"
              value="reveal"
              look="quiet"
              isSmall
              pending={reveal.state !== 'idle'}
              pendingText={adminCopy.wait}
              aria-label={copy.revealOf(masked)}
            >
              {copy.reveal}
            </Button>
          </Form>
        )}
      </article>
    </li>
  )
}

// An eSIM without data counts as depleted even when its days are over too.
function Expiry({ esim: { status, expiresAt, isOver } }: { esim: ShownEsim }) {
  if (expiresAt === null) return <>{copy.noExpiry}</>
  return <MomentIn words={isOver || status === 'Expired' ? copy.expired : copy.until} at={expiresAt} />
}

function Pages({ esims: { page, status, digits }, pages }: { esims: ShownEsims; pages: number }) {
  const to = (wanted: number) => esimsAddress({ status, digits, page: wanted })
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap items-center gap-4">
      {page > 1 && (
        <LinkButton to={to(page - 1)} look="secondary" isSmall rel="prev">
          {copy.before}
        </LinkButton>
      )}
      <span className="figures">{copy.page(page, pages)}</span>
      {page < pages && (
        <LinkButton to={to(page + 1)} look="secondary" isSmall rel="next">
          {copy.after}
        </LinkButton>
      )}
    </nav>
  )
}
