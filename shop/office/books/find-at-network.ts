// What the network reports about the profiles of orders, and about everything it holds for us.
import type { Base } from '#shop/assembly/base.ts'
import type { EsimProvider, HeldProfile, Profile } from '#ports/esim-provider.ts'
import type { KeyRing } from '#ports/key-ring.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isDeposit, isOrderReference, readOrderReference } from '#shop/sales/order/order.ts'
import type { BooksStore } from './books-store.ts'
import { keyOf, type Difference } from './difference.ts'
import type { DifferenceStore } from './difference-store.ts'
import { checkProfiles, profileOfNoOrder } from './vendor-checks.ts'
import { isWatchedAtNetwork, type OrderBooks } from './order-books.ts'

export type AtNetworkDeps = Pick<Base, 'networks'> & {
  books: Pick<BooksStore, 'listByReferences' | 'listHolders' | 'eachReference'>
  keyRing: Pick<KeyRing, 'lookUp'>
  differences: Pick<DifferenceStore, 'listLeft'>
}

const AT_ONCE = 4
const UNUSABLE: ReadonlySet<string> = new Set(['unusable_iccid', 'unusable_code'])

/**
 * Whether an order may have a profile: it has one in our books, or the network was, or should have been, asked for one.
 */
const mayHaveProfile = ({ order, esims, hasAsked }: OrderBooks) =>
  !order.topUp &&
  isWatchedAtNetwork(order) &&
  !isDeposit(order) &&
  (esims.length > 0 || hasAsked || order.paidCents > 0)

/**
 * Looks up each of these orders by its reference at its network, or at this one, where an eSIM of it was found. Throws
 * VendorError.
 */
export async function findAtNetwork(
  { networks }: AtNetworkDeps,
  window: OrderBooks[],
  foundAt?: EsimProvider,
): Promise<Difference[]> {
  const found: Difference[] = []
  const waiting = window.filter(mayHaveProfile)
  const ask = async () => {
    for (let books = waiting.shift(); books; books = waiting.shift()) {
      const own = networks.of(books.order.networkId)
      const profiles = await profilesOf(foundAt ?? own, books)
      if (profiles === null) continue
      const iccids = profiles.map(({ iccid }) => iccid)
      // Another network says nothing about the eSIM that the order has.
      const has = foundAt && foundAt !== own ? books.esims.filter(({ state }) => state === 'active') : []
      found.push(...checkProfiles(books, [...iccids, ...has.map(({ iccid }) => iccid)]))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return found
}

// A profile that the network can't name properly says nothing about the books of other orders; its own order is in
// review.
async function profilesOf(network: EsimProvider, { order }: OrderBooks): Promise<Profile[] | null> {
  try {
    return await network.findByReference(order.reference, order.createdAt)
  } catch (error) {
    if (error instanceof VendorError && UNUSABLE.has(error.fault)) return null
    throw error
  }
}

/**
 * All profiles that the networks hold. Each must be one of our eSIMs, or carry the reference of one of our orders as
 * its network tells it (which is then looked up), or somebody decided to leave it with its holder. `onProgress` is
 * called for each. Throws VendorError.
 */
export async function findStrayProfiles(
  deps: AtNetworkDeps,
  onProgress: (held: HeldProfile[]) => void = () => {},
): Promise<Difference[]> {
  const differences: Difference[] = []
  for (const network of deps.networks.all) {
    const unknown: Stray[] = []
    await network.eachProfiles(async (held) => {
      onProgress(held)
      const strays = await listStrays(deps, held)
      const known = await namedOrders(deps, strays, (reference) =>
        isOrderReference(reference) ? reference : undefined,
      )
      differences.push(...(await findAtNetwork(deps, known.orders, network)))
      unknown.push(...known.others)
    })
    const ours = await findTold(deps, network, unknown)
    const told = await namedOrders(deps, unknown, (reference) => ours.get(reference))
    differences.push(...(await findAtNetwork(deps, told.orders, network)), ...(await listNobodys(deps, told.others)))
  }
  return differences
}

type Stray = { profile: HeldProfile; wasOurs: boolean }

async function listStrays(deps: AtNetworkDeps, held: HeldProfile[]): Promise<Stray[]> {
  const iccids = held.map(({ iccid }) => iccid)
  const holders = new Map((await deps.books.listHolders(iccids)).map((holder) => [holder.networkEsimId, holder]))
  return held
    .filter(({ networkEsimId }) => (holders.get(networkEsimId)?.state ?? 'released') === 'released')
    .map((profile) => ({ profile, wasOurs: holders.has(profile.networkEsimId) }))
}

/** The orders under these profiles' references, and the profiles of which we have no order. */
async function namedOrders({ books }: AtNetworkDeps, strays: Stray[], ownOf: (told: string) => string | undefined) {
  const own = ({ profile: { reference } }: Stray) => (reference === null ? undefined : ownOf(reference))
  const found = await books.listByReferences([...new Set(strays.flatMap((each) => own(each) ?? []))])
  const known = new Set(found.map(({ order }) => order.reference))
  return {
    orders: found.filter(({ order }) => isWatchedAtNetwork(order)),
    others: strays.filter((each) => !known.has(own(each) ?? '')),
  }
}

/**
 * Our references by how the network tells them, which can't be read back if it takes only shorter ones: all of ours are
 * compared, once. One account may be connected as two networks, so an order's own network doesn't matter.
 */
async function findTold(
  { books }: AtNetworkDeps,
  network: EsimProvider,
  strays: Stray[],
): Promise<Map<string, string>> {
  const references = strays.map(({ profile: { reference } }) => reference).filter((reference) => reference !== null)
  const searched = new Set(references.filter((reference) => readOrderReference(reference) === null))
  const found = new Map<string, string>()
  if (searched.size === 0) return found
  await books.eachReference((reference) => {
    const told = network.toldReference(reference)
    if (searched.has(told)) found.set(told, reference)
  })
  return found
}

async function listNobodys({ keyRing, differences }: AtNetworkDeps, strays: Stray[]): Promise<Difference[]> {
  const nobodys = strays
    .filter(({ wasOurs }) => !wasOurs)
    .map(({ profile }) => profileOfNoOrder(profile, keyRing.lookUp('profile', profile.iccid)))
  const left = new Set(await differences.listLeft(nobodys.map(keyOf)))
  return nobodys.filter((each) => !left.has(keyOf(each)))
}
