// /super-admin-dashboard/network-packages: the networks, what they offer, what of it is sold, and by which rules.
import { useActionData, useLoaderData } from 'react-router'
import { networkPackagesCopy as copy } from '#app/copy/office/network-packages.ts'
import { Moment } from '#app/features/desk/moment.tsx'
import { withQuery } from '#app/format/with-query.ts'
import { readsAgain } from '#app/http/reads-again.ts'
import { Callout } from '#app/ui/callout.tsx'
import { LinkChips } from '#app/ui/link-chips.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import { DeskPage } from './desk-page.tsx'
import { DeskCard, Fact, Facts } from './facts.tsx'
import { PACKAGES_PATH } from './network-packages/form-names.ts'
import { answerPackages, type PackagesAnswer } from './network-packages/packages-action.ts'
import { CancellationsPart } from './network-packages/cancellations-part.tsx'
import { FailoverPart } from './network-packages/failover-part.tsx'
import { MessagesPart } from './network-packages/messages-part.tsx'
import { MovePart } from './network-packages/move-part.tsx'
import { NetworksPart } from './network-packages/networks-part.tsx'
import { TrialsPart } from './network-packages/trials-part.tsx'
import { PerformancePart } from './network-packages/performance-part.tsx'
import { PackagesForm, ReadForm } from './network-packages/package-table.tsx'
import { readPackages, type NetworkView, type PackagesView } from './network-packages/read-packages.ts'
import { RatePart, RulesPart } from './network-packages/rule-parts.tsx'
import type { Route } from './+types/network-packages.ts'
import './catalog.css'

export const loader = ({ request, context, url }: Route.LoaderArgs) => readPackages(request, context, url.searchParams)

export const shouldRevalidate = readsAgain
export const action = answerPackages

const SHOWN_IN_FORM = new Set(['failover', 'cancellation-terms', 'cancellation-limits', 'try-network', 'close-trial'])
const OF_ONE = new Set<string | undefined>(['change-login', 'least-credit'])

export default function NetworkPackages() {
  const view = useLoaderData<typeof loader>()
  const answer = useActionData<PackagesAnswer>()
  const { network, networks } = view
  // These forms show why they were refused.
  const isInForm =
    (answer?.intent !== undefined && SHOWN_IN_FORM.has(answer.intent)) ||
    (answer?.intent === 'connect' && networks.kinds.some(({ kind }) => kind === answer.typed['kind'])) ||
    (OF_ONE.has(answer?.intent) && networks.connected.some(({ id }) => id === answer?.typed['network']))
  return (
    <DeskPage title={copy.title} lead={copy.lead}>
      <Refusal says={!isInForm && answer?.error} />
      <NetworksPart networks={networks} asked={view.asked} answer={answer} />
      <TrialsPart {...view.trials} answer={answer} />
      <CancellationsPart
        settings={view.cancellations}
        nameOf={(id) => networks.connected.find((each) => each.id === id)?.name ?? null}
        answer={answer}
      />
      {networks.connected.length > 0 && <FailoverPart rule={networks.failover} answer={answer} />}
      <div className="desk-card">
        <PerformancePart rows={networks.performance} />
        <MessagesPart networks={networks.connected} messages={view.messages} />
      </div>
      <RatePart rates={view.rates} aging={view.aging} today={view.today} answer={answer} />
      {view.move && <MovePart move={view.move} networks={networks.connected} />}
      {network === null ? (
        <Callout tone="info" title={copy.none.title}>
          {copy.none.text}
        </Callout>
      ) : (
        <Network view={view} network={network} answer={answer} />
      )}
    </DeskPage>
  )
}

type NetworkProps = { view: PackagesView; network: NetworkView; answer: PackagesAnswer | undefined }

function Network({ view: { networkIds, networks: known }, network, answer }: NetworkProps) {
  const { networkId, rules, counts, filter } = network
  const chips = copy.filters.map(([show, words]) => ({
    to: withQuery(PACKAGES_PATH, { network: networkId, show }),
    words,
    isCurrent: show === filter,
    count: counts[show],
  }))
  const networks = networkIds.map((id) => ({
    to: withQuery(PACKAGES_PATH, { network: id }),
    words: known.connected.find((each) => each.id === id)?.name ?? id,
    isCurrent: id === networkId,
  }))
  return (
    <>
      {networks.length > 1 && <LinkChips label={copy.networks} chips={networks} />}
      <DeskCard id="reading" heading={copy.reading.heading}>
        <Facts>
          <Fact name={copy.reading.at}>{rules.readAt ? <Moment at={rules.readAt} /> : copy.reading.soon}</Fact>
          <Fact name={copy.reading.rows}>{copy.reading.count(rules.rows, rules.refused)}</Fact>
          <Fact name={copy.reading.problem}>{rules.problem}</Fact>
          <Fact name={copy.reading.refused}>{rules.refusedRows.map(copy.reading.refusedRow).join('; ')}</Fact>
        </Facts>
        <ReadForm networkId={networkId} />
      </DeskCard>
      <RulesPart network={network} answer={answer} />
      <LinkChips label={copy.show} chips={chips} />
      {filter === 'off_sale' && <p className="text-muted">{copy.offSale}</p>}
      <PackagesForm network={network} />
    </>
  )
}
