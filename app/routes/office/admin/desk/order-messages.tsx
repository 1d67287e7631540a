// What was written about an order: declarations of withdrawal with what was decided, and messages.
import { Link, href } from 'react-router'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { messageCopy, withdrawalCopy } from '#app/copy/office/inbox.ts'
import { TicketLine } from './ticket-line.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DeskCard } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

type Part<Name extends keyof DeskOrderPage> = { [name in Name]: DeskOrderPage[name] }

/** Nothing for an order that nobody withdrew from. */
export function Withdrawals({ withdrawals, can }: Part<'withdrawals' | 'can'>) {
  const words = withdrawalCopy
  if (withdrawals.length === 0) return null
  return (
    <DeskCard id="withdrawals" heading={words.heading}>
      <ul>
        {withdrawals.map(({ id, ticketNumber, at, outcome, refusal, by, decidedAt }) => (
          <li key={id} className="desk-line">
            <span className="font-semibold [overflow-wrap:anywhere]">
              {outcome && decidedAt ? (
                <MomentIn
                  words={(moment) => (outcome === 'refused' ? words.wasRefused : words.carriedOut)(by, moment)}
                  at={decidedAt}
                />
              ) : (
                words.undecided
              )}
            </span>
            {refusal && <span>{words.reasons[refusal]}</span>}
            {ticketNumber && can.inbox && (
              <Link
                to={href('/admin-dashboard/inbox/:number', { number: ticketNumber })}
                className="link justify-self-start"
              >
                {messageCopy.number(ticketNumber)}
              </Link>
            )}
            <span className="desk-line-meta">
              <MomentIn words={words.declaredOn} at={at} />
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

export const OrderMessages = ({ tickets }: Part<'tickets'>) => (
  <DeskCard id="messages" heading={copy.messages.heading}>
    {tickets.length === 0 ? (
      <p className="text-muted">{copy.messages.none}</p>
    ) : (
      <ul>
        {tickets.map((ticket) => (
          <TicketLine key={ticket.number} {...ticket} />
        ))}
      </ul>
    )}
  </DeskCard>
)
