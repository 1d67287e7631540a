// What a customer bought, got, wrote and where they are signed in.
import { Link, href } from 'react-router'
import { customerCopy as copy } from '#app/copy/office/admin-user.ts'
import { mailName, mailState } from '#app/copy/office/mail-log.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { TicketLine } from './ticket-line.tsx'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { sizeWords } from '#values/data-allowance.ts'
import { formatDay } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import type { ReactNode } from 'react'
import { deskDocumentPath } from '../desk-address.ts'
import { DeskCard } from '../facts.tsx'
import { dataText } from '#app/format/megabytes-text.ts'
import type { DeskUserPage } from './read-desk-user.ts'

type Part<Name extends keyof DeskUserPage> = { [name in Name]: DeskUserPage[name] }

export const CustomerOrders = ({ orders, moreOrders }: Part<'orders' | 'moreOrders'>) => (
  <DeskCard id="orders" heading={copy.orders.heading}>
    {orders.length === 0 ? (
      <p className="text-muted">{copy.orders.none}</p>
    ) : (
      <DataTable caption={copy.orders.heading} columns={ORDER_COLUMNS} rows={orders} keyOf={({ id }) => id} />
    )}
    {moreOrders > 0 && <p className="text-muted">{copy.orders.more(moreOrders)}</p>}
  </DeskCard>
)

const { columns } = copy.orders
const ORDER_COLUMNS: Column<DeskUserPage['orders'][number]>[] = [
  {
    name: 'date',
    heading: columns.date,
    isRowHeader: true,
    cell: ({ id, at }) => (
      <Link to={href('/admin-dashboard/orders/:orderId', { orderId: id })} className="link">
        <Moment at={at} />
      </Link>
    ),
  },
  {
    name: 'bundle',
    heading: columns.bundle,
    cell: ({ zone, data }) => (
      <>
        {sizeWords(data)}
        <span className="data-cell-more">{zone}</span>
      </>
    ),
  },
  {
    name: 'total',
    heading: columns.total,
    isNumber: true,
    cell: ({ totalCents, refundedCents }) => (
      <>
        {formatEuro(totalCents)}
        {refundedCents > 0 && <span className="data-cell-more">{copy.orders.refunded(formatEuro(refundedCents))}</span>}
      </>
    ),
  },
  {
    name: 'state',
    heading: columns.state,
    cell: ({ state, stateWords }) => <DeskState state={state} words={stateWords} />,
  },
]

export const CustomerEsims = ({ esims }: Part<'esims'>) => (
  <List id="esims" heading={copy.esims.heading} none={copy.esims.none} isEmpty={esims.length === 0}>
    {esims.map(({ iccidEnd, orderId, zone, label, usage }) => (
      <li key={`${orderId} ${iccidEnd}`} className="desk-line">
        <span className="font-semibold [overflow-wrap:anywhere]">
          {zone}{' '}
          <span translate="no" className="desk-mono">
            {copy.esims.ending(iccidEnd)}
          </span>
          {label && ` · ${label}`}
        </span>
        <span>
          <Usage usage={usage} />
        </span>
        <Link to={href('/admin-dashboard/orders/:orderId', { orderId })} className="link justify-self-start">
          {copy.esims.order}
        </Link>
      </li>
    ))}
  </List>
)

function Usage({ usage }: Pick<DeskUserPage['esims'][number], 'usage'>) {
  if (usage === null) return <>{copy.esims.silent}</>
  if (usage === 'unasked') return <>{copy.esims.unasked}</>
  const { balanceMb, totalMb, expiresAt, isOver } = usage
  if (expiresAt === null) return <>{copy.esims.unused}</>
  const left = balanceMb !== null && copy.esims.left(dataText(balanceMb), totalMb ? dataText(totalMb) : null)
  return (
    <>
      {left && `${left}, `}
      <MomentIn words={isOver ? copy.esims.expired : copy.esims.until} at={expiresAt} />
    </>
  )
}

export const CustomerInvoices = ({ invoices }: Part<'invoices'>) => (
  <List id="invoices" heading={copy.invoices.heading} none={copy.invoices.none} isEmpty={invoices.length === 0}>
    {invoices.map(({ id, orderId, kind, part, number, issuedOn, totalCents }) => (
      <li key={id} className="desk-line desk-line-short">
        {orderId ? (
          <a
            href={deskDocumentPath(orderId, kind, part)}
            download
            translate="no"
            className="link desk-mono justify-self-start"
          >
            {number}
          </a>
        ) : (
          <span translate="no" className="desk-mono">
            {number}
          </span>
        )}
        <span className="desk-line-meta">
          {formatDay(issuedOn)}, {formatEuro(totalCents)}
        </span>
      </li>
    ))}
  </List>
)

export const CustomerMails = ({ mails }: Part<'mails'>) => (
  <List id="mails" heading={copy.mails.heading} none={copy.mails.none} isEmpty={mails.length === 0}>
    {mails.map(({ kind, state, at, sentAt }, place) => (
      <li key={`${at} ${place}`} className="desk-line desk-line-short">
        <span>{mailName(kind)}</span>
        <span className="desk-line-meta">
          {mailState(state)}, <Moment at={sentAt ?? at} />
        </span>
      </li>
    ))}
  </List>
)

export const CustomerTickets = ({ tickets }: Part<'tickets'>) => (
  <List id="tickets" heading={copy.tickets.heading} none={copy.tickets.none} isEmpty={tickets.length === 0}>
    {tickets.map((ticket) => (
      <TicketLine key={ticket.number} {...ticket} />
    ))}
  </List>
)

export const CustomerSessions = ({ sessions }: Part<'sessions'>) => (
  <List id="sessions" heading={copy.sessions.heading} none={copy.sessions.none} isEmpty={sessions.length === 0}>
    {sessions.map(({ device, since, seenAt }) => (
      <li key={`${since} ${device}`} className="desk-line">
        <span className="[overflow-wrap:anywhere]">{device}</span>
        <span className="desk-line-meta">
          <MomentIn words={copy.sessions.since} at={since} />, <MomentIn words={copy.sessions.seen} at={seenAt} />
        </span>
      </li>
    ))}
  </List>
)

type ListProps = { id: string; heading: string; none: string; isEmpty: boolean; children: ReactNode }

const List = ({ id, heading, none, isEmpty, children }: ListProps) => (
  <DeskCard id={id} heading={heading}>
    {isEmpty ? <p className="text-muted">{none}</p> : <ul>{children}</ul>}
  </DeskCard>
)
