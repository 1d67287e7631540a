// One call of the console: its role, its limit, once per confirmation, and written down.
import type { Transaction } from '#shop/ports/transaction.ts'
import type { At } from '#shop/values/brand-facts.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { ConsoleAnswer, EndpointValues, NetworkConsole, NetworkEndpoint } from '#shop/ports/network-console.ts'
import type { RateLimiter } from '#shop/ports/rate-limiter.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { TooOften } from '#shop/values/outcome.ts'
import { callMade, changeBegun, type StaffTool } from './network-call.ts'
import type { StaffCallStore } from './staff-call-store.ts'
import { CHANGE_LIMIT, READ_LIMIT, SPEND_LIMIT } from '#shop/staff/staff-limit.ts'
import { mayCall } from '#shop/staff/staff-role.ts'
import type { StaffRunStore } from './staff-run-store.ts'

export type AskNetworkDeps = {
  networkConsole: NetworkConsole
  staffCalls: StaffCallStore
  staffRuns: StaffRunStore
  limiter: RateLimiter
  clock: Clock
  recordAudit: RecordAudit
  transaction: Transaction
}

export type ConsoleInput = {
  user: SessionUser
  tool: StaffTool
  endpoint: NetworkEndpoint
  values: EndpointValues
  /** Of the confirmation; null for what only reads. */
  callId: string | null
}

type AskProblem = 'not_allowed' | 'not_confirmed' | 'done_already' | 'no_answer'
export type NetworkAnswer = { ok: true; answer: ConsoleAnswer } | { ok: false; problem: AskProblem } | TooOften

/**
 * Makes one call of the table for a member of staff (after-purchase rules §7 "API console"). Problems: `not_allowed` (the role),
 * `not_confirmed`, `done_already` (the same confirmation twice), `too_often`, `no_answer` (the network kept silent: it
 * may have been done). A refusal of the network is an answer.
 */
export async function askNetwork(deps: AskNetworkDeps, input: ConsoleInput, at: At): Promise<NetworkAnswer> {
  const { user, endpoint, callId } = input
  if (!mayCall(user.type, endpoint)) return { ok: false, problem: 'not_allowed' }
  if (endpoint.effect !== 'reads' && callId === null) return { ok: false, problem: 'not_confirmed' }
  const allowed = await takeLimits(deps, input)
  if (!allowed.ok) return allowed
  if (callId !== null && !(await beginOnce(deps, input, callId, at))) return { ok: false, problem: 'done_already' }
  return call(deps, input, at)
}

async function takeLimits({ limiter }: AskNetworkDeps, { user, endpoint }: ConsoleInput) {
  if (endpoint.effect === 'reads') return limiter.take(READ_LIMIT, user.id)
  const changing = await limiter.take(CHANGE_LIMIT, user.id)
  return changing.ok && endpoint.effect === 'spends' ? limiter.take(SPEND_LIMIT, 'shop') : changing
}

const beginOnce = (deps: AskNetworkDeps, input: ConsoleInput, id: string, at: At) =>
  deps.transaction(async () => {
    const { user, endpoint } = input
    const isFirst = await deps.staffCalls.begin({ id, userId: user.id, what: endpoint.id, now: deps.clock.now() })
    if (isFirst) await deps.recordAudit(changeBegun(noted(input)), at)
    return isFirst
  })

const noted = ({ user, tool, endpoint, values }: ConsoleInput) => ({
  by: user,
  tool,
  endpoint: endpoint.id,
  iccid: values['iccid'],
  reference: values['reference'],
})

async function call(deps: AskNetworkDeps, input: ConsoleInput, at: At): Promise<NetworkAnswer> {
  const { endpoint, values } = input
  try {
    const answer = await deps.networkConsole.call(endpoint.id, values)
    if (endpoint.id === 'release' && answer.status < 300)
      await deps.staffRuns.released(values['iccid'] ?? '', deps.clock.now())
    const outcome = answer.status < 400 ? 'ok' : answer.status < 500 ? 'refused' : 'unknown'
    await deps.recordAudit(callMade(noted(input), outcome), at)
    return { ok: true, answer }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    await deps.recordAudit(callMade(noted(input), 'unknown'), at)
    return { ok: false, problem: 'no_answer' }
  }
}
