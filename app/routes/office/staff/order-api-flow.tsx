// /order-api-flow: the order tester of the staff; for everybody else there is no such page.
import { useState } from 'react'
import { useActionData, useLoaderData, type ShouldRevalidateFunctionArgs, href } from 'react-router'
import { flowCopy as copy } from '#app/copy/office/order-api-flow.ts'
import { AddressTabs } from '#app/ui/address-tabs.tsx'
import { Callout } from '#app/ui/callout.tsx'
import type { PackedWizard } from '#app/features/wizard/load-wizard.ts'
import { useWizardData } from '#app/features/wizard/use-wizard.ts'
import { shouldReadWizardAgain } from '#app/features/wizard/wizard-step.ts'
import { Wizard } from '#app/features/wizard/wizard.tsx'
import { Refusal } from '#app/ui/verdict.tsx'
import type { RunKind } from '#shop/office/tools/staff-run.ts'
import { ConfirmStep } from './confirm-step.tsx'
import { FLOW_TABS, flowPath, tabOfKind, type FlowReply } from './flow-answer.ts'
import { IccidTool } from './console/iccid-tools.tsx'
import { RunStart } from './run/run-start.tsx'
import { NewestRuns, RunView } from './run/run-view.tsx'
import { NetworkBanner, StaffFrame } from './staff-frame.tsx'
import type { Route } from './+types/order-api-flow.ts'
import '#app/features/desk/test-steps.css'
import './run/staff-run.css'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await import('./run/flow-action.ts')).readFlow(request, context)
export const action = async (args: Route.ActionArgs) => (await import('./run/flow-action.ts')).answerFlow(args)

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  ['tab', 'run'].some((key) => change.currentUrl.searchParams.get(key) !== change.nextUrl.searchParams.get(key)) ||
  shouldReadWizardAgain(change)

type Page = ReturnType<typeof useLoaderData<typeof loader>>

export default function OrderApiFlow() {
  const page = useLoaderData<typeof loader>()
  const reply = useActionData<FlowReply>()
  const { tab, mayChange } = page
  return (
    <StaffFrame
      title={copy.title}
      lead={copy.lead}
      banner={<NetworkBanner isPretended={page.isPretended} mayChange={mayChange} />}
    >
      <AddressTabs
        label={copy.tabsLabel}
        names={FLOW_TABS}
        words={copy.tabs}
        current={tab}
        pathOf={(each) => (each === 'travel' ? href('/order-api-flow') : `${href('/order-api-flow')}?tab=${each}`)}
      />
      {page.wizard && <TravelTab packed={page.wizard} />}
      {tab === 'flow' && <RunTab key="order" kind="order" page={page} reply={reply} />}
      {tab === 'allocation' && <RunTab key="allocation" kind="allocation" page={page} reply={reply} />}
      {(tab === 'qr' || tab === 'status') && <IccidTool key={tab} tab={tab} reply={reply} />}
    </StaffFrame>
  )
}

const TravelTab = ({ packed }: { packed: PackedWizard }) => <Wizard {...useWizardData(packed)} />

function RunTab({ kind, page, reply }: { kind: RunKind; page: Page; reply: FlowReply | undefined }) {
  const { run, runs, bundles, mayChange, email, isGone } = page
  const [dropped, setDropped] = useState<FlowReply>()
  const asked = reply?.kind === 'confirm' && reply !== dropped ? reply : null
  const refused = reply?.kind === 'refused' ? reply : null
  return (
    <div className="page-columns staff-columns staff-columns-side">
      {asked && (
        <ConfirmStep
          sealed={asked.sealed}
          isSpending={asked.isSpending}
          action={flowPath(tabOfKind(kind), run?.reference)}
          onCancel={() => setDropped(reply)}
        >
          <p>{asked.text}</p>
          <p className="text-sm text-muted [overflow-wrap:anywhere]">
            {copy.reference}:{' '}
            <bdi translate="no" className="font-mono">
              {asked.reference}
            </bdi>
          </p>
        </ConfirmStep>
      )}
      <div className="grid min-w-0 gap-5">
        {isGone && <Callout tone="warning">{copy.problems.gone}</Callout>}
        <Refusal says={run && refused?.error} />
        {run ? (
          <RunView run={run} mayChange={mayChange} />
        ) : (
          <RunStart kind={kind} bundles={bundles} email={email} mayChange={mayChange} refused={refused} />
        )}
      </div>
      <NewestRuns runs={runs} />
    </div>
  )
}
