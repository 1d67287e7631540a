// Takes a test run one step further. The network is asked for a profile once per reference, unless it said no.
import type { At } from '#shop/values/brand-facts.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import type { RecordAudit } from '#shop/audit/record-audit.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { ConsoleAnswer, NetworkConsole } from '#shop/ports/network-console.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { EndpointId, EndpointValues } from '#shop/values/network-endpoint.ts'
import { callMade, changeBegun } from './network-call.ts'
import { mayChangeThings } from '#shop/staff/staff-role.ts'
import type { RunMove, StaffRunStore } from './staff-run-store.ts'
import { keptText, MOST_LOOKS, nextStep, withStep, type RunProblem, type RunStep, type StaffRun } from './staff-run.ts'

const LEASE_MS = 60_000

export type AdvanceStaffRunDeps = {
  networkConsole: NetworkConsole
  staffRuns: StaffRunStore
  clock: Clock
  recordAudit: RecordAudit
  atomically: <Result>(work: () => Promise<Result>) => Promise<Result>
  pollEveryMs: number
}

type Claimed = NonNullable<Awaited<ReturnType<StaffRunStore['claim']>>>
type Tried = Partial<Omit<RunStep, 'name'>> & { move?: Omit<RunMove, 'steps'> }

/**
 * Carries out the next step of a run that is under way; a look that comes too soon, a run that somebody else is at and
 * one that has ended stay as they are. Null for an unknown reference and for who may not run tests.
 */
export async function advanceStaffRun(
  deps: AdvanceStaffRunDeps,
  { user, reference }: { user: SessionUser; reference: string },
  at: At,
): Promise<StaffRun | null> {
  const { staffRuns, clock } = deps
  if (!mayChangeThings(user.type)) return null
  const now = clock.now()
  const run = await staffRuns.claim(reference, now, new Date(now.getTime() + LEASE_MS))
  if (!run) return staffRuns.find(reference)
  const step = nextStep(run)
  if (!step) return staffRuns.save(reference, { state: 'completed', steps: run.steps }, now)

  const { move, ...tried } = await TRIES[step.name](deps, run, user, at)
  const steps = withStep(run.steps, { ...step, problem: null, said: null, ...tried })
  const state = tried.state === 'error' ? 'error' : nextStep({ steps }) ? 'running' : 'completed'
  return staffRuns.save(reference, { state, ...move, steps }, clock.now())
}

/** A failed step is tried again under the same reference; nothing that was done is done twice. */
export async function retryStaffRun(
  deps: AdvanceStaffRunDeps,
  wish: { user: SessionUser; reference: string },
  at: At,
): Promise<StaffRun | null> {
  const { staffRuns, clock } = deps
  if (!mayChangeThings(wish.user.type)) return null
  const run = await staffRuns.find(wish.reference)
  const failed = run?.state === 'error' ? nextStep(run) : null
  if (!run || !failed) return run
  const steps = withStep(run.steps, { ...failed, state: 'pending', problem: null, said: null })
  await staffRuns.resume(wish.reference, steps, clock.now())
  return advanceStaffRun(deps, wish, at)
}

type TryStep = (deps: AdvanceStaffRunDeps, run: Claimed, user: SessionUser, at: At) => Promise<Tried>

const TRIES: Record<RunStep['name'], TryStep> = {
  token: checkToken,
  order: (_deps, run) => Promise.resolve(recordOrder(run)),
  allocation: allocate,
  iccid: lookForIccid,
  qr: (deps, { iccid }) => read(deps, 'qrcode', { iccid: iccid ?? '' }),
  status: (deps, { iccid }) => read(deps, 'bundle', { iccid: iccid ?? '' }),
}

async function checkToken({ networkConsole, clock }: AdvanceStaffRunDeps): Promise<Tried> {
  const startedAt = clock.now().getTime()
  const told = await networkConsole.checkToken()
  const durationMs = clock.now().getTime() - startedAt
  if (told.ok)
    return { state: 'completed', durationMs, request: 'POST /oauth/token', response: '(token kept on the server)' }
  const problem = told.reason === 'no_token' ? 'no_token' : 'request_failed'
  return { ...failure(problem, told.said), durationMs, request: 'POST /oauth/token' }
}

