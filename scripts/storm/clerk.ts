// Somebody who works for the shop: becomes its first administrator by the link that it prints, and acts on orders at its desk.
import { z } from 'zod'
import { QUICK_FIND_PATH, readFoundLines } from '#app/features/desk/found-line.ts'
import { NotNow, openCaller, type Place } from './callers.ts'
import { PART_CENTS } from './errand.ts'

export type Clerk = Awaited<ReturnType<typeof openClerk>>

const PERSON = { email: 'clerk@staff.example.com', fullName: 'Casey Clerk', password: 'a long walk along the quay' }
const FIRST_ADMIN = /First admin: +\S+#(?:access_token=)?(\S+)/g

/** `said`: what the shop printed at its start. */
export async function openClerk(place: Place, said: string) {
  const caller = openCaller(place, 'the clerk', '10.255.0.1')
  const token = [...said.matchAll(FIRST_ADMIN)].at(-1)?.[1]
  if (!token) throw new Error('The shop printed no link for its first administrator.')
  const { email, fullName, password } = PERSON
  await caller.ask('/first-admin', { token, email, fullName, password, repeated: password })
  await signIn()

  async function signIn() {
    const { status, text } = await caller.ask('/login', { email, password })
    if (status >= 400) throw new Error(`The clerk was not let in: ${status} ${text.slice(0, 500)}`)
  }
  const post = (path: string, form: Record<string, string>) =>
    caller.again(path, async () => {
      const answer = await caller.ask(path, form)
      if (!answer.location?.startsWith('/login')) return answer
      await signIn()
      throw new NotNow('the clerk was signed out')
    })

  async function pageOf(reference: string): Promise<string> {
    return caller.again('the search', async () => {
      const { text } = await post(QUICK_FIND_PATH, { text: reference })
      const found = readFoundLines(anything.parse(JSON.parse(text)))?.find(({ kind }) => kind === 'order')
      if (!found) throw new NotNow(`no order ${reference}`)
      return found.to
    })
  }
  // A second try changes nothing: the amount that it was shown is no longer true.
  const act = async (reference: string, form: Record<string, string>): Promise<boolean> =>
    (await post(await pageOf(reference), { ...form, password })).status === 303

  /** Each answers with whether the desk says that it is done. */
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
