// The side column of a message: who wrote it, who is assigned, and orders and messages of the same address.
import { Link, href } from 'react-router'
import { stateText } from '#app/copy/office/admin-desk.ts'
import { messageFieldsCopy } from '#app/copy/support/message-fields.ts'
import { inboxCopy, messageCopy as copy } from '#app/copy/office/inbox.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Moment } from '#app/features/desk/moment.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { TICKET_DETAILS } from '#shop/support/inbox/ticket-details.ts'
import { sizeWords } from '#values/data-allowance.ts'
import { formatEuro } from '#values/money.ts'
import { DeskCard, Fact, Facts, OrderLink } from '../facts.tsx'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import type { MessageAnswer } from './message-action.ts'
import { MessageForm } from './message-form.tsx'
import type { MessagePage } from './read-message.ts'

type PartProps = { page: MessagePage; answer: MessageAnswer | undefined }

export function WriterCard({ page: { writer, customer } }: { page: MessagePage }) {
  return (
    <DeskCard id="writer" heading={copy.from}>
      <Facts>
        <Fact name={copy.name}>{writer.name}</Fact>
        <Fact name={copy.email}>{writer.email}</Fact>
        {TICKET_DETAILS.map((detail) => (
          <Fact key={detail} name={messageFieldsCopy[detail].label}>
            {writer.details[detail]}
          </Fact>
        ))}
        <Fact name={copy.account}>
          {customer ? (
            <Link to={href('/admin-dashboard/users/:userId', { userId: customer.id })} className="link">
              {copy.openCustomer}
            </Link>
          ) : (
            copy.noCustomer
          )}
        </Fact>
      </Facts>
      <p className="text-sm text-muted">{copy.unproven}</p>
    </DeskCard>
  )
}

export function AssignCard({ page, answer }: PartProps) {
  const { staff, assigneeId, ownId } = page
  return (
    <DeskCard id="assigned" heading={copy.assign}>
      <MessageForm
        page={page}
        intent="assign"
        answer={answer}
        words={copy.assignSave}
        look="secondary"
        className="grid gap-3"
      >
        <SelectField
          key={assigneeId}
          name="assignee"
          label={copy.assignee}
          defaultValue={assigneeId ?? ''}
          options={[
            ['', copy.assignNobody],
            ...staff.map(
              ({ id, name }) => [id, id === ownId ? `${name} (${inboxCopy.ownerNames.mine})` : name] as const,
            ),
          ]}
        />
      </MessageForm>
    </DeskCard>
  )
}

export function OrdersCard({ page, answer }: PartProps) {
  const { order, orders, withdrawal } = page
  const mayLink = withdrawal === null || withdrawal.outcome === null
  return (
    <DeskCard id="orders" heading={copy.order}>
      {order ? (
        <p>
          <Link
            to={href('/admin-dashboard/orders/:orderId', { orderId: order.id })}
            translate="no"
            className="link desk-mono"
          >
            {order.reference}
          </Link>
        </p>
      ) : (
        <p className="text-muted">{copy.noOrder}</p>
      )}
      {/* Also where there is one: a slip is fixed by naming the right one. */}
      {mayLink && (
        <MessageForm
          page={page}
          intent="link"
          answer={answer}
          words={copy.link}
          look="secondary"
          className="grid gap-3"
        >
          <TextField name="reference" label={copy.reference} required maxLength={300} autoComplete="off" />
        </MessageForm>
      )}
      <h3 className="text-lg">{copy.orders}</h3>
      {orders.length === 0 && <p className="text-muted">{copy.noOrders}</p>}
      <ul>
        {orders.map((each) => (
          <li key={each.id} className="desk-line">
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <OrderLink {...each} />
              <DeskState state={each.state} words={stateText(each.state)} />
              {each.id === order?.id && <span className="desk-line-meta">{copy.linked}</span>}
            </span>
            <span className="desk-line-meta">
              <Moment at={each.createdAt} />
              &nbsp;· {sizeWords(each.data)}, {each.zone}&nbsp;· {formatEuro(each.totalCents)}
              {each.iccidEnd && (
                <>
                  &nbsp;·{' '}
                  <Link to={`${href('/admin-dashboard/orders/:orderId', { orderId: each.id })}#esim`} className="link">
                    {copy.esim} {copy.esimEnding(each.iccidEnd)}
                  </Link>
                </>
              )}
            </span>
            {mayLink && each.id !== order?.id && (
              <MessageForm
                page={page}
                intent="link"
                answer={undefined}
                fields={{ reference: each.reference }}
                words={copy.linkThis(shortReference(each.reference))}
                look="quiet"
                className="pt-1"
              />
            )}
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}

export function OthersCard({ page: { others } }: { page: MessagePage }) {
  if (others.length === 0) return null
  return (
    <DeskCard id="others" heading={copy.others}>
      <ul>
        {others.map(({ id, number, title, status, createdAt }) => (
          <li key={id} className="desk-line">
            <Link to={href('/admin-dashboard/inbox/:number', { number })} className="link [overflow-wrap:anywhere]">
              {title}
            </Link>
            <span className="desk-line-meta">
              {number}&nbsp;· {inboxCopy.stateOf[status]}&nbsp;· <Moment at={createdAt} />
            </span>
          </li>
        ))}
      </ul>
    </DeskCard>
  )
}
