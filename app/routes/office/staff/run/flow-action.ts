// GET and POST /order-api-flow: a run is confirmed before it starts, continues step by step, and can be returned.
import { counted } from '#values/counted.ts'
import { flowCopy as copy } from '#app/copy/office/order-api-flow.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { esimUsage } from '#app/format/esim-usage.ts'
import { loadWizard } from '#app/features/wizard/load-wizard.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type PageAnswer, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { noteDenied } from '#app/session/denial.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import type { Wait } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { sizeLabel } from '#values/data-allowance.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { mayChangeThings } from '#shop/support/staff/staff-role.ts'
import type { RunKind } from '#shop/office/tools/staff-run.ts'
import { isEmail, normalizeEmail } from '#values/email.ts'
import { isPlainIccid } from '#values/iccid.ts'
import { flowPath, readFlowTab, shownRun, tabOfKind, type FlowReply } from '../flow-answer.ts'

const START = 'order_api_flow:start'
const RELEASE = 'order_api_flow:release'

export async function readFlow(request: Request, context: Context) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const url = new URL(request.url)
  const tab = readFlowTab(url.searchParams)
  const reference = url.searchParams.get('run')
  const isRunTab = tab === 'flow' || tab === 'allocation'
  const run = isRunTab && reference ? await shop.tools.findStaffRun(reference) : null
  return {
    tab,
    email: user.email,
    mayChange: mayChangeThings(user.type),
    isPretended: shop.tools.isNetworkPretended,
    wizard: tab === 'travel' ? await loadWizard(request, url, context) : null,
    bundles: isRunTab && !run ? await bundleOptions(shop, atOf(context)) : [],
    run: run && shownRun(run),
    isGone: isRunTab && reference !== null && run === null,
    runs: isRunTab ? (await shop.tools.listStaffRuns()).map(shownRun) : [],
  }
}

async function bundleOptions(shop: Shop, at: ReturnType<typeof atOf>): Promise<[string, string][]> {
  const { bundles } = await shop.catalogue.viewCatalogue(at)
  return bundles
    .filter(({ status }) => status === 'Active')
    .map(({ bundleId, zone, validityDays, ...data }) => [
      bundleId,
      `${zone}, ${sizeLabel(data)}, ${counted(validityDays, 'day')} (${bundleId})`,
    ])
}

type FlowPost = FormPost<SessionUser> & { typed: Record<string, string> }
type Result = Promise<FormResult<FlowReply>>

export const answerFlow = formAction({
  who: whoIsLetIn,
  async run(posted): Promise<FormResult<FlowReply>> {
    const typed: Record<string, string> = {}
    for (const name of ['intent', 'kind', 'bundleId', 'email', 'run', 'iccid', 'sealed'])
      typed[name] = textOf(posted.form, name, 4_000).trim()
    const intent = typed['intent'] ?? ''
    const answer = Object.hasOwn(ANSWERS, intent) ? ANSWERS[intent] : undefined
    return answer ? answer({ ...posted, typed }) : refuse(typed, 400, staffCopy.problems.unknown)
  },
})

const ANSWERS: Record<string, (asked: FlowPost) => Result> = {
  ask: askToStart,
  confirm,
  advance: (asked) => move(asked, 'advanceStaffRun'),
  retry: (asked) => move(asked, 'retryStaffRun'),
  release: askToRelease,
  codes: showCodes,
  check: showFigures,
}

async function askToStart(asked: FlowPost): Result {
  const { user, shop, caller, typed, context } = asked
  if (!mayChangeThings(user.type)) return refuseRole(asked)
  const { kind = '', bundleId = '', email = '' } = typed
  const bundle = (await bundleOptions(shop, atOf(context))).find(([id]) => id === bundleId)
  const fields = {
    ...(!bundle && { bundleId: copy.bundleMissing }),
    ...(!isEmail(normalizeEmail(email)) && { email: copy.emailWrong }),
  }
  if (!bundle || Object.keys(fields).length > 0) return refuse(typed, 400, null, fields)

  const reference = shop.tools.makeStaffReference()
  const values = { kind: kind === 'allocation' ? 'allocation' : 'order', bundleId, reference }
  const sealed = shop.tools.makeConfirmation({ what: START, values }, caller)
  return { answer: { kind: 'confirm', sealed, isSpending: true, text: copy.confirmStart(bundle[1]), reference } }
}

