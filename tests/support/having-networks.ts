// A shop with two networks beside its home: one that sells, with its catalog read, and one that is switched off.
import { networkPackages, networks } from '#db/schema.ts'
import { PASSWORD } from './having-accounts.ts'
import type { HttpShop } from './open-http-shop.ts'

const NETWORK = 'esim-access'

const RULES = {
  factorBasisPoints: 20_000,
  marginCents: 0,
  leastCents: 0,
  ending: 'none' as const,
  approvesNew: false,
  approvesCheaper: false,
  dearerUpToBasisPoints: 0,
}

/** `ownerId` is that of a super-admin with the password of all test accounts. */
export async function haveNetworks(shop: HttpShop, ownerId: string): Promise<void> {
  const owner = { ...shop.at, actor: { id: ownerId, type: 'super-admin' as const } }
  const { networks: office, packages } = shop.shop
  const login = { accessCode: 'sandbox-access' }
  const proof = { token: null, password: PASSWORD }
  const connected = await office.connectNetwork({ kind: NETWORK, name: 'Wholesale', login, proof }, owner)
  if (!connected.ok) throw new Error(connected.problem)
  await packages.setCurrencyRate({ currency: 'USD', from: shop.shop.today(), millionths: 900_000 }, owner)
  await packages.readNetworkCatalogues()
  await packages.setPackageRules({ networkId: NETWORK, rules: RULES }, owner)
  await office.switchNetwork({ id: NETWORK, isActive: true }, owner)
  const db = shop.database.db()
  // Two packages are left to decide on, so that forms about them stay short.
  const offered = (await db.select({ id: networkPackages.packageId }).from(networkPackages)).slice(2)
  const declined = offered.map(({ id }) => id)
  await packages.decidePackages({ networkId: NETWORK, decision: 'declined', packages: declined }, owner)
  const [row] = await db.select().from(networks)
  if (!row) throw new Error('The network has no row.')
  await db.insert(networks).values({ ...row, id: 'esim-access-2', name: 'Reserve' })
  await office.switchNetwork({ id: 'esim-access-2', isActive: false }, owner)
}
