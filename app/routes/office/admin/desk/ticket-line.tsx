import { href, Link } from 'react-router'
import { inboxCopy } from '#app/copy/office/inbox.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

type TicketLineProps = DeskOrderPage['tickets'][number]

// A message in a list about something else.
export const TicketLine = ({ number, title, status, at }: TicketLineProps) => (
  <li className="desk-line">
    <Link
      to={href('/admin-dashboard/inbox/:number', { number })}
      className="link justify-self-start [overflow-wrap:anywhere]"
    >
      {title}
    </Link>
    <span className="desk-line-meta">
      {number}, {inboxCopy.stateOf[status]}, <Moment at={at} />
    </span>
  </li>
)
