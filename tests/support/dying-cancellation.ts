// A shop in which the worker that ends a cancellation may die at any step, and the network, the bank, and staff do as told.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { cancellations } from '#db/schema.ts'
import { createNetworks } from '#ports/networks.ts'
import { UNTRACED } from '#ports/tracer.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import { giftStore } from '#shop/sales/gift/gift-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { paymentSessionStore } from '#shop/sales/payment/payment-session-store.ts'
import { partRefundStore } from '#shop/sales/refund/part-refund-store.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { advanceCancellation, type AdvanceCancellationDeps } from '#shop/support/cancellation/advance-cancellation.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { TestShop } from './open-test-shop.ts'
import { vendorError } from './played-network.ts'

type Bought = { orderId: string; reference: string; iccid: string }

export type Told = {
  release: 'takes' | 'takes, answer lost' | 'refuses' | 'silent'
  phone: 'unused' | 'installed' | 'installed meanwhile'
  bank: 'quiet' | 'disputes before' | 'disputes meanwhile'
  staff: 'idle' | 'refunds meanwhile'
  dies: number
}

const lost = () => vendorError('no answer', { outcome: 'unknown', isRetryable: true })

export function aStage(
  shop: TestShop,
  { release, phone, bank, staff, dies }: Told,
  { orderId, reference, iccid }: Bought,
) {
  let at = 0
  const mayDie = () => {
    at += 1
    if (at === dies) throw new Error('killed')
  }
  const dying = <Input extends unknown[], Answer>(work: (...input: Input) => PromiseLike<Answer>) => {
    return async (...input: Input) => {
      mayDie()
      const answer = await work(...input)
      mayDie()
      return answer
    }
  }
  let releases = 0
  const { network, shop: live, database } = shop
  const provider = {
    ...network,
    release: async (esim: Parameters<typeof network.release>[0]) => {
      releases += 1
      mayDie()
      if (releases === 1 && bank === 'disputes meanwhile') {
        shop.sandbox.payment?.dashboard.dispute(reference)
        await shop.letTimePass({ seconds: 3 })
      }
      if (releases === 1 && staff === 'refunds meanwhile') await live.refunds.refundOrder(orderId)
      if (releases === 1 && phone === 'installed meanwhile') shop.sandbox.network.install(iccid)
      if (release === 'refuses') throw vendorError('no')
      if (release === 'silent') throw lost()
      await network.release(esim)
      mayDie()
      if (releases === 1 && release === 'takes, answer lost') throw lost()
    },
  }
  const rows = cancellationStore(database)
  const [placed, parts] = [orderStore(database, () => {}), partRefundStore(database)]
  const deps: AdvanceCancellationDeps = {
    cancellations: {
      ...rows,
      keepEvidence: dying(rows.keepEvidence),
      beginReturn: dying(rows.beginReturn),
      returned: dying(rows.returned),
      refunded: dying(rows.refunded),
      swapped: dying(rows.swapped),
      handOver: dying(rows.handOver),
    },
    orders: {
      ...placed,
      create: dying(placed.create),
      askForPapers: dying(placed.askForPapers),
      takePlace: dying(placed.takePlace),
    },
    gifts: giftStore(database, (text) => text),
    partRefunds: { ...parts, begin: dying(parts.begin) },
    paymentSessions: paymentSessionStore(database),
    jobs: { nudge: async () => {}, hasRoom: () => true },
    findTenant: () => Promise.resolve(shop.at.tenant),
    tracer: UNTRACED,
    replaceProfile: dying(live.provisioning.replaceProfile),
    esims: esimStore(database),
    mails: mailStore(database),
    networks: createNetworks({ [HOME_NETWORK]: provider }),
    connectedNetworks: networkStore(database),
    transaction: database.tx,
    clock: shop.clock,
    log: shop.log,
    announce: () => {},
    keepTicket: async (ticket) => {
      const opened = await live.inbox.openTicket({ ...ticket, rateLimitKey: randomUUID() })
      if (!opened.ok) throw new Error(opened.problem)
      return opened
    },
    refundOrder: dying(live.refunds.refundOrder),
    refundPart: dying(live.refunds.refundPart),
    checkWithProvider: dying(live.refunds.checkWithProvider),
    revokeEsim: live.provisioning.revokeEsim,
    endReminders: live.plans.endReminders,
  }
  const row = () => database.db().select().from(cancellations).where(eq(cancellations.orderId, orderId))
  const goRound = async (id: string) => {
    try {
      await advanceCancellation(deps, id)
    } catch (error) {
      const isExpected = error instanceof VendorError || (error instanceof Error && error.message === 'killed')
      if (!isExpected) throw error
    }
    // Longer than a lease.
    shop.jump({ seconds: 61 })
  }
  return { rows, row, goRound, deps }
}
