// A shop with two networks beside its home: one that sells, with its catalog read, and one that is switched off.
import { networkEvents, networkPackages, networks } from '#db/schema.ts'
import { PASSWORD } from './admit.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import type { HttpShop } from './open-http-shop.ts'
import type { TestShop } from './open-test-shop.ts'

const NETWORK = 'esim-access'

export const RULES = {
  factorBasisPoints: 20_000,
  marginCents: 0,
  leastCents: 0,
  ending: 'none' as const,
  approvesNew: false,
  approvesCheaper: false,
  dearerUpToBasisPoints: 0,
}

type Office = Pick<TestShop['shop'], 'networks' | 'packages'>
type Account = {
  owner: Caller
  name: string
  millionths: number
  from: string
  kind?: string
  login?: Record<string, string>
}

/** Connects a simulated wholesaler, such as eSIM Access, and switches it on, with its catalog read and its prices ruled. */
export async function connectWholesaler(
  { networks: office, packages }: Office,
  { owner, name, millionths, from, kind = NETWORK, login = { accessCode: 'sandbox-access' } }: Account,
): Promise<void> {
  const proof = { token: null, password: PASSWORD }
  mustBeDone(await office.connectNetwork({ kind, name, login, proof }, owner))
  mustBeDone(await packages.setCurrencyRate({ currency: 'USD', from, millionths }, owner))
  await packages.readNetworkCatalogues()
  mustBeDone(await packages.setPackageRules({ networkId: kind, rules: RULES }, owner))
  mustBeDone(await office.switchNetwork({ id: kind, isActive: true }, owner))
}

/** `ownerId` is that of a super-admin with the password of all test accounts. */
export async function haveNetworks(shop: HttpShop, ownerId: string): Promise<void> {
  const owner: Caller = { ...shop.at, actor: { id: ownerId, type: 'super-admin' } }
  const { networks: office, packages } = shop.shop
  const from = shop.shop.today()
  await connectWholesaler(shop.shop, { owner, name: 'Wholesale', millionths: 900_000, from })
  const db = shop.database.db()
  // Two packages are left to decide on, so that forms about them stay short.
  const offered = (await db.select({ id: networkPackages.packageId }).from(networkPackages)).slice(2)
  const declined = offered.map(({ id }) => id)
  mustBeDone(await packages.decidePackages({ networkId: NETWORK, decision: 'declined', packages: declined }, owner))
  const [row] = await db.select().from(networks)
  if (!row) throw new Error('The network has no row.')
  await db.insert(networks).values({ ...row, id: 'esim-access-2', name: 'Reserve' })
  const message = { id: crypto.randomUUID(), networkId: NETWORK, eventId: 'event-1', kind: 'ORDER_STATUS' }
  await db.insert(networkEvents).values({ ...message, receivedAt: new Date(), outcome: 'nothing' })
  mustBeDone(await office.switchNetwork({ id: 'esim-access-2', isActive: false }, owner))
}

function mustBeDone(answer: { ok: true } | { ok: false; problem: string }): void {
  if (!answer.ok) throw new Error(`A network can't be prepared: ${answer.problem}.`)
}

/** Reads the catalogs that are due. Networks limit calls by their own clock, which stands still otherwise. */
export async function readCatalogs(shop: Pick<TestShop, 'jump'> & { shop: Pick<Office, 'packages'> }): Promise<void> {
  const ticking = setInterval(() => shop.jump({ seconds: 1 }), 10)
  await shop.shop.packages.readNetworkCatalogues().finally(() => clearInterval(ticking))
}
