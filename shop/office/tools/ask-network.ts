// One call of the console: checks the role and the limit, runs once per confirmation, and is recorded.
import type { Base } from '#shop/assembly/base.ts'
import type { Actor, Caller } from '#shop/people/sign-in/session-user.ts'
import type { ConsoleAnswer, EndpointValues, NetworkEndpoint } from '#ports/network-console.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { TooOften } from '#values/outcome.ts'
import { callMade, changeBegun, type StaffTool } from './network-call.ts'
import { CHANGE_LIMIT, READ_LIMIT, SPEND_LIMIT } from '#shop/support/staff/staff-limit.ts'
import { mayCall } from '#shop/support/staff/staff-role.ts'

export type AskNetworkDeps = Pick<
  Base,
  'networkConsole' | 'staffCalls' | 'staffRuns' | 'limiter' | 'clock' | 'recordAudit' | 'recordDenied' | 'transaction'
>

export type ConsoleInput = {
  tool: StaffTool
  endpoint: NetworkEndpoint
  values: EndpointValues
  /** The confirmation's ID; null for calls that only read. */
  callId: string | null
}

type AskProblem = 'not_allowed' | 'not_confirmed' | 'done_already' | 'no_answer'
export type NetworkAnswer = { ok: true; answer: ConsoleAnswer } | { ok: false; problem: AskProblem } | TooOften

/**
 * Makes one call of the table for a staff member (after-purchase rules §7 "API console"). Problems: `not_allowed` (the
 * role), `not_confirmed`, `done_already` (the same confirmation twice), `too_often`, `no_answer` (the network didn't
 * answer, so it may have been done). The network's refusal is a response too.
 */
export async function askNetwork(deps: AskNetworkDeps, input: ConsoleInput, caller: Caller): Promise<NetworkAnswer> {
  const { endpoint, callId } = input
  if (!mayCall(caller.actor.type, endpoint)) {
    await deps.recordDenied(
      { actor: { id: caller.actor.id, role: caller.actor.type }, why: 'role', where: input.tool },
      caller,
    )
    return { ok: false, problem: 'not_allowed' }
  }
  if (endpoint.effect !== 'reads' && callId === null) return { ok: false, problem: 'not_confirmed' }
  const allowed = await takeLimits(deps, endpoint, caller.actor)
  if (!allowed.ok) return allowed
  if (callId !== null && !(await beginOnce(deps, input, callId, caller))) return { ok: false, problem: 'done_already' }
  return call(deps, input, caller)
}

async function takeLimits({ limiter }: AskNetworkDeps, endpoint: NetworkEndpoint, { id }: Actor) {
  if (endpoint.effect === 'reads') return limiter.take(READ_LIMIT, id)
  const changing = await limiter.take(CHANGE_LIMIT, id)
  return changing.ok && endpoint.effect === 'spends' ? limiter.take(SPEND_LIMIT, 'shop') : changing
}

const beginOnce = (deps: AskNetworkDeps, input: ConsoleInput, id: string, caller: Caller) =>
  deps.transaction(async () => {
    const { actor } = caller
    const now = deps.clock.now()
    const isFirst = await deps.staffCalls.begin({ id, userId: actor.id, what: input.endpoint.id, now })
    if (isFirst) await deps.recordAudit(changeBegun(noted(input, actor)), caller)
    return isFirst
  })

const noted = ({ tool, endpoint, values }: ConsoleInput, actor: Actor) => ({
  by: actor,
  tool,
  endpoint: endpoint.id,
  iccid: values['iccid'],
  reference: values['reference'],
})

async function call(deps: AskNetworkDeps, input: ConsoleInput, caller: Caller): Promise<NetworkAnswer> {
  const { endpoint, values } = input
  try {
    const answer = await deps.networkConsole.call(endpoint.id, values)
    if (endpoint.id === 'release' && answer.status < 300)
      await deps.staffRuns.released(values['iccid'] ?? '', deps.clock.now())
    const outcome = answer.status < 400 ? 'ok' : answer.status < 500 ? 'refused' : 'unknown'
    await deps.recordAudit(callMade(noted(input, caller.actor), outcome), caller)
    return { ok: true, answer }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    await deps.recordAudit(callMade(noted(input, caller.actor), 'unknown'), caller)
    return { ok: false, problem: 'no_answer' }
  }
}
