// Compares the shop's books with those of the payment provider, the network, and the mailbox; every difference is one
// sentence.
import { count, inArray, isNull } from 'drizzle-orm'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import type { Database } from '#db/database.ts'
import { esims, invoices, mails, orderEvents, orders, paymentEvents, paymentSessions } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { readConfig } from '#server/settings/config.ts'
import { isInReview } from '#shop/sales/order/order-conditions.ts'
import type { Purchase } from './buyer.ts'
import { fateOf, PART_CENTS } from './errand.ts'
import { invoiceProblems, refundProblems, revokedProblems, topUpProblems, unpaidProblems } from './other-audits.ts'
import { partyProblems } from './party-audit.ts'
import { keptFor, keptOfAll, readBooks, readMails, type VendorBooks } from './vendor-books.ts'

/** The worst that can happen to a buyer, counted in orders. */
const HARMS = ['lost', 'charged_twice', 'allocated_twice', 'unmailed', 'mailed_twice'] as const
type Harm = (typeof HARMS)[number]

export type Audit = {
  problems: string[]
  harms: Record<Harm, number>
  /** Orders waiting for a person, by reason. */
  reviews: Map<string, number>
  mails: number
  repeatedMails: number
  /** Which emails of the outbox arrived more than once. */
  cameTwice: string[]
  chargedCents: number
}

type Row = typeof orders.$inferSelect

