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
import { ColumnChoice, shownColumns } from '#app/features/desk/column-choice.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { dataText } from '#app/format/megabytes-text.ts'
import { statusCopy } from '#app/copy/delivery/esim-status.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { kindInText, sizeWords } from '#values/data-allowance.ts'
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
        <Unlisted networks={told.unlisted} />
        <Refresh />
      </section>
    )
  return (
    <div className="stack">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h2 className="sr-only">{adminCopy.tabs.sims}</h2>
          <p className="text-muted">
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
      <Unlisted networks={told.unlisted} />
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
        <DataTable
          caption={adminCopy.tabs.sims}
          columns={shownColumns(columnsOf(answer), esims.hidden)}
          rows={told.esims}
          keyOf={({ networkId, name }) => `${networkId} ${name}`}
          isDense
        />
      )}
      {told.pages > 1 && <Pages esims={esims} pages={told.pages} />}
      <ColumnChoice list="esims" columns={columnsOf(answer)} hidden={esims.hidden} />
    </div>
  )
}

/** Not listed isn't the same as none. */
function Unlisted({ networks }: { networks: string[] }) {
  return networks.length > 0 && <p className="text-sm text-muted">{copy.unlisted(networks)}</p>
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
      isSmall
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

const { columns } = copy

const columnsOf = (answer: EsimAnswer | undefined): Column<ShownEsim>[] => [
  { name: 'esim', heading: columns.esim, isRowHeader: true, cell: ({ masked }) => copy.name(masked) },
  {
    name: 'status',
    heading: copy.filters,
    cell: ({ status }) => (
      <span className="state-badge" data-status={status}>
        {status}
      </span>
    ),
  },
  { name: 'data', heading: columns.data, cell: (esim) => dataLeft(esim) },
  { name: 'email', heading: columns.email, cell: ({ order }) => order && <Verbatim>{order.email}</Verbatim> },
  { name: 'expires', heading: copy.expires, cell: (esim) => <Expiry esim={esim} /> },
  {
    name: 'order',
    heading: copy.order,
    cell: ({ order }) =>
      order ? (
        <Link className="link" to={href('/admin-dashboard/orders/:orderId', { orderId: order.id })}>
          {copy.orderText(order.zone, order.data)}
        </Link>
      ) : (
        <span className="text-muted">{copy.noOrder}</span>
      ),
  },
  { name: 'number', heading: copy.number, cell: (esim) => <FullNumber esim={esim} answer={answer} /> },
]

// Of a day plan or an unlimited bundle nothing is left of a whole: its size says what it is.
function dataLeft({ order, balanceMb, totalMb }: ShownEsim): string {
  if (order && kindInText(order.data) !== 'total') return sizeWords(order.data)
  if (balanceMb === null) return totalMb > 0 ? dataText(totalMb) : columns.unknown
  return statusCopy.card.left(dataText(balanceMb), totalMb > 0 && balanceMb <= totalMb ? dataText(totalMb) : null)
}

function FullNumber({ esim: { name, masked, sealed }, answer }: { esim: ShownEsim; answer: EsimAnswer | undefined }) {
  const reveal = useFetcher<EsimAnswer>()
  const shown = [reveal.data, answer].find((each) => each?.name === name)?.iccid
  if (shown)
    return (
      <bdi translate="no" role="status" className="digits font-semibold">
        {groupIccid(shown)}
      </bdi>
    )
  return (
    <Form fetcher={reveal} method="post" action={`${href('/admin')}?tab=sims`}>
      <input type="hidden" name="sim" value={sealed} />
      <button
        type="submit"
        name="intent"
        value="reveal"
        className="link"
        aria-busy={reveal.state !== 'idle' || undefined}
        aria-label={copy.revealOf(masked)}
      >
        {copy.reveal}
      </button>
    </Form>
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
