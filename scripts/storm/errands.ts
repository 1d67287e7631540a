// Who buys what in the storm, and which of them hit which vendor fault.
import { fateOf, neverPays, type Errand } from './errand.ts'
import type { Chance } from './seeded.ts'
import { WHOLESALERS, type Wholesale } from './wholesalers.ts'

/** Each fault has its own bundle or email address, so that it hits a known share of the purchases. */
export const LOSES_WEBHOOKS = '01032_6'
const NETWORK_ANSWERS_500 = '01032_5'
const NO_CALLBACK = '01032_2'
const CALLBACK_TWICE = '01032_1'
const CALM = '01032_3'
const BUNDLES = [CALM, NETWORK_ANSWERS_500, NO_CALLBACK, CALM, CALLBACK_TWICE]
const COUPONS = [null, 'WANDER20', null, null, 'DEMOFREE1', null, 'FIVEROFF']

export const FAULTS = [
  { target: 'payment', at: 'webhook', kind: 'lose', match: `_${LOSES_WEBHOOKS}_` },
  { target: 'payment', at: 'webhook', kind: 'double', match: `_${CALM}_` },
  { target: 'payment', at: 'create_session', kind: 'fail_after', times: 2 },
  { target: 'payment', at: 'create_session', kind: 'reset_after', times: 2 },
  { target: 'network', at: 'allocate', kind: 'fail_after', match: `_${NETWORK_ANSWERS_500}_` },
  { target: 'network', at: 'topup', kind: 'fail_after', match: `_${NETWORK_ANSWERS_500}_` },
  { target: 'network', at: 'topup', kind: 'reset_after', match: `_${CALLBACK_TWICE}_`, times: 2 },
  { target: 'network', at: 'topup', kind: 'fail_before', match: `_${NO_CALLBACK}_`, times: 1 },
  { target: 'network', at: 'release', kind: 'reset_after', times: 1 },
  { target: 'network', at: 'callback', kind: 'never', match: `_${NO_CALLBACK}_` },
  { target: 'network', at: 'callback', kind: 'twice', match: `_${CALLBACK_TWICE}_` },
  { target: 'smtp', at: 'smtp', kind: 'reject_421', match: 'greylisted', times: 4 },
  { target: 'smtp', at: 'smtp', kind: 'drop_after_data', match: 'broken-line', times: 2 },
] as const

/** `count` purchases that are paid (or free), and a few buyers who never pay. */
export function planErrands(chance: Chance, count: number, shoppers: number): Errand[] {
  const errands: Errand[] = []
  for (let number = 0; number < count + shoppers; number += 1) {
    const isShopper = number % 8 === 5 && errands.filter(neverPays).length < shoppers
    // The first buyer's webhook is lost and the buyer never returns: only the sweep, a minute later, can find that
    // payment.
    const isLost = number === 0
    const [topUp, isRefunded] = [topUpOf(number), number % 10 === 2]
    errands.push({
      email: `${number % 9 === 3 ? 'greylisted' : number % 9 === 7 ? 'broken-line' : 'buyer'}-${number}@example.com`,
      name: `Buyer ${number}`,
      ip: `10.0.${number >> 8}.${number & 255}`,
      bundleId:
        topUp || isRefunded
          ? CALM
          : isLost
            ? LOSES_WEBHOOKS
            : number % 7 === 6
              ? LOSES_WEBHOOKS
              : pick(chance, BUNDLES),
      ...AT_HOME,
      travelers: PARTIES.get(number % 30) ?? 1,
      coupon: isShopper || isLost || topUp || isRefunded ? null : pick(chance, COUPONS),
      topUp,
      aftermath: isRefunded ? 'given_back' : 'none',
      ending: topUp
        ? 'returns'
        : isShopper
          ? pick(chance, ['never_pays', 'is_declined'] as const)
          : isLost
            ? 'leaves_after_paying'
            : number % 7 !== 6 && chance.next() < 0.3
              ? 'leaves_after_paying'
              : 'returns',
    })
  }
  return errands
}

/** Buyers who pay for others too, by their number: at home, at wholesalers, and with the money given back. */
const PARTIES = new Map([
  [0, 4],
  [9, 3],
  [12, 2],
  [15, 4],
  [22, 2],
])

const AT_HOME = { to: 'FR,IT', network: null }

/**
 * Whose turn it is, of eight buyers one after the other: what they come for repeats after thirty, so each wholesaler gets
 * everything it takes. Null buys from the specified network, and so does whoever's wholesaler isn't among those given.
 */
const TURNS = [null, 3, 3, 1, 2, 0, 0, 0]

/**
 * Most buyers go to the wholesalers in turn, unless they are there for a fault of the specified network, or would give
 * back what only a person takes.
 */
export const atWholesalers = (errands: readonly Errand[], wholesale: readonly Wholesale[]): Errand[] =>
  errands.map((errand, number) => {
    const sold = wholesale[TURNS[number % TURNS.length] ?? wholesale.length]
    const isForFault = errand.bundleId === LOSES_WEBHOOKS || (errand.topUp ?? errand.bundleId) !== errand.bundleId
    if (!sold || isForFault) return errand
    const isKept = ['delivered', 'unpaid'].includes(fateOf(errand))
    if (!isKept && !WHOLESALERS[sold.network].takesBack) return errand
    return { ...errand, ...sold, topUp: errand.topUp && sold.bundleId }
  })

// Early buyers, so that their eSIMs exist while the shop is still being killed.
const TOP_UPS = new Map([
  [1, CALM],
  [4, NETWORK_ANSWERS_500],
  [8, CALLBACK_TWICE],
  [10, NO_CALLBACK],
  [11, NETWORK_ANSWERS_500],
  [14, CALM],
])
const topUpOf = (number: number) => TOP_UPS.get(number) ?? null

function pick<Item>(chance: Chance, items: readonly Item[]): Item {
  const item = items[chance.between(0, items.length - 1)]
  if (item === undefined) throw new Error('Nothing to pick from.')
  return item
}
