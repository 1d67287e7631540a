// The staff's own tools: console of the network, order tester, and mails written by hand.
import type { Base } from '#shop/base.ts'
import type { Caller, SessionUser } from '#shop/account/session-user.ts'
import { bind } from '#shop/bind.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { At } from '#shop/values/brand-facts.ts'
import { advanceStaffRun, retryStaffRun } from './advance-staff-run.ts'
import { askNetwork } from './ask-network.ts'
import { makeConfirmation, makeStaffReference, openConfirmation } from './make-confirmation.ts'
import { callMade } from './network-call.ts'
import { openStaffRun, type RunOpened, type RunWish } from './open-staff-run.ts'
import { listSenders, sendStaffMail } from './send-staff-mail.ts'
import { nextStep, type StaffRun } from './staff-run.ts'
import { viewCodes } from './view-codes.ts'
import { listNetworkSims, viewNetworkSim } from './view-network-sims.ts'

const SHOWN_RUNS = 5

export function createTools(base: Base, deliverMail: DeliverMail) {
  const needs = { ...base, deliverMail, sealer: base.sealerOf('staff-confirmation') }

  /** Goes on until there is an ICCID to look for, and looks once. */
  async function runToLook(user: SessionUser, run: StaffRun, at: At): Promise<StaffRun> {
    const wish = { user, reference: run.reference }
    let now = run.state === 'error' ? ((await retryStaffRun(needs, wish, at)) ?? run) : run
    for (let moves = 0; moves < now.steps.length && now.state === 'running'; moves++) {
      const before = nextStep(now)?.name
      now = (await advanceStaffRun(needs, wish, at)) ?? now
      if (before === 'iccid' || before === nextStep(now)?.name) break
    }
    return now
  }

  return {
    ...bind(needs, {
      makeConfirmation,
      openConfirmation,
      makeStaffReference,
      listNetworkSims,
      viewNetworkSim,
      askNetwork,
      openStaffRun,
      advanceStaffRun,
      retryStaffRun,
      listSenders,
      sendStaffMail,
      viewCodes,
    }),
    /** The network is a pretended one on this machine. */
    isNetworkPretended: base.networkConsole.isPretended,
    /** Whether staff is told how things went inside. */
    tellsDetails: base.tellsDetails,
    /** The whole of an allocation in one call: begun once, looked for once; later calls only look. */
    runTestAllocation: async (wish: RunWish, at: At): Promise<RunOpened> => {
      const opened = await openStaffRun(needs, wish)
      return opened.ok ? { ok: true, run: await runToLook(wish.user, opened.run, at) } : opened
    },
    findStaffRun: (reference: string): Promise<StaffRun | null> => base.staffRuns.find(reference),
    /** The newest test runs, the newest first. */
    listStaffRuns: (): Promise<StaffRun[]> => base.staffRuns.listNewest(SHOWN_RUNS),
    /** The eSIM of the newest test run; null when there is none, or when all went back. */
    findSampleIccid: () => base.staffRuns.findNewestIccid(),
    /** The figures of any eSIM, and a note of who asked for them. */
    viewSimForStaff: async (iccid: string, caller: Caller) => {
      const sim = await viewNetworkSim(needs, iccid, caller)
      if (!sim.ok && sim.problem === 'too_often') return sim
      const call = { by: caller.actor, tool: 'order_api_flow', endpoint: 'check', iccid } as const
      await base.recordAudit(callMade(call, sim.ok ? 'ok' : 'refused'), caller)
      return sim
    },
  }
}
