// /business-dashboard/webhooks/:endpointId: one endpoint, its log, and everything that may be changed about it.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { ShownOnce } from './partner/shown-once.tsx'
import { DeliveryLog } from './webhook/delivery-log.tsx'
import { EndpointState } from './webhook/endpoint-state.tsx'
import { ChooseEvents, RemoveEndpoint, RotateSecret, SendTest, SwitchEndpoint } from './webhook/endpoint-forms.tsx'
import { readWebhook, type WebhookPage } from './webhook/read-webhooks.ts'
import { answerWebhook, type WebhookAnswer } from './webhook/webhook-action.ts'
import type { Route } from './+types/webhook.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './webhook/webhook.css'

const copy = webhooksCopy.endpoint

export const loader = ({ request, context, params }: Route.LoaderArgs) =>
  readWebhook(request, context, params.endpointId)
export const shouldRevalidate = readsAgain
export const action = answerWebhook

export default function Webhook() {
  const { endpoint, log, asked } = useLoaderData<typeof loader>()
  const answer = useActionData<WebhookAnswer | PlainRefusal>()
  const said = answer?.kind === 'webhook' ? answer : undefined
  const { state } = endpoint
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={webhooksCopy.lead} isPrivate />
      <div className="page-part">
        <Link
          to={href('/business-dashboard/webhooks')}
          className="link inline-flex min-h-11 items-center justify-self-start"
        >
          {copy.back}
        </Link>
        <h1 className="text-3xl [overflow-wrap:anywhere]">{endpoint.url}</h1>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <EndpointState state={state} />
          <span className="text-muted">{copy.lead(endpoint.mode)}</span>
        </p>
        <div className="flex flex-wrap gap-3">
          {state === 'on' && <SendTest endpoint={endpoint} />}
          <SwitchEndpoint endpoint={endpoint} />
        </div>
      </div>
      <Refusal says={answer?.kind === 'refused' && answer.message} />
      {state !== 'on' && <Callout tone="warning">{copy[state]}</Callout>}
      {said?.secret && (
        <ShownOnce
          key={said.secret}
          id="new-secret"
          heading={webhooksCopy.made.heading}
          words={webhooksCopy.made.rotated}
          secret={said.secret}
          copyLabel={webhooksCopy.made.copy}
        />
      )}
      <div className="page-columns webhook-columns">
        <DeliveryLog endpoint={endpoint} log={log} />
        <div className="page-part">
          <EndpointFacts endpoint={endpoint} />
          <ChooseEvents endpoint={endpoint} answer={said} />
          <RotateSecret endpoint={endpoint} asked={asked} answer={said} />
          <RemoveEndpoint endpoint={endpoint} />
        </div>
      </div>
    </div>
  )
}

function EndpointFacts({ endpoint: { lastTakenAt, waiting, createdAt, formerUntil } }: Pick<WebhookPage, 'endpoint'>) {
  return (
    <section className="desk-card" aria-label={copy.title}>
      <dl className="desk-facts">
        <div>
          <dt>{copy.taken}</dt>
          <dd>{lastTakenAt ? <Moment at={lastTakenAt} /> : copy.never}</dd>
        </div>
        <div>
          <dt>{copy.waiting}</dt>
          <dd>{waiting}</dd>
        </div>
        <div>
          <dt>{copy.added}</dt>
          <dd>
            <Moment at={createdAt} />
          </dd>
        </div>
        {formerUntil && (
          <div>
            <dt>{copy.formerUntil}</dt>
            <dd>
              <Moment at={formerUntil} />
            </dd>
          </div>
        )}
      </dl>
    </section>
  )
}