export async function audit(database: Database, sandboxUrl: string, purchases: Purchase[]): Promise<Audit> {
  // As the nodes do; without the keys, an ICCID would be compared by what encrypts it.
  sealColumnsWith(keyRing(readConfig({}).sealing))
  const db = () => database.db()
  const rows = await db().select().from(orders)
  const books = await readBooks(
    sandboxUrl,
    [...purchases, ...rows].map(({ reference }) => reference),
  )
  const eSims = await db().select().from(esims)
  // Only the columns we need: for 10,000 orders there are a quarter of a million rows.
  const outbox = await db()
    .select({ id: mails.id, orderId: mails.orderId, kind: mails.kind, state: mails.state })
    .from(mails)
  const events = await db().select({ orderId: orderEvents.orderId, move: orderEvents.move }).from(orderEvents)
  const [hanging] = await db()
    .select({ pages: count() })
    .from(paymentSessions)
    .where(inArray(paymentSessions.state, ['opening', 'refund_due']))
  const [leftIn] = await db().select({ events: count() }).from(paymentEvents).where(isNull(paymentEvents.processedAt))
  const ledger = await db().select().from(invoices)
  // A network whose orders take no reference names none; an eSIM gets one top-up here at most.
  const toppedUpBy = new Map(
    rows.flatMap(({ kind, targetIccid, reference }) =>
      kind === 'topup' && targetIccid !== null ? [[targetIccid, reference] as const] : [],
    ),
  )
  const of = {
    row: new Map(rows.map((row) => [row.reference, row])),
    mails: Map.groupBy(outbox, ({ orderId }) => orderId),
    party: Map.groupBy(rows, ({ paidWith }) => paidWith),
    moves: Map.groupBy(events, ({ orderId }) => orderId),
    eSims: Map.groupBy(eSims, ({ orderId }) => orderId),
    papers: Map.groupBy(ledger, ({ orderId }) => orderId),
    profiles: Map.groupBy(books.profiles, ({ customReference }) => customReference),
    charges: Map.groupBy(books.payment.charges, ({ client_reference_id: reference }) => reference),
    grants: Map.groupBy(
      books.profiles.flatMap(({ iccid, grants }) =>
        grants.map((named) => ({ reference: named || (toppedUpBy.get(iccid) ?? ''), iccid })),
      ),
      ({ reference }) => reference,
    ),
  }
  const problems: string[] = invoiceProblems(rows, ledger)
  const harms: Record<Harm, number> = { lost: 0, charged_twice: 0, allocated_twice: 0, unmailed: 0, mailed_twice: 0 }
  const claim = (isSo: boolean, otherwise: string) => void (isSo || problems.push(otherwise))
  const spare = (harm: Harm, isSo: boolean, otherwise: string) => {
    if (!isSo) harms[harm] += 1
    claim(isSo, otherwise)
  }
  const iccids = rows.flatMap((row) => row.iccid ?? [])
  const everyIccid = new Set(iccids)

  const paidOrders = rows.filter(({ paidWith }) => paidWith === null).length
  claim(paidOrders === purchases.length, `${purchases.length} people made ${paidOrders} orders`)
  claim(everyIccid.size === iccids.length, 'two orders share an ICCID')

  let mailCount = 0
  let repeatedMails = 0
  const cameTwice: string[] = []
  for (const { errand, kind, reference, hasPaid } of purchases) {
    const row = of.row.get(reference)
    const fate = fateOf(errand)
    const isOwed = fate === 'delivered'
    spare(
      'lost',
      row !== undefined && row.email === errand.email,
      `${errand.email} has no order ${reference} (${errand.ending}, ${errand.aftermath})`,
    )
    if (!row) continue
    const profiles = (of.profiles.get(reference) ?? []).filter(({ state }) => state !== 'released')
    const sent = await readMails(sandboxUrl, errand.email)
    const moves = (of.moves.get(row.id) ?? []).map(({ move }) => move)
    const party = (of.party.get(row.id) ?? []).map((theirs) => ({
      row: theirs,
      profiles: of.profiles.get(theirs.reference) ?? [],
      eSims: of.eSims.get(theirs.id) ?? [],
      mails: of.mails.get(theirs.id) ?? [],
      sent,
      problems: isOwed
        ? historyProblems(
            theirs,
            (of.moves.get(theirs.id) ?? []).map(({ move }) => move),
          )
        : [],
    }))
    const partyIccids = new Set(party.map((theirs) => theirs.row.iccid))
    problems.push(...partyProblems(errand, party))
    const own = {
      mails: of.mails.get(row.id) ?? [],
      eSims: of.eSims.get(row.id) ?? [],
      ledger: of.papers.get(row.id) ?? [],
    }
    const ownBooks: VendorBooks = {
      ...books,
      profiles: of.profiles.get(reference) ?? [],
      payment: { ...books.payment, charges: of.charges.get(reference) ?? [] },
    }
    const part = errand.aftermath === 'part_refunded' ? PART_CENTS : 0
    const due = hasPaid && fate !== 'given_back' ? row.totalCents - part : 0
    const taken = keptFor(ownBooks, reference)
    const price = hasPaid ? row.totalCents : 0
    const charged = `${errand.email} was charged ${taken} instead of ${due} cents`
    spare('charged_twice', taken <= price, charged)
    // A refund that is still due is a difference, but not a second charge.
    claim(taken > price || taken === due, charged)
    claim(
      row.paidCents === (hasPaid ? row.totalCents : 0),
      `the order of ${errand.email} says ${row.paidCents} cents were paid`,
    )
    spare('allocated_twice', profiles.length <= 1, `${errand.email} has ${profiles.length} profiles at the network`)

    if (fate === 'unpaid') {
      problems.push(...unpaidProblems(row, { profiles: profiles.length, mails: sent.length }))
      continue
    }
    claim(
      own.mails.every((mail) => mail.state === 'sent' || (!isOwed && mail.state === 'withdrawn')),
      `a mail to ${errand.email} is still in the outbox`,
    )
    claim(
      !sent.some(({ text }) =>
        iccidsIn(text).some((iccid) => iccid !== row.iccid && !partyIccids.has(iccid) && everyIccid.has(iccid)),
      ),
      `a mail to ${errand.email} shows a foreign ICCID`,
    )
    if (!isOwed) {
      const differences = fate === 'given_back' ? refundProblems : revokedProblems
      problems.push(...differences(row, ownBooks, own))
      claim(
        sent.length > 0 || errand.aftermath === 'dispute_lost',
        `nobody told ${errand.email} of the end of the order`,
      )
      continue
    }

    claim(row.paymentState === (hasPaid ? 'paid' : 'free'), `the order of ${errand.email} is ${row.paymentState}`)
    claim(
      row.status === 'completed' && row.step === 'order_completed',
      `the order of ${errand.email} is stuck: ${row.status} ${row.step} ${row.errorMessage ?? ''}`,
    )
    claim(row.dueAt === null && row.leaseId === null, `the order of ${errand.email} is still held or due`)
    const telling = own.mails.filter(({ kind: sort }) => TELLS.includes(sort)).map(({ id }) => id)
    const told = sent.filter(({ messageId }) => telling.some((id) => messageId?.includes(id)))
    mailCount += sent.length
    repeatedMails += Math.max(told.length - 1, 0)
    if (told.length > 1) {
      harms.mailed_twice += 1
      cameTwice.push(...telling.filter((id) => told.some(({ messageId }) => messageId?.includes(id))))
    }
    spare('unmailed', told.length > 0, `${errand.email} got no mail`)
    // An email may arrive twice, but with the same ID, so that email programs show it once.
    claim(new Set(told.map((mail) => mail.messageId)).size <= 1, `the mails to ${errand.email} have different ids`)
    if (kind === 'topup') {
      const grants = of.grants.get(reference) ?? []
      spare('lost', grants.length > 0, `the top-up of ${errand.email} never came to the network`)
      spare('allocated_twice', grants.length <= 1, `the top-up of ${errand.email} was booked ${grants.length} times`)
      problems.push(...topUpProblems(row, grants, moves))
      continue
    }

    spare(
      'lost',
      profiles.some(({ iccid }) => iccid === row.iccid),
      `${errand.email} has ${profiles.length} profiles at the network, the order ${row.iccid}`,
    )
    claim(
      own.eSims.filter((esim) => esim.state === 'active').length === 1,
      `${errand.email} has ${own.eSims.length} eSIMs in the shop's books`,
    )
    claim(
      !own.eSims.some((esim) => esim.state === 'surplus'),
      `a surplus profile of ${errand.email} was not given back`,
    )
    claim(
      told.every((mail) => mail.text.replaceAll(/[\s\u00a0]/g, '').includes(row.iccid ?? '?')),
      `a mail to ${errand.email} lacks its ICCID`,
    )
    problems.push(...historyProblems(row, moves))
  }

  const chargedCents = keptOfAll(books)
  const paid = rows.reduce((sum, row) => sum + row.paidCents - row.refundedCents, 0)
  claim(chargedCents === paid, `the provider holds ${chargedCents} cents, the shop's orders say ${paid}`)
  claim(
    !books.profiles.some((profile) => profile.state !== 'released' && !everyIccid.has(profile.iccid)),
    'the network bills a profile that no order has',
  )
  claim(hanging?.pages === 0, 'a payment page hangs between two states')
  claim(leftIn?.events === 0, 'a payment event was taken in and never worked out')
  const reviews = new Map<string, number>()
  for (const row of rows.filter(isInReview))
    reviews.set(row.reviewReason ?? 'stopped', (reviews.get(row.reviewReason ?? 'stopped') ?? 0) + 1)
  return { problems, harms, reviews, mails: mailCount, repeatedMails, cameTwice, chargedCents }
}

/** The emails that deliver what was bought. */
const TELLS = ['esim_ready', 'gift_receipt', 'topup_receipt']

// Append-only history: money counts once, and each step is completed once.
function historyProblems(row: Row, moves: string[]): string[] {
  const completed = moves.filter((move) => move.startsWith('completed_'))
  const problems: string[] = []
  if (moves.filter((move) => move === 'paid' || move === 'free').length !== 1)
    problems.push(`the order of ${row.email} was settled more than once: ${moves.join(', ')}`)
  if (new Set(completed).size !== completed.length || completed.length !== 7)
    problems.push(`the order of ${row.email} did not complete seven steps once each: ${moves.join(', ')}`)
  return problems
}

const ICCID = /(?=(89\d{17}))/g

/** Anything in a text that may be an ICCID, even among other digits. */
const iccidsIn = (text: string): string[] => [...text.matchAll(ICCID)].map(([, number = '']) => number)
