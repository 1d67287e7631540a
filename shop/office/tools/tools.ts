// The staff tools: network console, order tester, and hand-written emails.
import type { Base } from '#shop/assembly/base.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { EndpointGroup, NetworkEndpoint } from '#ports/network-console.ts'
import { advanceStaffRun, retryStaffRun } from './advance-staff-run.ts'
import { askNetwork } from './ask-network.ts'
import { makeConfirmation, makeStaffReference, openConfirmation } from './make-confirmation.ts'
import { callMade } from './network-call.ts'
import { openStaffRun, type RunAnswer, type RunInput } from './open-staff-run.ts'
import { listSenders, sendStaffMail } from './send-staff-mail.ts'
import { runTestSteps } from './run-test-steps.ts'
import type { StaffRun } from './staff-run.ts'
import { viewCodes } from './view-codes.ts'
import { listNetworkEsims, viewNetworkEsim } from './view-network-esims.ts'

const SHOWN_RUNS = 5

type Parts = { deliverMail: DeliverMail; advanceProvisioning: (orderId: string) => Promise<void> }

/** The test steps for provisioning. */
export const createTestSteps = (base: Base) => runTestSteps({ ...base, at: { tenant: defaultTenant(base.publicUrl) } })

export function createTools(base: Base, parts: Parts) {
  const needs = { ...base, ...parts, sealer: base.sealerOf('staff-confirmation') }
  return {
    ...bind(needs, {
      makeConfirmation,
      openConfirmation,
      makeStaffReference,
      listNetworkEsims,
      viewNetworkEsim,
      askNetwork,
      openStaffRun,
      advanceStaffRun,
      retryStaffRun,
      listSenders,
      sendStaffMail,
      viewCodes,
    }),
    /** The network is simulated on this machine. */
    isNetworkPretended: base.networkConsole.isPretended,
    /** The calls that the console may make. */
    networkCalls: {
      list: (group: EndpointGroup): NetworkEndpoint[] =>
        base.networkConsole.endpoints.filter((endpoint) => endpoint.group === group),
      /** The call with this ID; null for anything else. */
      find: (id: unknown): NetworkEndpoint | null =>
        base.networkConsole.endpoints.find((endpoint) => endpoint.id === id) ?? null,
      readValues: base.networkConsole.readValues,
      write: base.networkConsole.writeCall,
    },
    /** Whether staff sees internal error details. */
    tellsDetails: base.tellsDetails,
    /** A whole allocation in one call: started once and checked once; later calls only check. */
    runTestAllocation: async (input: RunInput, caller: Caller): Promise<RunAnswer> => {
      const opened = await openStaffRun(needs, input, caller)
      if (!opened.ok) return opened
      const goOn = opened.run.state === 'error' ? retryStaffRun : advanceStaffRun
      return { ok: true, run: (await goOn(needs, input.reference, caller)) ?? opened.run }
    },
    findStaffRun: (reference: string): Promise<StaffRun | null> => base.staffRuns.find(reference),
    /** The latest test runs, newest first. */
    listStaffRuns: (): Promise<StaffRun[]> => base.staffRuns.listNewest(SHOWN_RUNS),
    /** The eSIM of the latest test run; null if there is none, or all were returned. */
    findSampleIccid: () => base.staffRuns.findNewestIccid(),
    /** The figures of any eSIM, recorded with who asked for them. */
    viewEsimForStaff: async (iccid: string, caller: Caller) => {
      const told = await viewNetworkEsim(needs, iccid, caller)
      if (!told.ok && told.problem === 'too_often') return told
      const call = { by: caller.actor, tool: 'order_api_flow', endpoint: 'check', iccid } as const
      await base.recordAudit(callMade(call, told.ok ? 'ok' : 'refused'), caller)
      return told
    },
  }
}
