// An endpoint's log: what was sent, what was answered, and what comes next.
import { withQuery } from '#app/format/with-query.ts'
import { useNavigation, href } from 'react-router'
import { webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { DeskState } from '#app/features/desk/desk-state.tsx'
import { Moment, MomentIn } from '#app/features/desk/moment.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { SendProblem } from '#ports/webhook-sender.ts'
import type { LogRow, WebhookPage } from './read-webhooks.ts'

const copy = webhooksCopy.log

export function DeliveryLog({ endpoint, log: { rows, older, isPaged } }: Pick<WebhookPage, 'endpoint' | 'log'>) {
  const { id, state } = endpoint
  return (
    <HeadedPart id="log" heading={copy.heading}>
      {rows.length === 0 ? (
        <p className="desk-card">{copy.none}</p>
      ) : (
        <>
          <p className="text-muted">{copy.kept}</p>
          <ul className="webhook-log">
            {rows.map((row) => (
              <Delivery key={row.id} row={row} endpointId={id} mayReplay={state === 'on' && row.state !== 'waiting'} />
            ))}
          </ul>
        </>
      )}
      <Pager
        label={copy.pages}
        previous={
          isPaged
            ? { to: href('/business-dashboard/webhooks/:endpointId', { endpointId: id }), words: copy.newest }
            : null
        }
        next={
          older === null
            ? null
            : {
                to: withQuery(href('/business-dashboard/webhooks/:endpointId', { endpointId: id }), { before: older }),
                words: copy.older,
              }
        }
      />
    </HeadedPart>
  )
}

const SHOWN_AS = { waiting: 'in_progress', taken: 'completed', failed: 'failed', stopped: 'canceled' } as const

function Delivery({ row, endpointId, mayReplay }: { row: LogRow; endpointId: string; mayReplay: boolean }) {
  const { type, state, createdAt, nextTryAt, attempts, body } = row
  const [last] = attempts
  return (
    <li className="webhook-delivery">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 translate="no" className="desk-mono font-semibold">
          {type}
        </h3>
        <DeskState state={SHOWN_AS[state]} words={copy.states[state]} />
      </div>
      <p className="desk-line-meta">
        <Moment at={createdAt} look="second" />
        {' · '}
        {last ? `${copy.tries(attempts.length)} · ${outcomeOf(last)}` : copy.soon}
        {nextTryAt && last && (
          <>
            {' · '}
            <MomentIn words={copy.next} at={nextTryAt} look="second" />
          </>
        )}
      </p>
      <div className="webhook-tools">
        <Disclosure title={copy.details}>
          <div className="stack">
            <Facts row={row} />
            <Part title={copy.body} text={indented(body)} />
            {attempts.map((attempt) => (
              <Try key={attempt.at} attempt={attempt} />
            ))}
          </div>
        </Disclosure>
        {mayReplay && <Replay row={row} endpointId={endpointId} />}
      </div>
    </li>
  )
}

const Facts = ({ row: { eventId, orderId } }: { row: LogRow }) => (
  <dl className="desk-facts">
    <div>
      <dt>{copy.id}</dt>
      <dd translate="no" className="desk-mono">
        {eventId}
      </dd>
    </div>
    {orderId && (
      <div>
        <dt>{copy.order}</dt>
        <dd translate="no" className="desk-mono">
          {orderId}
        </dd>
      </div>
    )}
  </dl>
)

function Replay({ row: { id, eventId, type }, endpointId }: { row: LogRow; endpointId: string }) {
  const isBusy = useNavigation().formData?.get('delivery') === id
  return (
    <IntentForm
      intent="replay"
      fields={{ delivery: id }}
      action={href('/business-dashboard/webhooks/:endpointId', { endpointId })}
    >
      <Button
        type="submit"
        look="secondary"
        isSmall
        pending={isBusy}
        pendingText={webhooksCopy.endpoint.testing}
        aria-label={copy.replayOf(type, eventId)}
      >
        {copy.replay}
      </Button>
    </IntentForm>
  )
}

type Attempt = LogRow['attempts'][number]

function Try({ attempt }: { attempt: Attempt }) {
  const { at, tookMs, headers, answer, status } = attempt
  return (
    <section className="webhook-try" aria-label={outcomeOf(attempt)}>
      <p className="flex flex-wrap gap-x-3">
        <span className="font-semibold">{outcomeOf(attempt)}</span>
        <span className="desk-line-meta">
          <Moment at={at} look="second" />
          {` · ${copy.took(tookMs)}`}
        </span>
      </p>
      <Part
        title={copy.headers}
        text={Object.entries(headers)
          .map(([name, value]) => `${name}: ${value}`)
          .join('\n')}
      />
      {status !== null && (answer ? <Part title={copy.answer} text={answer} /> : <p>{copy.noAnswer}</p>)}
    </section>
  )
}

const Part = ({ title, text }: { title: string; text: string }) => (
  <div className="grid gap-1">
    <p className="text-sm text-muted">{title}</p>
    <pre translate="no" className="webhook-text">
      <code>{text}</code>
    </pre>
  </div>
)

function outcomeOf({ status, problem }: Pick<Attempt, 'status' | 'problem'>): string {
  if (status !== null) return copy.answered(status)
  return problem !== null && isKnown(problem) ? copy.problems[problem] : ''
}
const isKnown = (problem: string): problem is SendProblem => Object.hasOwn(copy.problems, problem)

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
