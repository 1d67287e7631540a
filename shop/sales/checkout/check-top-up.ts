// Whether an eSIM can be topped up right now, checked before anybody pays for it.
import type { Base } from '#shop/assembly/base.ts'
import { balanceWith } from '#shop/sales/esim-status/data-purchases.ts'
import { countedOf, remainingMb } from '#shop/sales/esim-status/esim-status.ts'
import { isSettled, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { EsimBalance, EsimProvider } from '#ports/esim-provider.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import { bundlesFor, type Bundle } from '#shop/catalogue/bundle/bundle.ts'
import { takesTopUps } from '#shop/catalogue/bundle/bundle-facts.ts'
import { factsOfOrder } from '#shop/sales/order/facts-of-order.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { NetworkEsim, NetworkId } from '#values/network-id.ts'
import { askedFor, type StartRule } from '#values/network-package.ts'
import type { Outcome } from '#values/outcome.ts'

/** An eSIM that can be topped up: its zone, and its remaining data in MB (null if the network didn't report it). */
export type TopUpEsim = {
  target: TopUpTarget
  zone: string
  /** What its days run by; null if its network doesn't say. */
  startsAt: StartRule | null
  networkId: NetworkId
  /** As its order says it, such as '5GB'. */
  data: string
  destinations: CountryCode[]
  balanceMb: number | null
  expiresAt: Date | null
}
export type TopUpProblem =
  | 'esim_not_found'
  | 'top_ups_not_offered'
  | 'order_withdrawn'
  | 'esim_expired'
  | 'esim_unreachable'
/** Only these bundles can be added; null if the network can't be asked which. */
export type FittingTopUps = { fitting: ReadonlySet<string> | null }
export type CheckTopUp = (
  orderId: string,
  bundleId: string | null,
) => Promise<Outcome<TopUpEsim & FittingTopUps, TopUpProblem>>

export type CheckTopUpDeps = Pick<
  Base,
  'orders' | 'esims' | 'networks' | 'readCatalogue' | 'isWithdrawn' | 'clock' | 'log'
>

/**
 * The eSIM of this order, if it can be topped up: with this bundle, or, for null, with which of those for it. A
 * country's plans may be of several operators, of which an eSIM takes only its own. Problems: those of `findTopUpEsim`,
 * and `top_ups_not_offered` and `esim_unreachable` also for what fits the eSIM.
 */
export async function checkTopUp(
  deps: CheckTopUpDeps,
  orderId: string,
  bundleId: string | null,
): Promise<Outcome<TopUpEsim & FittingTopUps, TopUpProblem>> {
  const esim = await findTopUpEsim(deps, orderId)
  if (!esim.ok) return esim
  const catalogue = await deps.readCatalogue()
  const wanted = bundlesFor(catalogue, esim).filter((bundle) => bundleId === null || bundle.bundleId === bundleId)
  // What is no longer sold for it at all is for whoever asked about it.
  if (wanted.length === 0) return { ...esim, fitting: null }
  try {
    const fitting = await findFitting(deps.networks.of(esim.networkId), esim.target, wanted)
    return fitting?.size === 0 ? { ok: false, problem: 'top_ups_not_offered' } : { ...esim, fitting }
  } catch (error) {
    return problemOf(deps, orderId, error)
  }
}

/** The network's own name of it, without the days that are sold of it. */
const packageOf = ({ packageId, bundleId }: Bundle): string => askedFor(packageId ?? bundleId).packageId

/** The IDs of the bundles that the network says can be added; null if it can't be asked. */
async function findFitting(
  { fittingTopUps }: EsimProvider,
  { networkEsimId, iccid }: NetworkEsim,
  bundles: Bundle[],
): Promise<Set<string> | null> {
  const told = await fittingTopUps({ networkEsimId, iccid }, [...new Set(bundles.map((each) => packageOf(each)))])
  const packages = told && new Set(told)
  return packages && new Set(bundles.filter((each) => packages.has(packageOf(each))).map(({ bundleId }) => bundleId))
}

function problemOf({ log }: Pick<CheckTopUpDeps, 'log'>, orderId: string, error: unknown) {
  if (!(error instanceof VendorError)) throw error
  log.warn({ orderId, problem: error.message }, 'the network did not report the eSIM to top up')
  return { ok: false, problem: isRefusal(error) ? 'esim_not_found' : 'esim_unreachable' } as const
}

/**
 * The eSIM of this order, if its network adds data to it at all. Problems: `esim_not_found` (never delivered, returned, refunded, or
 * unknown to the network), `top_ups_not_offered` by its network or for its bundle, `order_withdrawn`, `esim_expired`, `esim_unreachable`
 * (the network doesn't answer; we don't charge for what may not arrive).
 */
export async function findTopUpEsim(
  { orders, esims, networks, readCatalogue, isWithdrawn, clock, log }: CheckTopUpDeps,
  orderId: string,
): Promise<Outcome<TopUpEsim, TopUpProblem>> {
  const order = await orders.find(orderId)
  const esim = order && isSettled(order) ? await esims.findActive(order.id) : null
  if (!order || !esim) return { ok: false, problem: 'esim_not_found' }
  if (await isWithdrawn(order)) return { ok: false, problem: 'order_withdrawn' }
  const provider = networks.of(esim.networkId)
  const facts = factsOfOrder(await readCatalogue(), order)
  if (!provider.can.topUps || !takesTopUps(facts)) return { ok: false, problem: 'top_ups_not_offered' }

  let balance: EsimBalance
  try {
    balance = await provider.findBalance(esim)
  } catch (error) {
    return problemOf({ log }, orderId, error)
  }
  const { expiresAt } = balance
  if (expiresAt && expiresAt <= clock.now()) return { ok: false, problem: 'esim_expired' }

  const { zone, data, destinations } = order.bundle
  return {
    ok: true,
    target: { orderId: order.id, networkEsimId: esim.networkEsimId, iccid: esim.iccid },
    zone,
    startsAt: facts.startsAt,
    networkId: esim.networkId,
    data,
    destinations,
    balanceMb: balanceWith(
      await orders.listTopUps([order.id]),
      remainingMb(countedOf(order.bundle, balance)),
      provider.can,
      clock.now(),
    ),
    expiresAt,
  }
}
