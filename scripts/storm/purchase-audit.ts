// Compares the shop's books with those of the payment provider, the network and the mailbox; every difference is one sentence.
import type { Database } from '#db/database.ts'
import { esims, invoices, mails, orderEvents, orders, paymentEvents, paymentSessions } from '#db/schema.ts'
import type { Purchase } from './buyer.ts'
import { neverPays } from './errands.ts'
import { refundProblems, topUpProblems } from './other-audits.ts'
import { readBooks, readMails, type Charge, type VendorBooks } from './vendor-books.ts'

export type Audit = { problems: string[]; mails: number; repeatedMails: number; chargedCents: number }

type Row = typeof orders.$inferSelect

export async function audit(database: Database, sandboxUrl: string, purchases: Purchase[]): Promise<Audit> {
  const db = () => database.db()
  const books = await readBooks(sandboxUrl)
  const rows = await db().select().from(orders)
  const eSims = await db().select().from(esims)
  const outbox = await db().select().from(mails)
  const events = await db().select().from(orderEvents)
  const sessions = await db().select().from(paymentSessions)
  const inbox = await db().select().from(paymentEvents)
  const ledger = await db().select().from(invoices)
  const problems: string[] = invoiceProblems(rows, ledger)
  const claim = (isSo: boolean, otherwise: string) => void (isSo || problems.push(otherwise))
  const everyIccid = rows.flatMap((row) => row.iccid ?? [])

  claim(rows.length === purchases.length, `${purchases.length} people made ${rows.length} orders`)
  claim(new Set(everyIccid).size === everyIccid.length, 'two orders share an ICCID')

  let mailCount = 0
  let repeatedMails = 0
  for (const { errand, kind, reference, hasPaid } of purchases) {
    const row = rows.find((each) => each.reference === reference)
    claim(row !== undefined && row.email === errand.email, `${errand.email} has no order ${reference}`)
    if (!row) continue
    const profiles = profilesOf(books, reference)
    const sent = await readMails(sandboxUrl, errand.email)
    const moves = events.filter((event) => event.orderId === row.id).map((event) => event.move)
    const due = hasPaid && !errand.isRefunded ? row.totalCents : 0
    claim(
      takenFor(books, reference) === due,
      `${errand.email} was charged ${takenFor(books, reference)} instead of ${due} cents`,
    )
    claim(
      row.paidCents === (hasPaid ? row.totalCents : 0),
      `the order of ${errand.email} says ${row.paidCents} cents were paid`,
    )

    if (neverPays(errand)) {
      claim(
        row.paymentState === 'awaiting' && row.iccid === null,
        `the unpaid order of ${errand.email} is ${row.paymentState}`,
      )
      claim(
        profiles.length === 0 && sent.length === 0,
        `${errand.email} never paid and got ${profiles.length} profiles and ${sent.length} mails`,
      )
      continue
    }

    claim(
      outbox
        .filter((mail) => mail.orderId === row.id)
        .every((mail) => mail.state === 'sent' || (errand.isRefunded && mail.state === 'withdrawn')),
      `a mail to ${errand.email} is still in the outbox`,
    )
    claim(
      !sent.some((mail) => everyIccid.some((iccid) => iccid !== row.iccid && mail.text.includes(iccid))),
      `a mail to ${errand.email} shows a foreign ICCID`,
    )
    if (errand.isRefunded) {
      problems.push(...refundProblems(row, books, { eSims, ledger }))
      claim(sent.length > 0, `nobody told ${errand.email} of the refund`)
      continue
    }

    claim(row.paymentState === (hasPaid ? 'paid' : 'free'), `the order of ${errand.email} is ${row.paymentState}`)
    claim(
      row.status === 'completed' && row.step === 'order_completed',
      `the order of ${errand.email} is stuck: ${row.status} ${row.step} ${row.errorMessage ?? ''}`,
    )
    claim(row.dueAt === null && row.leaseId === null, `the order of ${errand.email} is still held or due`)
    if (kind === 'topup') {
      problems.push(...topUpProblems(row, books, moves))
      mailCount += sent.length
      claim(sent.length > 0, `${errand.email} got no receipt`)
      continue
    }

    claim(
      profiles.length === 1 && profiles[0]?.iccid === row.iccid,
      `${errand.email} has ${profiles.length} profiles at the network, the order ${row.iccid}`,
    )
    const own = eSims.filter((esim) => esim.orderId === row.id)
    claim(
      own.filter((esim) => esim.state === 'active').length === 1,
      `${errand.email} has ${own.length} eSIMs in the shop's books`,
    )
    claim(!own.some((esim) => esim.state === 'surplus'), `a surplus profile of ${errand.email} was not given back`)

    mailCount += sent.length
    repeatedMails += sent.length - 1
    claim(sent.length > 0, `${errand.email} got no mail`)
    claim(
      sent.every((mail) => mail.text.replaceAll(/[\s\u00a0]/g, '').includes(row.iccid ?? '?')),
      `a mail to ${errand.email} lacks its ICCID`,
    )
    // A mail may come twice, but then under one id, so that mail programs show it once.
    claim(new Set(sent.map((mail) => mail.messageId)).size <= 1, `the mails to ${errand.email} have different ids`)
    problems.push(...historyProblems(row, moves))
  }

  const charged = books.payment.charges.reduce((sum, charge) => sum + kept(charge), 0)
  const paid = rows.reduce((sum, row) => sum + row.paidCents - row.refundedCents, 0)
  claim(charged === paid, `the provider holds ${charged} cents, the shop's orders say ${paid}`)
  claim(
    !books.profiles.some((profile) => profile.state !== 'released' && !everyIccid.includes(profile.iccid)),
    'the network bills a profile that no order has',
  )
  claim(
    !sessions.some((session) => session.state === 'opening' || session.state === 'refund_due'),
    'a payment page hangs between two states',
  )
  claim(
    inbox.every((event) => event.processedAt !== null),
    'a payment event was taken in and never worked out',
  )
  return { problems, mails: mailCount, repeatedMails, chargedCents: charged }
}

