// What the vendors have in their own books: payments, profiles, and emails.
import { z } from 'zod'
import type { Errand } from './errand.ts'
import { readWholesale, WHOLESALER_NAMES } from './wholesalers.ts'

const booksAnswer = z.object({
  profiles: z.array(
    z.object({
      iccid: z.string(),
      customReference: z.string(),
      state: z.string(),
      // the orders for which data was added to it
      grants: z.array(z.string()),
    }),
  ),
  mails: z.record(z.string(), z.number()),
  payment: z.object({
    sessions: z.array(z.object({ id: z.string(), client_reference_id: z.string().nullable() })),
    charges: z.array(
      z.object({
        client_reference_id: z.string().nullable(),
        status: z.string(),
        amount: z.number(),
        amount_refunded: z.number(),
        payment_intent: z.string(),
      }),
    ),
    disputes: z.array(z.object({ payment_intent: z.string(), status: z.string() })),
  }),
})
const namedOrder = z.object({ reference: z.string() })
const mailLines = z.array(z.object({ id: z.number(), messageId: z.string().nullable() }))
const ANSWERS_WITHIN_MS = 1_000
const wholeMail = z.object({ text: z.string().nullable(), html: z.string().nullable() })

export type VendorBooks = z.infer<typeof booksAnswer>
type Charge = VendorBooks['payment']['charges'][number]

/** `references`: the orders that wholesalers may name in their own way, besides those that were paid. */
export async function readBooks(sandboxUrl: string, references: readonly string[] = []): Promise<VendorBooks> {
  const books = booksAnswer.parse(await read(`${sandboxUrl}/control/state`))
  const paid = books.payment.charges.flatMap(({ client_reference_id: reference }) => reference ?? [])
  const known = [...references, ...paid]
  const sold = await Promise.all(WHOLESALER_NAMES.map((network) => readWholesale(sandboxUrl, network, known)))
  return { ...books, profiles: [...books.profiles, ...sold.flat()] }
}

/** The same for one order and its recipient. */
export async function readBooksOf(
  sandboxUrl: string,
  { reference, errand }: { reference: string; errand: Pick<Errand, 'email' | 'network'> },
): Promise<VendorBooks> {
  const named = new URLSearchParams({ reference, to: errand.email })
  const books = booksAnswer.parse(await read(`${sandboxUrl}/control/state?${named.toString()}`))
  if (!errand.network) return books
  const sold = await readWholesale(sandboxUrl, errand.network, [reference])
  return { ...books, profiles: sold.filter(({ customReference }) => customReference === reference) }
}

/** The order that a payment page belongs to. */
export const readReference = async (sandboxUrl: string, sessionId: string): Promise<string> =>
  namedOrder.parse(await read(`${sandboxUrl}/control/payments/${sessionId}/reference`)).reference

export const listMails = async (sandboxUrl: string, to: string) =>
  mailLines.parse(await read(`${sandboxUrl}/mailbox/api/messages?to=${encodeURIComponent(to)}`))

export async function readMails(sandboxUrl: string, to: string): Promise<{ messageId: string | null; text: string }[]> {
  const lines = await listMails(sandboxUrl, to)
  return Promise.all(
    lines.map(async ({ id, messageId }) => {
      const mail = wholeMail.parse(await read(`${sandboxUrl}/mailbox/api/messages/${id}`))
      return { messageId, text: `${mail.text ?? ''}\n${mail.html ?? ''}` }
    }),
  )
}

export async function setFault(sandboxUrl: string, fault: object): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  if (!answer.ok) throw new Error(`The sandbox knows no such fault: ${await answer.text()}`)
}

/** A fault that a vendor is told to have; permanent without `times`. */
export type Fault = { target: string; at: string; kind: string; match?: string; times?: number }

const faultList = z.object({
  faults: z.array(
    z.object({
      target: z.string(),
      at: z.string(),
      kind: z.string(),
      match: z.string().nullish(),
      times: z.number().nullish(),
      /** How often it struck; the payment provider's `times` are those it was set with. */
      hits: z.number().default(0),
      fired: z.number().default(0),
    }),
  ),
})

async function listFaults(sandboxUrl: string) {
  const answer = await fetch(`${sandboxUrl}/control/faults`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
  return faultList.parse(await answer.json()).faults
}

/** These faults with their remaining `times`; unchanged if the sandbox doesn't answer. */
export async function leftOf(sandboxUrl: string, faults: readonly Fault[]): Promise<readonly Fault[]> {
  const known = await listFaults(sandboxUrl).catch(() => null)
  if (!known) return faults
  return faults.flatMap((fault) => {
    const found = known.find(
      ({ target, at, kind, match }) =>
        target === fault.target && at === fault.at && kind === fault.kind && (match ?? null) === (fault.match ?? null),
    )
    if (!found) return []
    return [typeof found.times === 'number' ? { ...fault, times: found.times - found.fired } : fault]
  })
}

/** How many answers the vendors have written in odd notation since they were started; 0 if they don't answer. */
export async function countOddAnswers(sandboxUrl: string): Promise<number> {
  const known = await listFaults(sandboxUrl).catch(() => [])
  return known.reduce((sum, { kind, hits, fired }) => sum + (kind === 'odd-notation' ? hits + fired : 0), 0)
}

export async function clearFaults(sandboxUrl: string): Promise<void> {
  await fetch(`${sandboxUrl}/control/faults`, { method: 'DELETE' })
}

/** A manual action of the merchant or a bank; does nothing if it was done already. */
export async function actInDashboard(
  sandboxUrl: string,
  reference: string,
  act: 'refund' | 'dispute' | 'dispute/won' | 'dispute/lost' | 'delayed/paid' | 'delayed/failed',
): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/control/payments/${encodeURIComponent(reference)}/${act}`, {
    method: 'POST',
  })
  await answer.text()
}

/** How much of an order's payments the shop still has, in cents: neither refunded nor taken back by a bank. */
export const keptFor = (books: VendorBooks, reference: string): number =>
  kept(books, (charge) => charge.client_reference_id === reference)
export const keptOfAll = (books: VendorBooks): number => kept(books, () => true)

function kept({ payment }: VendorBooks, isMeant: (charge: Charge) => boolean): number {
  const lost = new Set(payment.disputes.flatMap(({ status, payment_intent: of }) => (status === 'lost' ? of : [])))
  return payment.charges
    .filter((charge) => charge.status === 'succeeded' && !lost.has(charge.payment_intent) && isMeant(charge))
    .reduce((sum, charge) => sum + charge.amount - charge.amount_refunded, 0)
}

const read = async (url: string): Promise<unknown> => (await fetch(url)).json()