const recordOrder = ({ reference, bundleId }: Claimed): Tried => ({
  state: 'completed',
  durationMs: 0,
  request: `POST /api/orders\n${JSON.stringify({ bundleId, reference })}`,
  response: JSON.stringify({ reference, bundleId, status: 'recorded' }),
})

async function allocate(deps: AdvanceStaffRunDeps, run: Claimed, user: SessionUser, at: At): Promise<Tried> {
  const { staffRuns, recordAudit, atomically } = deps
  const { reference, bundleId } = run
  const call = { by: user, tool: 'order_api_flow', endpoint: 'allocate', reference } as const
  const isFirst = await atomically(async () => {
    const isBegun = await staffRuns.beginAsking(reference)
    if (isBegun) await recordAudit(changeBegun(call), at)
    return isBegun
  })
  if (!isFirst) {
    // Asked before: whether the profile exists is told by its reference, never by asking for another.
    return { state: 'completed', problem: run.asked === 'accepted' ? null : 'unknown_outcome' }
  }
  const { answer, said } = await ask(deps, 'allocate', { bundleId, customReference: reference })
  const asked = !answer || answer.status >= 500 ? 'unknown' : answer.status < 300 ? 'accepted' : 'refused'
  await atomically(async () => {
    await staffRuns.setAsked(reference, asked)
    await recordAudit(callMade(call, asked === 'accepted' ? 'ok' : asked), at)
  })
  if (!answer) return failure('request_failed', said)
  const told = toldBy(answer)
  return asked === 'accepted'
    ? { ...told, state: 'completed' }
    : { ...told, ...failure('request_failed', wordsOf(answer)) }
}

async function lookForIccid(deps: AdvanceStaffRunDeps, run: Claimed): Promise<Tried> {
  const now = deps.clock.now()
  if (run.lookedAt && now.getTime() - run.lookedAt.getTime() < deps.pollEveryMs) return { state: 'processing' }
  const { answer, said } = await ask(deps, 'profile_by_reference', { orderId: run.reference })
  const iccid = answer?.status === 200 ? iccidIn(answer.text) : null
  const told = answer ? toldBy(answer) : { response: said }
  if (iccid) return { ...told, state: 'completed', move: { iccid, looks: run.looks + 1, lookedAt: now } }

  const looks = run.looks + 1
  const move = { looks, lookedAt: now }
  if (answer && answer.status >= 400 && answer.status < 500)
    return { ...told, ...failure('request_failed', wordsOf(answer)), move }
  return looks < MOST_LOOKS ? { ...told, state: 'processing', move } : { ...told, ...failure('timeout', ''), move }
}

async function read(deps: AdvanceStaffRunDeps, id: EndpointId, values: EndpointValues): Promise<Tried> {
  const { answer, said } = await ask(deps, id, values)
  if (!answer) return failure('request_failed', said)
  const told = toldBy(answer)
  return answer.status < 300
    ? { ...told, state: 'completed' }
    : { ...told, ...failure('request_failed', wordsOf(answer)) }
}

async function ask(
  { networkConsole }: AdvanceStaffRunDeps,
  id: EndpointId,
  values: EndpointValues,
): Promise<{ answer: ConsoleAnswer | null; said: string }> {
  try {
    return { answer: await networkConsole.call(id, values), said: '' }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { answer: null, said: error.message }
  }
}

const failure = (problem: RunProblem, said: string) => ({ state: 'error' as const, problem, said: said.slice(0, 200) })

const toldBy = ({ method, path, requestBody, status, text, durationMs }: ConsoleAnswer) => ({
  durationMs,
  request: keptText([`${method} ${path}`, requestBody].filter(Boolean).join('\n')),
  response: keptText(`${status}\n${text}`),
})

// Errors are read from message or error in the response (storefront rules §7).
function wordsOf({ status, text }: ConsoleAnswer): string {
  const body = parsed(text)
  const words = textAt(body, 'message') ?? textAt(body, 'error')
  return words && !/[<>]/.test(words) ? words : String(status)
}

function iccidIn(text: string): string | null {
  const id = textAt(parsed(text), 'idValue')
  return id && /^\d{18,20}$/.test(id) ? id : null
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function textAt(body: unknown, name: string): string | null {
  if (typeof body !== 'object' || body === null) return null
  const value: unknown = Reflect.get(body, name)
  return typeof value === 'string' && value !== '' ? value : null
}
