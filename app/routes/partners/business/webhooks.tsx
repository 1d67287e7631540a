// /business-dashboard/webhooks: a business's endpoints, and a new one, whose secret is shown once.
import { Link, useActionData, useLoaderData, href } from 'react-router'
import { readsAgain } from '#app/http/reads-again.ts'
import { webhooksCopy as copy } from '#app/copy/partners/webhooks.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import type { PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { LinkButton } from '#app/ui/button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { MOST_ENDPOINTS } from '#shop/partners/webhook/endpoint.ts'
import { WEBHOOK_TYPES } from '#shop/partners/webhook/webhook-type.ts'
import { partnerPath } from './partner/partner-address.ts'
import { ShownOnce } from './partner/shown-once.tsx'
import { AddEndpoint } from './webhook/add-endpoint.tsx'
import { EndpointState } from './webhook/endpoint-state.tsx'
import { readWebhooks, type EndpointRow } from './webhook/read-webhooks.ts'
import { answerWebhooks, type WebhooksAnswer } from './webhook/webhooks-action.ts'
import type { Route } from './+types/webhooks.ts'
import '#app/ui/page.css'
import '#app/features/desk/desk.css'
import './webhook/webhook.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readWebhooks(request, context)
export const shouldRevalidate = readsAgain
export const action = answerWebhooks

export default function Webhooks() {
  const { endpoints, asked, trialUrl } = useLoaderData<typeof loader>()
  const answer = useActionData<WebhooksAnswer | PlainRefusal>()
  const said = answer?.kind === 'webhooks' ? answer : undefined
  return (
    <div className="wrap page">
      <PageHead title={copy.title} description={copy.lead} isPrivate />
      <div className="page-part">
        <Link to={partnerPath({ tab: 'api' })} className="link inline-flex min-h-11 items-center justify-self-start">
          {copy.back}
        </Link>
        <h1 className="text-4xl">{copy.title}</h1>
        <p className="text-muted">{copy.lead}</p>
        <div>
          <LinkButton to={`${href('/business/api')}#webhooks`} look="secondary">
            {copy.guide}
          </LinkButton>
        </div>
      </div>
      <Refusal says={answer?.kind === 'refused' && answer.message} />
      {said?.made && (
        <ShownOnce
          key={said.made.id}
          id="made-secret"
          heading={copy.made.heading}
          words={copy.made.text}
          secret={said.made.secret}
          copyLabel={copy.made.copy}
          more={
            <LinkButton
              to={href('/business-dashboard/webhooks/:endpointId', { endpointId: said.made.id })}
              look="secondary"
            >
              {copy.made.open}
            </LinkButton>
          }
        />
      )}
      <HeadedPart id="endpoints" heading={copy.list.heading}>
        {endpoints.length === 0 ? (
          <p className="desk-card">{copy.list.none}</p>
        ) : (
          <DataTable caption={copy.list.caption} columns={COLUMNS} rows={endpoints} keyOf={({ id }) => id} />
        )}
      </HeadedPart>
      {endpoints.length < MOST_ENDPOINTS ? (
        <AddEndpoint asked={asked} trialUrl={trialUrl} answer={said} />
      ) : (
        <p className="desk-card">{copy.add.full}</p>
      )}
    </div>
  )
}

const { columns, modes, never, eventCount } = copy.list

const COLUMNS: Column<EndpointRow>[] = [
  {
    name: 'url',
    heading: columns.url,
    isRowHeader: true,
    cell: ({ id, url, mode }) => (
      <>
        <Link
          to={href('/business-dashboard/webhooks/:endpointId', { endpointId: id })}
          translate="no"
          className="link desk-mono"
        >
          {url}
        </Link>
        <span className="data-cell-more">{modes[mode]}</span>
      </>
    ),
  },
  {
    name: 'events',
    heading: columns.events,
    cell: ({ events }) => eventCount(events.length, WEBHOOK_TYPES.length),
  },
  {
    name: 'taken',
    heading: columns.taken,
    cell: ({ lastTakenAt }) => (lastTakenAt ? <Moment at={lastTakenAt} /> : never),
  },
  { name: 'waiting', heading: columns.waiting, isNumber: true, cell: ({ waiting }) => waiting },
  { name: 'state', heading: columns.state, cell: ({ state }) => <EndpointState state={state} /> },
]