async function askToRelease(asked: FlowPost): Result {
  const { user, shop, caller, typed } = asked
  if (!mayChangeThings(user.type)) return refuseRole(asked)
  const run = await shop.tools.findStaffRun(typed['run'] ?? '')
  if (!run?.iccid || run.state === 'released') return refuse(typed, 409, copy.problems.nothing_to_release)
  const values = { iccid: run.iccid, reference: run.reference, kind: run.kind }
  const sealed = shop.tools.makeConfirmation({ what: RELEASE, values }, caller)
  const text = copy.confirmRelease(run.iccid.slice(-4))
  return { answer: { kind: 'confirm', sealed, isSpending: false, text, reference: run.reference } }
}

async function confirm(asked: FlowPost): Result {
  const { shop, caller, typed } = asked
  const confirmed = shop.tools.openConfirmation(typed['sealed'] ?? '', caller)
  const { reference = '', bundleId = '', iccid = '' } = confirmed?.values ?? {}
  const kind: RunKind = confirmed?.values['kind'] === 'allocation' ? 'allocation' : 'order'
  const there = () => ({ to: flowPath(tabOfKind(kind), reference) })
  if (confirmed?.what === START) {
    const opened = await shop.tools.openStaffRun({ kind, reference, bundleId }, caller)
    if (opened.ok) return there()
    if (opened.problem === 'too_often') return tooOften(typed, opened)
    return opened.problem === 'not_allowed' ? refuseRole(asked) : refuse(typed, 409, copy.problems[opened.problem])
  }
  const endpoint = shop.tools.networkCalls.find('release')
  if (confirmed?.what !== RELEASE || !endpoint) return refuse(typed, 400, staffCopy.problems.confirmation_ended)

  const told = await shop.tools.askNetwork(
    { tool: 'order_api_flow', endpoint, values: { iccid }, callId: confirmed.id },
    caller,
  )
  if (!told.ok)
    return told.problem === 'too_often'
      ? tooOften(typed, told)
      : refuse(typed, told.problem === 'no_answer' ? 502 : 409, staffCopy.problems[told.problem])
  return told.answer.status < 300 ? there() : refuse(typed, 502, `${copy.failed} (${told.answer.status})`)
}

async function move(asked: FlowPost, how: 'advanceStaffRun' | 'retryStaffRun'): Result {
  const { user, shop, caller, typed } = asked
  if (!mayChangeThings(user.type)) return refuseRole(asked)
  const moved = await shop.tools[how](typed['run'] ?? '', caller)
  return moved ? { answer: { kind: 'moved' } } : refuse(typed, 404, copy.problems.gone)
}

async function showCodes(asked: FlowPost): Result {
  const { shop, caller, typed } = asked
  const { iccid, refused } = readIccid(typed)
  if (refused) return refused
  const shown = await shop.tools.viewCodes({ tool: 'order_api_flow', iccid }, caller)
  if (!shown.ok && shown.problem === 'too_often') return tooOften(typed, shown)
  if (!shown.ok) return refuse(typed, 502, copy.problems.qr)
  const qrCode = `data:image/png;base64,${Buffer.from(shown.qrPng).toString('base64')}`
  const { activationCode, confirmationCode } = shown
  return { answer: { kind: 'codes', iccid, activationCode, confirmationCode, qrCode } }
}

async function showFigures(asked: FlowPost): Result {
  const { shop, caller, typed } = asked
  const { iccid, refused } = readIccid(typed)
  if (refused) return refused
  const told = await shop.tools.viewEsimForStaff(iccid, caller)
  if (!told.ok && told.problem === 'too_often') return tooOften(typed, told)
  return told.ok
    ? { answer: { kind: 'figures', figures: esimUsage(told.usage) } }
    : refuse(typed, 502, copy.problems.esim)
}

function readIccid(typed: Record<string, string>) {
  const iccid = (typed['iccid'] ?? '').replace(/[\s-]/g, '')
  typed['iccid'] = iccid
  return { iccid, refused: isPlainIccid(iccid) ? null : refuse(typed, 400, null, { iccid: staffCopy.iccidWrong }) }
}

// Who is no super-admin sees no such button: it was tried.
async function refuseRole({ user, typed, context }: FlowPost): Result {
  await noteDenied(context, user)
  return refuse(typed, 403, staffCopy.problems.not_allowed)
}

const tooOften = (typed: Record<string, string>, wait: Wait): PageAnswer<FlowReply> => ({
  ...refuse(typed, undefined, staffCopy.tooOften(wait.retryAfterSeconds)),
  wait,
})

function refuse(
  typed: Record<string, string>,
  status: number | undefined,
  error: string | null,
  fields: Record<string, string> = {},
): PageAnswer<FlowReply> {
  const { intent: _intent, sealed: _sealed, ...kept } = typed
  return { answer: { kind: 'refused', error, fields, typed: kept }, status }
}
