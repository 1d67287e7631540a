// What the network reports about the profiles of orders, and about everything it holds for us.
import type { Base } from '#shop/assembly/base.ts'
import type { HeldProfile, Profile } from '#ports/esim-provider.ts'
import type { KeyRing } from '#ports/key-ring.ts'
import type { Networks } from '#ports/networks.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isDeposit, isOrderReference } from '#shop/sales/order/order.ts'
import type { BooksStore } from './books-store.ts'
import { keyOf, type Difference } from './difference.ts'
import type { DifferenceStore } from './difference-store.ts'
import { checkProfiles, profileOfNoOrder } from './vendor-checks.ts'
import type { OrderBooks } from './order-books.ts'

export type AtNetworkDeps = Pick<Base, 'networks'> & {
  books: Pick<BooksStore, 'listByReferences' | 'listHolders'>
  keyRing: Pick<KeyRing, 'lookUp'>
  differences: Pick<DifferenceStore, 'listLeft'>
}

const AT_ONCE = 4
const UNUSABLE: ReadonlySet<string> = new Set(['unusable_iccid', 'unusable_code'])

/**
 * Whether an order may have a profile: it has one in our books, or the network was, or should have been, asked for one.
 */
const mayHaveProfile = ({ order, esims, hasAsked }: OrderBooks) =>
  !order.topUp && !order.test && !isDeposit(order) && (esims.length > 0 || hasAsked || order.paidCents > 0)

/** Looks up each of these orders by its reference. Throws VendorError. */
export async function findAtNetwork({ networks }: AtNetworkDeps, window: OrderBooks[]): Promise<Difference[]> {
  const found: Difference[] = []
  const waiting = window.filter(mayHaveProfile)
  const ask = async () => {
    for (let books = waiting.shift(); books; books = waiting.shift()) {
      const profiles = await profilesOf(networks, books)
      if (profiles === null) continue
      found.push(
        ...checkProfiles(
          books,
          profiles.map(({ iccid }) => iccid),
        ),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return found
}

// A profile that the network can't name properly says nothing about the books of other orders; its own order is in
// review.
async function profilesOf(networks: Networks, { order }: OrderBooks): Promise<Profile[] | null> {
  try {
    return await networks.of(order.networkId).findByReference(order.reference, order.createdAt)
  } catch (error) {
    if (error instanceof VendorError && UNUSABLE.has(error.fault)) return null
    throw error
  }
}

/**
 * All profiles that the networks hold. Each must be one of our eSIMs, or carry the reference of one of our orders
 * (which is then looked up), or somebody decided to leave it with its holder. `onProgress` is called for each. Throws
 * VendorError.
 */
export async function findStrayProfiles(
  deps: AtNetworkDeps,
  onProgress: (held: HeldProfile[]) => void = () => {},
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const network of deps.networks.all) {
    await network.eachProfiles(async (held) => {
      onProgress(held)
      differences.push(...(await lookAt(deps, held)))
    })
  }
  return differences
}

async function lookAt(deps: AtNetworkDeps, held: HeldProfile[]): Promise<Difference[]> {
  const iccids = held.map(({ iccid }) => iccid)
  const holders = new Map((await deps.books.listHolders(iccids)).map((holder) => [holder.networkEsimId, holder]))
  const stray = held.filter(({ networkEsimId }) => (holders.get(networkEsimId)?.state ?? 'released') === 'released')
  const references = stray.flatMap(({ reference }) => (isOrderReference(reference) ? reference : []))
  const orders = await deps.books.listByReferences([...new Set(references)])
  const known = new Map(orders.map((books) => [books.order.reference, books]))
  const named = [...known.values()].filter(({ order }) => !order.test)
  const unknown = stray.filter(({ reference }) => reference === null || !known.has(reference))
  const nobodys = unknown
    .filter(({ networkEsimId }) => !holders.has(networkEsimId))
    .map((profile) => profileOfNoOrder(profile, deps.keyRing.lookUp('profile', profile.iccid)))
  const left = new Set(await deps.differences.listLeft(nobodys.map(keyOf)))
  return [...(await findAtNetwork(deps, named)), ...nobodys.filter((each) => !left.has(keyOf(each)))]
}
