// What happens after an order: a delayed payment arrives or fails, or the order is refunded, canceled, or disputed.
import { setTimeout as pause } from 'node:timers/promises'
import type { Bought } from './buyer.ts'
import type { Place } from './callers.ts'
import type { Clerk } from './clerk.ts'
import type { Chance } from './seeded.ts'
import { actInDashboard, keptFor, readBooksOf } from './vendor-books.ts'
import { untilSo } from './wait-until.ts'

type Stage = { place: Place; clerk: Clerk; chance: Chance }
type Act = Parameters<typeof actInDashboard>[2]

/** The longest time after the payment, so that it hits both orders in progress and delivered ones. */
const LONGEST_PAUSE_MS = 4_000
const BEFORE_ASKING_THE_DESK_AGAIN_MS = 5_000

/** Resolves once the provider or the admin desk confirms that it is done. */
export async function suffer({ place, clerk, chance }: Stage, { purchase, caller }: Bought): Promise<void> {
  const { errand, reference, look, hasPaid } = purchase
  const { sandboxUrl } = place
  const someTime = () => pause(chance.between(0, LONGEST_PAUSE_MS))
  const act = (what: Act) => caller.again(what, () => actInDashboard(sandboxUrl, reference, what))
  const kept = async () => keptFor(await caller.again('the books', () => readBooksOf(sandboxUrl, purchase)), reference)
  const completed = () =>
    untilSo(`the eSIM of ${errand.email}`, caller.patienceMs, async () => (await look()).includes('"completed"'))

  if (errand.ending === 'pays_later' || errand.ending === 'pays_in_vain') {
    await someTime()
    await act(errand.ending === 'pays_later' ? 'delayed/paid' : 'delayed/failed')
  }
  if (!hasPaid) return
  switch (errand.aftermath) {
    case 'none':
      return
    case 'given_back':
      await someTime()
      return act('refund')
    case 'refunded':
    case 'part_refunded': {
      await someTime()
      const whole = await kept()
      const ask = () =>
        errand.aftermath === 'refunded' ? clerk.refund(reference, whole) : clerk.refundPart(reference, whole)
      return insist(`the refund of ${errand.email}`, ask, async () => (await kept()) < whole)
    }
    case 'cancelled':
      await completed()
      return insist(
        `the end of the eSIM of ${errand.email}`,
        () => clerk.cancel(reference),
        async () => (await look()).includes('"canceled"'),
      )
    case 'dispute_won':
    case 'dispute_lost':
      await completed()
      await act('dispute')
      await someTime()
      return act(errand.aftermath === 'dispute_won' ? 'dispute/won' : 'dispute/lost')
  }

  async function insist(what: string, ask: () => Promise<boolean>, isDone: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + caller.patienceMs
    while (!(await ask()) && !(await isDone())) {
      if (Date.now() > deadline) throw new Error(`The clerk gave up: ${what}`)
      await pause(BEFORE_ASKING_THE_DESK_AGAIN_MS)
    }
  }
}
