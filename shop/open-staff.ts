// The part of the counter behind the staff's own doors: console, order tester, and what they write down.
import type { By, SessionUser } from '#shop/account/session-user.ts'
import type { Brand } from '#shop/brand/brand.ts'
import { advanceStaffRun, retryStaffRun, type AdvanceStaffRunDeps } from '#shop/tools/advance-staff-run.ts'
import type { Composers } from '#shop/mail/deliver-mail.ts'
import { composeStaffReminder, composeStaffTest, type ComposeStaffMailDeps } from '#shop/tools/compose-staff-mail.ts'
import { askNetwork, type ConsoleWish } from '#shop/tools/ask-network.ts'
import {
  makeConfirmation,
  makeStaffReference,
  openConfirmation,
  type StaffWish,
} from '#shop/tools/make-confirmation.ts'
import { openStaffRun, type OpenStaffRunDeps, type RunOpened, type RunWish } from '#shop/tools/open-staff-run.ts'
import { callMade } from '#shop/tools/network-call.ts'
import { listSenders, sendStaffMail, type SendStaffMailDeps, type StaffMailWish } from '#shop/tools/send-staff-mail.ts'
import type { StaffRun } from '#shop/tools/staff-run.ts'
import { viewCodes, type CodesWish } from '#shop/tools/view-codes.ts'
import { listNetworkSims, viewNetworkSim } from '#shop/tools/view-network-sims.ts'
import { sealerFor } from '#shop/values/secret.ts'
import { recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

const SHOWN_RUNS = 5

export const staffComposers = (deps: ComposeStaffMailDeps): Pick<Composers, 'staff_reminder' | 'staff_test'> => ({
  staff_reminder: (row, home) => composeStaffReminder(deps, row, home),
  staff_test: (row) => Promise.resolve(composeStaffTest(row)),
})

type Parts = Pick<SendStaffMailDeps, 'readHomes' | 'ownedBy' | 'deliverMail'> &
  Pick<AdvanceStaffRunDeps, 'advanceProvisioning'> &
  Pick<OpenStaffRunDeps, 'readCatalogue'> & { brand: Brand }

export function openStaff(world: ShopDeps, stores: Stores, parts: Parts) {
  const deps = {
    ...world,
    ...stores,
    ...parts,
    recordAudit: recordAuditAt(world, stores, parts.brand),
    atomically: world.database.tx,
    sealer: sealerFor(world.secret, 'staff-confirmation'),
  }

  return {
    /** The network is a pretended one on this machine. */
    isNetworkPretended: world.networkConsole.isPretended,

    confirmStaffWish: (user: SessionUser, wish: StaffWish): string => makeConfirmation(deps, user, wish),
    openStaffWish: (user: SessionUser, sealed: string) => openConfirmation(deps, user, sealed),
    makeStaffReference: (): string => makeStaffReference(deps),
    listSims: (by: By) => listNetworkSims(deps, by),
    viewSim: (by: By, iccid: string) => viewNetworkSim(deps, by, iccid),

    askNetwork: (wish: ConsoleWish) => askNetwork(deps, wish),

    openStaffRun: (wish: RunWish) => openStaffRun(deps, wish),
    advanceStaffRun: (wish: { user: SessionUser; reference: string }) => advanceStaffRun(deps, wish),
    retryStaffRun: (wish: { user: SessionUser; reference: string }) => retryStaffRun(deps, wish),
    /** The whole of an allocation in one call: begun once, looked for once; later calls only look. */
    runTestAllocation: async (wish: RunWish): Promise<RunOpened> => {
      const opened = await openStaffRun(deps, wish)
      if (!opened.ok) return opened
      const goOn = opened.run.state === 'error' ? retryStaffRun : advanceStaffRun
      return { ok: true, run: (await goOn(deps, wish)) ?? opened.run }
    },
    findStaffRun: (reference: string): Promise<StaffRun | null> => stores.staffRuns.find(reference),
    /** The newest test runs, the newest first. */
    listStaffRuns: (): Promise<StaffRun[]> => stores.staffRuns.listNewest(SHOWN_RUNS),
    /** The eSIM of the newest test run; null when there is none, or when all went back. */
    findSampleIccid: () => stores.staffRuns.findNewestIccid(),

    /** Whether staff is told how things went inside. */
    tellsDetails: world.tellsDetails,
    listSenders: () => listSenders(deps),
    sendStaffMail: (wish: StaffMailWish) => sendStaffMail(deps, wish),

    viewCodes: (wish: CodesWish) => viewCodes(deps, wish),
    /** The figures of any eSIM, and a note of who asked for them. */
    viewSimForStaff: async (by: By, iccid: string) => {
      const sim = await viewNetworkSim(deps, by, iccid)
      if (!sim.ok && sim.problem === 'too_often') return sim
      const call = { by, tool: 'order_api_flow', endpoint: 'check', iccid } as const
      await deps.recordAudit(callMade(call, sim.ok ? 'ok' : 'refused'))
      return sim
    },
  }
}
