// /admin-dashboard/inbox: messages to the shop, longest waiting first.
import { Link, useLoaderData, href } from 'react-router'
import { answerTimesCopy } from '#app/copy/support/answer-times.ts'
import { templatesCopy } from '#app/copy/office/answer-templates.ts'
import { inboxCopy as copy } from '#app/copy/office/inbox.ts'
import { ColumnChoice, shownColumns } from '#app/features/desk/column-choice.tsx'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { ListFilters } from '#app/features/desk/list-filters.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { Verbatim } from '#app/ui/verbatim.tsx'
import { INBOX_KINDS, INBOX_OWNERS, INBOX_STATES } from '#shop/support/inbox/ticket-view.ts'
import { AnswerTimesPart } from './answer-times.tsx'
import { figuresPath } from './figures-address.ts'
import { inboxPath, readInboxAddress, type InboxAddress } from './inbox-address.ts'
import { DeskPage } from './desk-page.tsx'
import { SavedViews } from './saved-views.tsx'
import type { Route } from './+types/inbox.ts'
import { formatDay } from '#values/date.ts'

/** Of the first answers below the list; as the figures show them when they are opened. */
const MEASURED_DAYS = 30

export async function loader({ request, context }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const address = readInboxAddress(new URL(request.url).searchParams)
  const shop = context.get(shopContext)
  const [page, saved, answerTimes, hidden] = await Promise.all([
    shop.inbox.listTickets(address, callerOf(context, user)),
    shop.desk.listViews(user.id),
    shop.figures.viewAnswerTimes(MEASURED_DAYS),
    shop.desk.listHidden(user.id, 'inbox'),
  ])
  return {
    address,
    answerTimes,
    hidden,
    saved: saved.filter(({ list }) => list === 'inbox'),
    counts: page.counts,
    next: page.next,
    previous: page.previous,
    rows: page.rows.map((row) => ({
      number: row.number,
      kind: row.kind,
      title: row.title,
      name: row.name,
      email: row.email,
      company: row.company,
      status: row.status,
      brandName: row.brandName,
      assignee: row.assignee,
      onIt: row.onIt,
      isSnoozed: row.isSnoozed,
      snoozedUntil: row.snoozedUntil,
      wait: row.wait,
      updatedAt: row.updatedAt.toISOString(),
    })),
  }
}

type TicketRow = Awaited<ReturnType<typeof loader>>['rows'][number]

export default function Inbox() {
  const { address, answerTimes, hidden, saved, counts, rows, next, previous } = useLoaderData<typeof loader>()
  const { state, kind, owner } = address
  const here = { state, kind, owner }
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <section className="page-part" aria-label={copy.caption}>
        <LinkChips
          label={copy.states}
          chips={INBOX_STATES.map((each) => ({
            to: inboxPath({ ...here, state: each }),
            words: copy.stateNames[each],
            isCurrent: each === state,
            count: counts[each],
          }))}
        />
        <div className="desk-bar-of-tools">
          <InboxFilters address={address} />
          <SavedViews list="inbox" views={saved} path={inboxPath(here)} />
        </div>
        {rows.length === 0 ? (
          <p className="desk-card">{state === 'open' ? copy.empty.open : copy.empty.other}</p>
        ) : (
          <DataTable
            caption={copy.caption}
            columns={shownColumns(columnsOf(state), hidden)}
            rows={rows}
            keyOf={({ number }) => number}
            isDense
          />
        )}
        <Pager
          label={copy.pages}
          previous={previous ? { to: inboxPath({ ...here, before: previous }), words: copy.previous } : null}
          next={next ? { to: inboxPath({ ...here, after: next }), words: copy.next } : null}
        />
        <p>
          <Link to={href('/admin-dashboard/answer-templates')} className="link inline-flex min-h-11 items-center">
            {templatesCopy.title}
          </Link>
        </p>
        <ColumnChoice list="inbox" columns={columnsOf(state)} hidden={hidden} />
      </section>
      <AnswerTimesPart times={answerTimes}>
        <p className="pt-1 text-muted">
          {answerTimesCopy.inboxText(MEASURED_DAYS)}{' '}
          <Link to={figuresPath({ days: MEASURED_DAYS, comparison: 'before' })} className="link">
            {answerTimesCopy.morePeriods}
          </Link>
        </p>
      </AnswerTimesPart>
    </DeskPage>
  )
}

