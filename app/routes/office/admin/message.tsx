// /admin-dashboard/inbox/:number: one message, its answer, and all that belongs to it.
import { Link, useActionData, useLoaderData } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { inboxCopy, messageCopy as copy } from '#app/copy/office/inbox.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { MomentIn } from '#app/features/desk/moment.tsx'
import { PageHead } from '#app/layout/page-head.tsx'
import { sentence, Verbatim } from '#app/ui/verbatim.tsx'
import { inboxPath } from './inbox-address.ts'
import type { MessageAnswer } from './inbox/message-action.ts'
import { MessageForm } from './inbox/message-form.tsx'
import { AssignCard, OrdersCard, OthersCard, WriterCard } from './inbox/message-side.tsx'
import { OnIt } from './inbox/on-it.tsx'
import { readMessage, type MessagePage } from './inbox/read-message.ts'
import { SnoozeCard } from './inbox/snooze-card.tsx'
import { Thread } from './inbox/thread.tsx'
import { WithdrawalCard } from './inbox/withdrawal-card.tsx'
import type { Route } from './+types/message.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './inbox.css'
import { formatDay } from '#values/date.ts'

export const loader = ({ request, context, params }: Route.LoaderArgs) => readMessage(request, context, params.number)
export const shouldRevalidate = readsAgain
export const action = async (args: Route.ActionArgs) => (await import('./inbox/message-action.ts')).answerMessage(args)

const STATES = { open: 'review', waiting: 'in_progress', closed: 'refunded' } as const

export default function Message() {
  const page = useLoaderData<typeof loader>()
  const answer = useActionData<MessageAnswer>()
  return (
    <div className="wrap page">
      <PageHead title={copy.number(page.number)} description={copy.number(page.number)} isPrivate />
      <div className="page-part">
        <Link to={inboxPath()} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="text-4xl [overflow-wrap:anywhere]">{sentence(page.title)}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <DeskState state={STATES[page.status]} words={inboxCopy.stateOf[page.status]} />
          {page.snoozedUntil && <span>{copy.snooze.until(formatDay(page.snoozedUntil))}</span>}
          {page.wait && page.wait.leftMs < 0 && <DeskState state="failed" words={inboxCopy.late(page.wait.leftMs)} />}
          {page.wait && page.wait.leftMs >= 0 && <span>{inboxCopy.left(page.wait.leftMs)}</span>}
          <span className="text-muted">
            {copy.number(page.number)} · {inboxCopy.kindOf[page.kind]} · <Verbatim>{page.brandName}</Verbatim> ·{' '}
            <MomentIn words={copy.received} at={page.receivedAt} />
          </span>
        </p>
        <div className="flex flex-wrap items-start gap-3">
          <OnIt page={page} answer={answer} />
          <EndForm page={page} answer={answer} />
        </div>
      </div>
      <div className="page-columns desk-columns message-columns">
        <div className="page-part">
          {page.withdrawal && <WithdrawalCard page={page} withdrawal={page.withdrawal} answer={answer} />}
          <Thread page={page} answer={answer} />
        </div>
        <div className="page-part">
          <WriterCard page={page} />
          <AssignCard page={page} answer={answer} />
          <SnoozeCard page={page} answer={answer} />
          <OrdersCard page={page} answer={answer} />
          <OthersCard page={page} />
        </div>
      </div>
    </div>
  )
}

function EndForm({ page, answer }: { page: MessagePage; answer: MessageAnswer | undefined }) {
  const { status, withdrawal } = page
  if (status === 'closed')
    return <MessageForm page={page} intent="reopen" answer={answer} words={copy.reopen} look="secondary" />
  if (withdrawal?.outcome === null) return null
  const words = status === 'open' ? copy.close : copy.closeAnswered
  return <MessageForm page={page} intent="close" answer={answer} words={words} look="secondary" />
}
