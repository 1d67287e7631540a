// What the books must say about the orders of the other travelers that one payment was for; every difference is one
// sentence.
import type { esims, mails, orders } from '#db/schema.ts'
import { fateOf, type Errand } from './errand.ts'
import type { VendorBooks } from './vendor-books.ts'

type Row = typeof orders.$inferSelect
export type Traveler = {
  row: Row
  /** What the network has under their reference. */
  profiles: VendorBooks['profiles']
  eSims: (typeof esims.$inferSelect)[]
  mails: Pick<typeof mails.$inferSelect, 'id' | 'kind' | 'state'>[]
  /** Every email to the buyer. */
  sent: { messageId: string | null }[]
  /** Of their order's history. */
  problems: string[]
}

/** Each traveler has exactly one eSIM and its email, for nothing; and none once the payment went back. */
export function partyProblems(errand: Errand, party: readonly Traveler[]): string[] {
  const fate = fateOf(errand)
  const wanted = fate === 'unpaid' ? 0 : errand.travelers - 1
  return [
    ...(party.length === wanted ? [] : [`${errand.email} paid for ${wanted} others, who have ${party.length} orders`]),
    ...party.flatMap((traveler) =>
      fate === 'delivered' ? deliveredProblems(errand, traveler) : endedProblems(errand, traveler),
    ),
  ]
}

function deliveredProblems({ email }: Errand, { row, profiles, eSims, mails, sent, problems }: Traveler): string[] {
  const who = `traveler ${row.traveler} of ${email}`
  const kept = profiles.filter(({ state }) => state !== 'released')
  const [mail, ...others] = mails.filter(({ kind }) => kind === 'esim_ready')
  const arrived = mail && sent.some(({ messageId }) => messageId?.includes(mail.id))
  return [
    ...problems,
    ...(row.paymentState === 'free' && row.totalCents === 0 ? [] : [`the order of ${who} is ${row.paymentState}`]),
    ...(row.status === 'completed' && row.dueAt === null
      ? []
      : [`the order of ${who} is stuck: ${row.status} ${row.step}`]),
    ...(kept.length === 1 && kept[0]?.iccid === row.iccid ? [] : [`${who} has ${kept.length} profiles at the network`]),
    ...(eSims.filter(({ state }) => state === 'active').length === 1
      ? []
      : [`${who} has ${eSims.length} eSIMs in our books`]),
    ...(arrived && others.length === 0 ? [] : [`${who} got no email, or two`]),
  ]
}

const endedProblems = ({ email }: Errand, { row, profiles }: Traveler): string[] =>
  profiles.some(({ state }) => state !== 'released') || row.dueAt !== null
    ? [`traveler ${row.traveler} of ${email} has an eSIM, or waits for one, whose money went back`]
    : []
