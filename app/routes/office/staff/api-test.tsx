// /api-test: the API testing console of the staff; for everybody else there is no such page.
import { Link, useActionData, useLoaderData, useNavigation, href } from 'react-router'
import { Form } from '#app/forms/form.tsx'
import { apiTestCopy as copy } from '#app/copy/office/api-test.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { keepPage } from '#app/session/keep-page.ts'
import { AddressTabs } from '#app/ui/address-tabs.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorBox } from '#app/ui/callout.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import type { EndpointGroup } from '#ports/network-console.ts'
import { answerConsole, readConsole } from './console/console-action.ts'
import { ENDPOINT_GROUPS, type ConsoleReply, type ConsoleResult } from './console/console-answer.ts'
import { ConsoleResults } from './console-results.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { EndpointRow } from './console/endpoint-row.tsx'
import { NetworkBanner, StaffFrame } from './staff-frame.tsx'
import type { Route } from './+types/api-test.ts'
import { useEffect, useState } from 'react'
import { useToast } from '#app/ui/toast.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => readConsole(request, context)
export const action = answerConsole

const SAMPLE_FORM = 'sample-form'

export const clientAction = keepPage((): ConsoleReply => ({
  kind: 'refused',
  fields: {},
  error: staffCopy.problems.unknown,
  typed: {},
}))

const pathOf = (tab: EndpointGroup) => (tab === 'main' ? href('/api-test') : `${href('/api-test')}?tab=${tab}`)

export default function ApiTest() {
  const page = useLoaderData<typeof loader>()
  const reply = useActionData<ConsoleReply>()
  const state = useConsole(reply)
  const { formData } = useNavigation()
  const { tab, mayChange, sampleIccid } = page
  const here = pathOf(tab)
  const { refused, asked } = state

  return (
    <StaffFrame
      title={copy.title}
      lead={copy.lead}
      banner={<NetworkBanner isPretended={page.isPretended} mayChange={mayChange} />}
    >
      {asked && (
        <ConfirmStep sealed={asked.sealed} isSpending={asked.isSpending} action={here} onCancel={state.cancel}>
          <CallToConfirm asked={asked} />
        </ConfirmStep>
      )}
      <AddressTabs label={copy.tabsLabel} names={ENDPOINT_GROUPS} words={copy.tabs} current={tab} pathOf={pathOf} />
      {/* A form of its own, so that Enter in the ICCID's field makes the first call and does not fill in the sample. */}
      <Form id={SAMPLE_FORM} method="post" action={here} preventScrollReset hidden />
      <div className="page-columns staff-columns">
        <Form method="post" action={here} preventScrollReset noValidate className="grid min-w-0 gap-5">
          {refused?.error && <ErrorBox message={refused.error} />}
          <div className="staff-card">
            <TextField
              id="iccid"
              name="iccid"
              label={staffCopy.iccid}
              hint={staffCopy.iccidHint}
              error={refused?.fields['iccid']}
              value={state.iccid}
              onChange={(event) => state.setIccid(event.currentTarget.value)}
              inputMode="numeric"
              autoComplete="off"
              spellCheck={false}
              className="staff-iccid"
            />
            <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <Button
                type="submit"
                form={SAMPLE_FORM}
                name="intent"
                value="sample"
                look="secondary"
                isSmall
                onClick={(event) => {
                  if (!sampleIccid) return
                  event.preventDefault()
                  state.setIccid(sampleIccid)
                }}
              >
                {copy.sample}
              </Button>
              <span className="text-sm text-muted">
                {sampleIccid ? copy.sampleHint : copy.noSample}{' '}
                {!sampleIccid && (
                  <Link to={`${href('/order-api-flow')}?tab=flow`} className="link">
                    {copy.makeSample}
                  </Link>
                )}
              </span>
            </p>
          </div>
          <section aria-labelledby="calls-heading" className="staff-card">
            <h2 id="calls-heading" className="text-2xl">
              {copy.tabs[tab]}
            </h2>
            <ul className="staff-endpoints">
              {page.endpoints.map((endpoint) => (
                <EndpointRow
                  key={endpoint.id}
                  endpoint={endpoint}
                  mayPress={mayChange || endpoint.effect === 'reads'}
                  isPending={formData?.get('endpoint') === endpoint.id}
                  typed={reply?.typed ?? {}}
                  problems={refused?.fields ?? {}}
                />
              ))}
            </ul>
          </section>
        </Form>
        <ConsoleResults results={state.results} onClear={state.clear} />
      </div>
    </StaffFrame>
  )
}

function CallToConfirm({ asked }: { asked: Extract<ConsoleReply, { kind: 'confirm' }> }) {
  const { method, path, body } = asked.call
  return (
    <div className="grid gap-2">
      <p className="font-bold">{copy.labels[asked.endpoint]}</p>
      <p className="staff-path">
        <span className="staff-method" data-method={method}>
          {method}
        </span>{' '}
        <code>{path}</code>
      </p>
      {body && (
        <dl className="facts-grid">
          {Object.entries(body).map(([name, value]) => (
            <div key={name}>
              <dt>{copy.parameters[name] ?? name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  )
}

// What the console remembers while its page is open: the ICCID, the answers so far, and what waits to be confirmed.

const MOST_RESULTS = 20

function useConsole(reply: ConsoleReply | undefined) {
  const [results, setResults] = useState<ConsoleResult[]>(() => withNewest([], reply))
  const [iccid, setIccid] = useState(reply?.typed['iccid'] ?? '')
  const [asked, setAsked] = useState(reply?.kind === 'confirm' ? reply : null)
  const [heard, setHeard] = useState(reply)
  if (reply !== heard) {
    setHeard(reply)
    setAsked(reply?.kind === 'confirm' ? reply : null)
    setResults((before) => withNewest(before, reply))
    if (reply?.kind === 'filled') setIccid(reply.typed['iccid'] ?? '')
  }
  useOutcomeToast(reply)

  return {
    results,
    iccid,
    setIccid,
    asked,
    refused: reply?.kind === 'refused' ? reply : null,
    cancel: () => setAsked(null),
    clear: () => setResults([]),
  }
}

const withNewest = (before: ConsoleResult[], reply: ConsoleReply | undefined): ConsoleResult[] =>
  reply?.kind === 'answered' && before[0]?.id !== reply.result.id
    ? [reply.result, ...before].slice(0, MOST_RESULTS)
    : before

function useOutcomeToast(reply: ConsoleReply | undefined) {
  const { show } = useToast()
  useEffect(() => {
    if (reply?.kind === 'answered') {
      const { endpoint, answer } = reply.result
      const isGood = answer.status < 400
      show({
        title: isGood ? copy.succeeded : copy.failed,
        description: copy.toast(copy.labels[endpoint], copy.status(answer.status)),
        tone: isGood ? 'default' : 'destructive',
      })
    }
    if (reply?.kind === 'refused' && reply.error)
      show({ title: copy.failed, description: reply.error, tone: 'destructive' })
  }, [reply, show])
}
