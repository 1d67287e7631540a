// What was written about an order: declarations of withdrawal with what was decided, and messages.
import { Link, href } from 'react-router'
import { deskOrderCopy as copy } from '#app/copy/office/admin-order.ts'
import { glanceCopy } from '#app/copy/office/order-glance.ts'
import { messageCopy, withdrawalCopy } from '#app/copy/office/inbox.ts'
import { TicketLine } from './ticket-line.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { DeskCard, Fact, Facts } from '../facts.tsx'
import type { DeskOrderPage } from './read-desk-order.ts'

type Part<Name extends keyof DeskOrderPage> = { [name in Name]: DeskOrderPage[name] }

type MessagesProps = Part<'tickets' | 'otherTickets' | 'withdrawals' | 'can'>

export const OrderMessages = ({ tickets, otherTickets, withdrawals, can }: MessagesProps) => (
  <DeskCard id="messages" heading={copy.messages.heading}>
    <Facts>
      <Fact name={withdrawalCopy.heading}>
        {withdrawals.length === 0 ? (
          glanceCopy.messages.none
        ) : (
          <ul>
            {withdrawals.map((declaration) => (
              <Withdrawal key={declaration.id} declaration={declaration} isLinked={can.inbox} />
            ))}
          </ul>
        )}
      </Fact>
      <Fact name={copy.messages.heading}>
        {can.inbox &&
          (tickets.length === 0 ? (
            glanceCopy.messages.none
          ) : (
            <ul>
              {tickets.map((ticket) => (
                <TicketLine key={ticket.number} {...ticket} />
              ))}
            </ul>
          ))}
      </Fact>
      {can.inbox && otherTickets.length > 0 && (
        <Fact name={glanceCopy.messages.others}>
          <ul>
            {otherTickets.map((ticket) => (
              <TicketLine key={ticket.number} {...ticket} />
            ))}
          </ul>
        </Fact>
      )}
    </Facts>
  </DeskCard>
)

type WithdrawalProps = { declaration: DeskOrderPage['withdrawals'][number]; isLinked: boolean }

function Withdrawal({ declaration, isLinked }: WithdrawalProps) {
  const words = withdrawalCopy
  const { ticketNumber, at, outcome, refusal, by, decidedAt } = declaration
  return (
    <li className="desk-line">
      <span className="[overflow-wrap:anywhere]">
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
      {ticketNumber && isLinked && (
        <Link to={href('/admin-dashboard/inbox/:number', { number: ticketNumber })} className="link justify-self-start">
          {messageCopy.number(ticketNumber)}
        </Link>
      )}
      <span className="desk-line-meta">
        <MomentIn words={words.declaredOn} at={at} />
      </span>
    </li>
  )
}
