// /business/api: the partner API to read, made of the same table and schemas that answer its calls.
import { useLoaderData, href } from 'react-router'
import { apiGuideCopy as copy } from '#app/copy/partners/partner-api.ts'
import { webhookGuideCopy, webhooksCopy } from '#app/copy/partners/webhooks.ts'
import { describeApi, type DescribedCall } from '#app/features/partner-api/describe-api.ts'
import { PageHead } from '#app/layout/page-head.tsx'
import { shopContext, publicUrlContext } from '#app/session/request-context.ts'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { CopyButton } from '#app/ui/copy-button.tsx'
import { DataTable, type Column } from '#app/ui/data-table.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { PageTop } from '#app/ui/page-top.tsx'
import { Reading, Section } from './reading.tsx'
import type { Route } from './+types/api-guide.ts'
import './api-guide.css'

const CHAPTERS = (['start', 'samples', 'orders', 'calls', 'webhooks', 'paging', 'limits', 'problems'] as const).map(
  (id) => ({
    id,
    title: copy.chapters[id],
  }),
)

export const loader = ({ context }: Route.LoaderArgs) => ({
  ...describeApi(context.get(publicUrlContext)),
  trialUrl: context.get(shopContext).webhooks.findTrialUrl(),
})

export default function ApiGuide() {
  const { base, document, samples, orderSamples, giveBackSample, webhooks, calls, problems, limit, trialUrl } =
    useLoaderData<typeof loader>()
  const numberOf = (id: (typeof CHAPTERS)[number]['id']) => CHAPTERS.findIndex((chapter) => chapter.id === id) + 1
  const chapter = (id: (typeof CHAPTERS)[number]['id']) => ({ id, title: copy.chapters[id], number: numberOf(id) })
  return (
    <>
      <PageHead title={copy.title} description={copy.description} />
      <PageTop title={copy.title} lead={copy.lead}>
        <div className="flex flex-wrap gap-3">
          <LinkButton to={`${href('/business-dashboard')}?tab=api`}>{copy.dashboard}</LinkButton>
          <a href={document} className={buttonClass({ look: 'secondary' })}>
            {copy.document}
          </a>
        </div>
      </PageTop>
      <Reading chapters={CHAPTERS}>
        <Section {...chapter('start')}>
          <Prose paragraphs={copy.start} />
          <Code title={copy.base} text={base} />
        </Section>
        <Section {...chapter('samples')}>
          <p>{copy.samplesText}</p>
          {samples.map(({ language, text }) => (
            <Code key={language} title={language} text={text} />
          ))}
        </Section>
        <Section {...chapter('orders')}>
          <Prose paragraphs={copy.orders} />
          {orderSamples.map(({ language, text }) => (
            <Code key={language} title={`${copy.orderSamples}: ${language}`} text={text} />
          ))}
          <p>{copy.giveBackText}</p>
          <Code title={copy.giveBackSample} text={giveBackSample} />
        </Section>
        <Section {...chapter('calls')}>
          {calls.map((call) => (
            <Call key={call.id} call={call} />
          ))}
        </Section>
        <Section {...chapter('webhooks')}>
          <Webhooks {...webhooks} trialUrl={trialUrl} />
        </Section>
        <Section {...chapter('paging')}>
          <p className="prose">{copy.paging}</p>
        </Section>
        <Section {...chapter('limits')}>
          <p className="prose">{copy.limits(limit.most, limit.windowSeconds)}</p>
        </Section>
        <Section {...chapter('problems')}>
          <p className="prose">{copy.problems}</p>
          <DataTable
            caption={copy.problemsCaption}
            rows={problems}
            keyOf={({ code }) => code}
            columns={PROBLEM_COLUMNS}
          />
        </Section>
      </Reading>
    </>
  )
}

type ShownWebhooks = ReturnType<typeof describeApi>['webhooks']

function Webhooks({ types, samples, message, trialUrl }: ShownWebhooks & { trialUrl: string | null }) {
  const { intro, typesHeading, typesCaption, signatureHeading, signature, samplesText, example } = webhookGuideCopy
  return (
    <>
      <Prose paragraphs={intro} />
      {trialUrl !== null && (
        <p className="prose">
          {webhooksCopy.add.trial}{' '}
          <a href={trialUrl} className="link">
            {trialUrl}
          </a>
        </p>
      )}
      <h3 className="text-xl">{typesHeading}</h3>
      <DataTable caption={typesCaption} rows={types} keyOf={({ type }) => type} columns={TYPE_COLUMNS} />
      <Disclosure title={example} className="panel py-1">
        <Block text={message} />
      </Disclosure>
      <h3 className="text-xl">{signatureHeading}</h3>
      <Prose paragraphs={signature} />
      <p>{samplesText}</p>
      {samples.map(({ language, text }) => (
        <Code key={language} title={language} text={text} />
      ))}
    </>
  )
}

const Prose = ({ paragraphs }: { paragraphs: readonly string[] }) => (
  <div className="prose">
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
)

const TYPE_COLUMNS: Column<ShownWebhooks['types'][number]>[] = [
  {
    name: 'type',
    heading: webhookGuideCopy.columns.type,
    isRowHeader: true,
    cell: ({ type }) => <code className="api-code">{type}</code>,
  },
  { name: 'meaning', heading: webhookGuideCopy.columns.meaning, cell: ({ text }) => text },
]

type ShownProblem = ReturnType<typeof describeApi>['problems'][number]

const PROBLEM_COLUMNS: Column<ShownProblem>[] = [
  {
    name: 'code',
    heading: copy.columns.code,
    isRowHeader: true,
    cell: ({ code }) => (
      <code id={code} className="api-code">
        {code}
      </code>
    ),
  },
  { name: 'status', heading: copy.columns.status, isNumber: true, cell: ({ status }) => status },
  { name: 'meaning', heading: copy.columns.meaning, cell: ({ meaning }) => meaning },
]

function Call({ call: { id, method, path, summary, text, scope, parameters, body, answer } }: { call: DescribedCall }) {
  return (
    <section id={id} aria-labelledby={`${id}-name`} className="api-call">
      <h3 id={`${id}-name`} className="text-xl">
        {summary}
      </h3>
      <p>
        <code className="api-code">{`${method} ${path}`}</code>
      </p>
      {text && <p>{text}</p>}
      <p className="text-sm text-muted">
        {copy.scope} <code className="api-code">{scope}</code>
      </p>
      {parameters.length > 0 && (
        <dl className="api-parameters" aria-label={copy.parameters}>
          {parameters.map((parameter) => (
            <div key={parameter.name}>
              <dt>
                <code className="api-code">{parameter.name}</code>
                {parameter.isRequired && <span className="text-sm text-muted"> {copy.required}</span>}
              </dt>
              <dd>{parameter.text}</dd>
            </div>
          ))}
        </dl>
      )}
      {body && body !== '{}' && (
        <Disclosure title={copy.body} className="panel py-1">
          <Block text={body} />
        </Disclosure>
      )}
      <Disclosure title={copy.answer} className="panel py-1">
        <Block text={answer} />
      </Disclosure>
    </section>
  )
}

const Code = ({ title, text }: { title: string; text: string }) => (
  <div className="api-sample">
    <p className="font-semibold">{title}</p>
    <Block text={text} />
    <div>
      <CopyButton text={text} isSmall />
    </div>
  </div>
)

const Block = ({ text }: { text: string }) => (
  <pre translate="no" className="api-block">
    <code>{text}</code>
  </pre>
)