// One invoice for each order that was paid for, over what was paid; numbers from 1 upwards, each of them once.
function invoiceProblems(rows: Row[], ledger: (typeof invoices.$inferSelect)[]): string[] {
  const paidFor = rows.filter((row) => row.paymentState === 'paid')
  const wrong = paidFor.filter((row) => {
    const own = ledger.filter((invoice) => invoice.orderId === row.id)
    return own.length !== 1 || own[0]?.totalCents !== row.paidCents
  })
  const invoiced = ledger.filter(({ kind }) => kind === 'invoice').length
  const owed = rows.filter((row) => row.paidCents > 0).length
  const series = Map.groupBy(ledger, (invoice) => invoice.series)
  const gaps = [...series].filter(([, papers]) => {
    const numbers = papers.map(({ sequence }) => sequence).toSorted((one, other) => one - other)
    return numbers.some((number, at) => number !== at + 1)
  })
  return [
    ...wrong.map((row) => `the order of ${row.email} has no invoice over what was paid`),
    ...gaps.map(([name]) => `the invoices of ${name} have a gap`),
    ...(invoiced === owed ? [] : [`${owed} orders that were paid for have ${invoiced} invoices`]),
  ]
}

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

const profilesOf = ({ profiles }: VendorBooks, reference: string) =>
  profiles.filter((profile) => profile.customReference === reference && profile.state !== 'released')

const kept = (charge: Charge) => (charge.status === 'succeeded' ? charge.amount - charge.amount_refunded : 0)

const takenFor = ({ payment }: VendorBooks, reference: string) =>
  payment.charges
    .filter((charge) => charge.client_reference_id === reference)
    .reduce((sum, charge) => sum + kept(charge), 0)