function InboxFilters({ address }: { address: InboxAddress }) {
  const { state, kind, owner } = address
  const count = Number(kind !== 'all') + Number(owner !== 'everybody')
  return (
    <ListFilters
      heading={copy.filters(count)}
      words={copy.filter}
      count={count}
      action={inboxPath()}
      current={inboxPath(address)}
      cleared={inboxPath({ state })}
      hidden={{ state }}
    >
      <SelectField
        name="kind"
        label={copy.kinds}
        options={INBOX_KINDS.map((each) => [each, copy.kindNames[each]])}
        defaultValue={kind}
      />
      <SelectField
        name="owner"
        label={copy.owners}
        options={INBOX_OWNERS.map((each) => [each, copy.ownerNames[each]])}
        defaultValue={owner}
      />
    </ListFilters>
  )
}

const columnsOf = (state: InboxAddress['state']): Column<TicketRow>[] => [
  {
    name: 'message',
    heading: copy.columns.message,
    isRowHeader: true,
    cell: ({ number, title, status, isSnoozed }) => (
      <>
        <Link to={href('/admin-dashboard/inbox/:number', { number })} className="link [overflow-wrap:anywhere]">
          {title}
        </Link>
        <span className="data-cell-more">
          {number}
          {state === 'all' && ` · ${isSnoozed ? copy.stateNames.snoozed : copy.stateOf[status]}`}
        </span>
      </>
    ),
  },
  timeColumn(state),
  {
    name: 'owner',
    heading: copy.columns.owner,
    cell: ({ assignee, onIt }) => (
      <>
        {assignee ?? <span className="text-muted">{copy.nobody}</span>}
        {onIt && (
          <span className="data-cell-more">
            <DeskState state="in_progress" words={copy.onIt(onIt)} />
          </span>
        )}
      </>
    ),
  },
  {
    name: 'from',
    heading: copy.columns.from,
    cell: ({ name, company, email }) => (
      <>
        {company ? `${name}, ${company}` : name}
        <span translate="no" className="data-cell-more">
          {email}
        </span>
      </>
    ),
  },
  {
    name: 'kind',
    heading: copy.columns.kind,
    cell: ({ kind }) => (
      <DeskState state={kind === 'withdrawal' ? 'review' : 'in_progress'} words={copy.kindOf[kind]} />
    ),
  },
  { name: 'brand', heading: copy.columns.brand, cell: ({ brandName }) => <Verbatim>{brandName}</Verbatim> },
]

function timeColumn(state: InboxAddress['state']): Column<TicketRow> {
  if (state === 'open')
    return { name: 'wait', heading: copy.columns.wait, cell: ({ wait }) => wait && <Wait wait={wait} /> }
  if (state === 'snoozed')
    return {
      name: 'back',
      heading: copy.backOn,
      cell: ({ snoozedUntil }) => snoozedUntil && formatDay(snoozedUntil),
    }
  return { name: 'changed', heading: copy.changed, cell: ({ updatedAt }) => <Moment at={updatedAt} /> }
}

function Wait({ wait: { waitedMs, leftMs } }: { wait: NonNullable<TicketRow['wait']> }) {
  return (
    <>
      {copy.waited(waitedMs)}
      <span className="data-cell-more">
        {leftMs < 0 ? <DeskState state="failed" words={copy.late(leftMs)} /> : copy.left(leftMs)}
      </span>
    </>
  )
}
