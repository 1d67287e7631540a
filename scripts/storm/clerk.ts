// The shop's staff: the first one becomes administrator with the link that the shop prints and invites others, who
// invite more, since nobody may act on more than 60 orders in ten minutes. They take turns at the desk.
import { z } from 'zod'
import { readFoundLines } from '#app/features/desk/found-line.ts'
import { NotNow, openCaller, type Caller, type Place } from './callers.ts'
import { PART_CENTS } from './errand.ts'
import { readMails } from './vendor-books.ts'
import { untilSo } from './wait-until.ts'

export type Clerk = ReturnType<typeof atDesk>

export const PASSWORD = 'a long walk along the quay'
const FIRST_ADMIN = /First admin: +\S+#(?:access_token=)?(\S+)/g
const INVITATION = /access_token=([\w.-]+)/
const INVITED_WITHIN_MS = 60_000
/**
 * At 10,000 orders per quarter of an hour, each of them acts on about 30 in ten minutes, and retries as often as
 * needed.
 */
const ORDERS_FOR_EACH = 400
/** The shop lets one administrator invite 20 people per hour. */
const INVITED_BY_EACH = 15

const CHOSEN = { password: PASSWORD, repeated: PASSWORD }

/** The shop's owner, signed in. `said`: what the shop printed when it started. */
export async function openOwner(place: Place, said: string): Promise<Caller> {
  const owner = callerOf(place, 0)
  const token = [...said.matchAll(FIRST_ADMIN)].at(-1)?.[1]
  if (!token) throw new Error('The shop printed no link for its first administrator.')
  await owner.ask('/first-admin', { token, email: owner.who, fullName: 'Casey Clerk', ...CHOSEN })
  await signIn(owner)
  return owner
}

/** Opened before anything breaks. */
export async function openClerks(place: Place, first: Caller, orders: number): Promise<Clerk> {
  const callers = [first]
  for (let number = 1; number < orders / ORDERS_FOR_EACH; number += 1) {
    const next = callerOf(place, number)
    const inviter = callers[Math.floor((number - 1) / INVITED_BY_EACH)] ?? first
    await inviter.ask('/admin?tab=admins', { intent: 'invite', email: next.who, password: PASSWORD })
    await next.ask('/admin-invite', { intent: 'accept', token: await invitationOf(place, next.who), ...CHOSEN })
    await signIn(next)
    callers.push(next)
  }
  const clerks = callers.map(atDesk)
  let turn = 0
  const next = () => {
    const clerk = clerks[turn++ % clerks.length]
    if (!clerk) throw new Error('Nobody works at the desk.')
    return clerk
  }
  return {
    refund: (...order) => next().refund(...order),
    refundPart: (...order) => next().refundPart(...order),
    cancel: (...order) => next().cancel(...order),
  }
}

const callerOf = (place: Place, number: number) =>
  openCaller(place, `clerk-${number}@staff.example.com`, `10.255.0.${number + 1}`)

async function invitationOf({ sandboxUrl }: Place, to: string): Promise<string> {
  let token = ''
  await untilSo(`the invitation of ${to}`, INVITED_WITHIN_MS, async () => {
    const [mail] = await readMails(sandboxUrl, to)
    token = INVITATION.exec(mail?.text ?? '')?.[1] ?? ''
    return token !== ''
  })
  return token
}

async function signIn(caller: Caller) {
  const { status, text } = await caller.ask('/login', { email: caller.who, password: PASSWORD })
  if (status >= 400) throw new Error(`${caller.who} was not let in: ${status} ${text.slice(0, 500)}`)
}

function atDesk(caller: Caller) {
  const post = (path: string, form: Record<string, string>) =>
    caller.again(path, async () => {
      const answer = await caller.ask(path, form)
      if (!answer.location?.startsWith('/login')) return answer
      await signIn(caller)
      throw new NotNow('the clerk was signed out')
    })

  async function pageOf(reference: string): Promise<string> {
    return caller.again('the search', async () => {
      const { text } = await post('/admin-dashboard/find.json', { text: reference })
      const found = readFoundLines(anything.parse(JSON.parse(text)))?.find(({ kind }) => kind === 'order')
      if (!found) throw new NotNow(`no order ${reference}`)
      return found.to
    })
  }
  // One thing after the other, as people do: the shop treats ten passwords at once as guesses. A second try changes
  // nothing, because the amount it was shown is out of date by then.
  let before: Promise<unknown> = Promise.resolve()
  const act = (reference: string, form: Record<string, string>): Promise<boolean> => {
    const done = before.then(
      async () => (await post(await pageOf(reference), { ...form, password: PASSWORD })).status === 303,
    )
    before = done.catch(() => {})
    return done
  }

  /** Each returns whether the desk confirms that it is done. */
  return {
    refund: (reference: string, seenCents: number) =>
      act(reference, { intent: 'refund', seenCents: String(seenCents) }),
    refundPart: (reference: string, seenCents: number) =>
      act(reference, {
        intent: 'part',
        amount: (PART_CENTS / 100).toFixed(2),
        reason: 'goodwill',
        seenCents: String(seenCents),
      }),
    cancel: (reference: string) => act(reference, { intent: 'cancel' }),
  }
}

const anything = z.unknown()
