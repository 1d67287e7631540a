// GET and POST /api-test: reads at once, asks once more before anything is changed, and calls nothing off the list.
import { randomUUID } from 'node:crypto'
import { apiTestCopy } from '#app/copy/office/api-test.ts'
import { staffCopy } from '#app/copy/office/staff.ts'
import { formAction, whoIsLetIn, type PageAnswer, type FormPost } from '#app/http/form-action.ts'
import { noteDenied } from '#app/session/denial.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { mayCall, mayChangeThings } from '#shop/support/staff/staff-role.ts'
import type { NetworkEndpoint } from '#ports/network-console.ts'
import { fieldName, tabOf, type ConsoleReply, type ConsoleEntries } from './console-answer.ts'
import { cutText } from '#values/text/cut-text.ts'

const PURPOSE = 'api_test:'
const MOST_TYPED_CHARACTERS = 400

export async function readConsole(request: Request, context: Context) {
  const user = guardedUser(context)
  const shop = context.get(shopContext)
  const tab = tabOf(new URL(request.url).searchParams)
  return {
    tab,
    endpoints: shop.tools.networkCalls.list(tab),
    mayChange: mayChangeThings(user.type),
    isPretended: shop.tools.isNetworkPretended,
    sampleIccid: await shop.tools.findSampleIccid(),
  }
}

type Result = PageAnswer<ConsoleReply>

export const answerConsole = formAction({
  who: whoIsLetIn,
  async run(asked): Promise<Result> {
    const { shop, form } = asked
    const typed = typedIn(form)
    if (form.get('intent') !== 'sample') return form.get('intent') === 'confirm' ? confirm(asked) : test(asked, typed)
    const sample = await shop.tools.findSampleIccid()
    return sample === null
      ? refuse(typed, 409, apiTestCopy.noSample)
      : { answer: { kind: 'filled', typed: { ...typed, iccid: sample } } }
  },
})

async function test(asked: FormPost<SessionUser>, typed: ConsoleEntries): Promise<Result> {
  const { context, form, user, shop, caller } = asked
  const { networkCalls } = shop.tools
  const endpoint = networkCalls.find(form.get('endpoint'))
  if (!endpoint) return refuse(typed, 400, staffCopy.problems.unreadable)
  if (!mayCall(user.type, endpoint)) {
    await noteDenied(context, user)
    return refuse(typed, 403, staffCopy.problems.not_allowed)
  }

  const isMade = (name: string) => endpoint.parameters.some((each) => each.name === name && each.place === 'made')
  const read = networkCalls.readValues(endpoint, (name) =>
    isMade(name) ? shop.tools.makeStaffReference() : (typed[fieldName(endpoint.id, name)] ?? null),
  )
  if (!read.ok) return refuse(typed, 400, null, problemsOf(endpoint, read.wrong))
  if (endpoint.effect === 'reads') return call(asked, { endpoint, values: read.values, callId: null }, typed)

  const sealed = shop.tools.makeConfirmation({ what: `${PURPOSE}${endpoint.id}`, values: read.values }, caller)
  const [isSpending, written] = [endpoint.effect === 'spends', networkCalls.write(endpoint, read.values)]
  return { answer: { kind: 'confirm', endpoint: endpoint.id, isSpending, sealed, call: written, typed } }
}

function confirm(asked: FormPost<SessionUser>): Result | Promise<Result> {
  const { form, shop, caller } = asked
  const sealed = form.get('sealed')
  const confirmed = typeof sealed === 'string' ? shop.tools.openConfirmation(sealed, caller) : null
  const endpoint = confirmed?.what.startsWith(PURPOSE)
    ? shop.tools.networkCalls.find(confirmed.what.slice(PURPOSE.length))
    : null
  if (!confirmed || !endpoint) return refuse({}, 400, staffCopy.problems.confirmation_ended)
  const { values, id } = confirmed
  const typed = Object.fromEntries(Object.entries(values).map(([name, value]) => [fieldName(endpoint.id, name), value]))
  return call(asked, { endpoint, values, callId: id }, typed)
}

type Call = { endpoint: NetworkEndpoint; values: ConsoleEntries; callId: string | null }

async function call({ shop, caller }: FormPost<SessionUser>, confirmed: Call, typed: ConsoleEntries): Promise<Result> {
  const told = await shop.tools.askNetwork({ ...confirmed, tool: 'api_test' }, caller)
  if (told.ok) {
    const result = {
      id: randomUUID(),
      endpoint: confirmed.endpoint.id,
      answer: told.answer,
      at: new Date().toISOString(),
    }
    return { answer: { kind: 'answered', result, typed } }
  }
  if (told.problem !== 'too_often') return refuse(typed, STATUS[told.problem], staffCopy.problems[told.problem])
  return { ...refuse(typed, undefined, staffCopy.tooOften(told.retryAfterSeconds)), wait: told }
}

const STATUS = { not_allowed: 403, not_confirmed: 400, done_already: 409, no_answer: 502 } as const

const refuse = (
  typed: ConsoleEntries,
  status: number | undefined,
  error: string | null,
  fields: ConsoleEntries = {},
): Result => ({
  answer: { kind: 'refused', fields, error, typed },
  status,
})

const problemsOf = (endpoint: NetworkEndpoint, wrong: string[]): ConsoleEntries =>
  Object.fromEntries(
    wrong.map((name) => [
      fieldName(endpoint.id, name),
      name === 'iccid' ? staffCopy.iccidWrong : apiTestCopy.wrongValue(apiTestCopy.parameters[name] ?? name),
    ]),
  )

// Field names are `endpoint.parameter`; what no field of ours is called is not looked at.
function typedIn(form: FormData): ConsoleEntries {
  const typed: ConsoleEntries = {}
  for (const [name, value] of form)
    if (/^(iccid|[a-z_]{1,40}\.\w{1,40})$/.test(name) && typeof value === 'string')
      typed[name] = cutText(name === 'iccid' ? value.replace(/[\s-]/g, '') : value, MOST_TYPED_CHARACTERS)
  return typed
}
