// What the page of networks and their packages shows, without what no column has.
import { randomUUID } from 'node:crypto'
import { allowanceOf } from '#values/network-package.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { filterIn } from './packages-action.ts'

export type PackagesView = Awaited<ReturnType<typeof readPackages>>
export type NetworkView = NonNullable<PackagesView['network']>

export async function readPackages(request: Request, context: Context, search: URLSearchParams) {
  const shop = context.get(shopContext)
  const asked = { networkId: search.get('network'), filter: filterIn(search.get('show')) }
  const moved = search.get('bundle')
  const [view, networks, trials, cancellations, proof, messages, move, aging] = await Promise.all([
    shop.packages.viewNetworkPackages({ ...asked, after: search.get('after') ?? '' }),
    shop.networks.viewNetworks(),
    shop.networkTrials.viewNetworkTrials(),
    shop.networks.viewCancellationSettings(),
    readAsked(request, context, guardedUser(context)),
    shop.networkEvents.listNetworkEvents(),
    moved === null ? null : shop.packages.viewBundleMove(moved),
    shop.prices.listAgingRates(),
  ])
  return {
    ...view,
    networks: { ...networks, connected: networks.connected.map(shownNetwork) },
    // A second press of a button sends the same name as the first one.
    trials: { ...trials, nextId: randomUUID(), trials: trials.trials.map(shownTrial) },
    cancellations,
    asked: proof,
    today: shop.today(),
    network: view.network && shown(view.network),
    messages: messages.map(shownMessage(networks.connected)),
    move,
    aging,
  }
}

type ConnectedNetwork = Awaited<ReturnType<Shop['networks']['viewNetworks']>>['connected'][number]

const shownNetwork = ({ catalogue, ...network }: ConnectedNetwork) => ({
  ...network,
  catalogue: catalogue && { ...catalogue, readAt: catalogue.readAt?.toISOString() ?? null },
})

type ViewedTrial = Awaited<ReturnType<Shop['networkTrials']['viewNetworkTrials']>>['trials'][number]

const shownTrial = ({ begunAt, ...trial }: ViewedTrial) => ({ ...trial, begunAt: begunAt.toISOString() })

type Message = Awaited<ReturnType<Shop['networkEvents']['listNetworkEvents']>>[number]

const shownMessage =
  (connected: { id: string; name: string }[]) =>
  ({ id, networkId, kind, orderId, outcome, receivedAt }: Message) => ({
    id,
    networkId,
    network: connected.find((each) => each.id === networkId)?.name ?? networkId,
    kind,
    orderId,
    outcome,
    receivedAt: receivedAt.toISOString(),
  })

type ViewedNetwork = NonNullable<Awaited<ReturnType<Shop['packages']['viewNetworkPackages']>>['network']>

const shown = ({ rules, packages, ...network }: ViewedNetwork) => ({
  ...network,
  rules: { ...rules, readAt: rules.readAt?.toISOString() ?? null, leasedUntil: null },
  packages: packages.map(
    ({ packageId, offered, decided, unsoldBecause, bundleId, costCents, beforeCents, priceCents }) => ({
      packageId,
      name: offered.name,
      currency: offered.cost.currency,
      countries: offered.countries,
      now: whatOf(offered),
      before: decided && whatOf(decided),
      unsoldBecause,
      bundleId,
      costCents,
      beforeCents,
      priceCents,
    }),
  ),
})

const whatOf = ({ days, startsAt, ...data }: ViewedNetwork['packages'][number]['offered']) => ({
  ...allowanceOf(data),
  days,
  startsAt,
})
