// Paid orders in a database and the use cases that deliver them, without the rest of the shop: the network and the mail
// server answer at once through their ports, and as a test tells them to. Their real behavior is simulated by the
// sandbox, in the tests of the whole shop.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import type { Database } from '#db/database.ts'
import { allocationAttempts, businesses, esims, mails, orderEvents, orders } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { readConfig } from '#server/settings/config.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { networkPackageStore } from '#shop/catalogue/network/network-package-store.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { giftStore } from '#shop/sales/gift/gift-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import {
  deliverClaimed,
  deliverMail,
  settleMails,
  type DeliverClaimed,
  type DeliverMail,
} from '#shop/records/mail/deliver-mail.ts'
import { openHandedOver } from '#shop/records/mail/mail.ts'
import { mailStore, type MailRow } from '#shop/records/mail/mail-store.ts'
import { noticeStore } from '#shop/delivery/notice/notice-store.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { createClaimedOrders } from '#shop/sales/order/claimed-orders.ts'
import type { Job } from '#ports/job-queue.ts'
import type { Log } from '#ports/log.ts'
import type { Mail, Mailer } from '#ports/mailer.ts'
import { createNetworks } from '#ports/networks.ts'
import { UNTRACED } from '#ports/tracer.ts'
import { advanceProvisioning, type ProvisioningDeps } from '#shop/delivery/provisioning/advance-provisioning.ts'
import { allocationStore } from '#shop/delivery/provisioning/allocation-store.ts'
import { failoverStore } from '#shop/delivery/provisioning/failover-store.ts'
import { placeCarriedTopUp } from '#shop/delivery/provisioning/place-carried-top-up.ts'
import { composeEsimReady } from '#shop/delivery/mails/compose-esim-ready.ts'
import { composeTopUpReceipt } from '#shop/delivery/mails/compose-top-up-receipt.ts'
import { createCallbackTracker } from '#shop/delivery/provisioning/callback-tracker.ts'
import { STEP_TABLE } from '#shop/delivery/provisioning/step-table.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { quickEngine } from './engines.ts'
import { writeOrder } from './order-rows.ts'
import { CODE, meet, newIccid, playedNetwork, PNG, type Meets } from './played-network.ts'
import { NO_ZONE_NAMES } from '#values/zone-names.ts'
import { takeDatabase } from './test-databases.ts'

type Row = typeof orders.$inferInsert

const BEGINS = new Date('2026-03-02T12:00:00Z')
export const POLL_EVERY_MS = 3_000
export const NETWORK = HOME_NETWORK

const makeToken = (purpose: string) => `token of ${purpose}`

function deliveringIn(database: Database) {
  sealColumnsWith(keyRing(readConfig({}).sealing))
  let nowMs = BEGINS.getTime()
  const clock = { now: () => new Date(nowMs) }
  const network = playedNetwork()
  const [lines, sent, nudges, announced]: [
    { level: keyof Log; message: string; facts: Record<string, unknown> }[],
    { id: string; mail: Mail }[],
    { job: Job; afterSeconds: number | undefined }[],
    string[],
  ] = [[], [], [], []]
  const writes = (level: keyof Log) => (facts: Record<string, unknown>, message: string) =>
    void lines.push({ level, message, facts })
  const atTheDoor: Meets[] = []
  const mailRest = { isLeftAlone: false }
  const mailer: Mailer = {
    isLeftAlone: () => mailRest.isLeftAlone,
    send: async (id, mail) => {
      await meet(atTheDoor.shift())
      sent.push({ id, mail })
    },
    verify: () => Promise.resolve(),
  }
  const tenant = defaultTenant('https://shop.test')
  const prices = { inclEsimCents: {}, topupCents: {} }
  const base = {
    orders: orderStore(database),
    allocations: allocationStore(database),
    failovers: failoverStore(database),
    catalogue: catalogueStore(database),
    esims: esimStore(database),
    gifts: giftStore(database, makeToken),
    mails: mailStore(database),
    networkPackages: networkPackageStore(database),
    notices: noticeStore(database),
    orderKeys: orderKeyStore(database, makeToken),
    clock,
    log: { info: writes('info'), warn: writes('warn'), error: writes('error') } satisfies Log,
    networks: createNetworks({ [HOME_NETWORK]: network.provider }),
    mailer,
    supportAddress: 'support@shop.test',
    publicUrl: 'https://shop.test',
    transaction: database.tx,
    makeToken,
    readCatalogue: () =>
      Promise.resolve({ zones: [{ name: 'Europe', countries: ['FR', 'DE', 'AT'], prices }], bundles: [] }),
    readCosts: () => Promise.resolve(new Map([['01032_3', 211]])),
    timeZone: 'UTC',
    findTenant: () => Promise.resolve(tenant),
    announce: (orderId: string) => void announced.push(orderId),
    jobs: {
      hasRoom: () => false,
      nudge: (job: Job, afterSeconds?: number) => {
        nudges.push({ job, afterSeconds })
        return Promise.resolve()
      },
    },
    tracer: UNTRACED,
    callbacks: createCallbackTracker(),
    claimedOrders: createClaimedOrders<Order>(
      () => () => {},
      (work) => work(),
    ),
    testSteps: { order: STEP_TABLE.slice(0, 4), allocation: STEP_TABLE.slice(0, 3) },
    callbackUrl: (secret: string) => `https://shop.test/hook/${encodeURIComponent(secret)}`,
    pollEveryMs: POLL_EVERY_MS,
  }
  const mailing = {
    ...base,
    handedOver: openHandedOver(),
    composeMail: ({ kind, orderId }: MailRow, of: Tenant) =>
      kind === 'topup_receipt'
        ? composeTopUpReceipt(base, orderId ?? '', of)
        : composeEsimReady(base, orderId ?? '', of),
    isUnwanted: () => Promise.resolve(false),
    findMailTenant: () => Promise.resolve(tenant),
    findMailLanguage: () => Promise.resolve('en' as const),
    viewZoneNames: () => Promise.resolve(NO_ZONE_NAMES),
  }
  const delivery: { deliverMail: DeliverMail; deliverClaimed: DeliverClaimed } = {
    deliverMail: (id) => deliverMail(mailing, id),
    deliverClaimed: (row, how) => deliverClaimed(mailing, row, how),
  }
  const placeCarried: ProvisioningDeps['placeCarriedTopUp'] = (topUp, replacementId) =>
    placeCarriedTopUp(base, topUp, replacementId)
  const needs = { ...base, ...delivery, placeCarriedTopUp: placeCarried, settleMails: () => settleMails(mailing) }
  const db = () => database.db()
  /** An order that is paid and due, apart from the given values. */
  const paid = (told: Partial<Row> = {}) =>
    writeOrder(database, {
      paymentState: 'paid',
      paidCents: 1809,
      provisioningState: 'running',
      dueAt: clock.now(),
      stepSince: clock.now(),
      createdAt: clock.now(),
      ...told,
    })
  /** One that has reached this step, as if all earlier steps were done. */
  const at = (step: string, told: Partial<Row> = {}) => paid({ step, status: 'started', ...told })
  /** One that has its eSIM. */
  const withEsim = async (step: string, told: Partial<Row> = {}, esim: Partial<typeof esims.$inferInsert> = {}) => {
    const iccid = newIccid()
    const orderId = await at(step, { iccid, ...told })
    const row = { iccid, orderId, networkId: NETWORK, bundleId: '01032_3', zone: 'Europe', state: 'active' } as const
    await db()
      .insert(esims)
      .values({ ...row, activationCode: CODE, qrPng: PNG, createdAt: clock.now(), ...esim })
    return { orderId, iccid }
  }
  const OVER = { dueAt: null, provisioningState: 'completed', status: 'completed' } as const
  /** A top-up of a delivered eSIM. */
  const aTopUp = async (step: string, told: Partial<Row> = {}) => {
    const { orderId: targetOrderId, iccid } = await withEsim('order_completed', OVER)
    const orderId = await at(step, { kind: 'topup', targetOrderId, targetIccid: iccid, ...told })
    return { orderId, iccid, targetOrderId }
  }
  return {
    needs,
    database,
    db,
    dueIn: (ms: number) => new Date(nowMs + ms),
    messages: (level: keyof Log) => lines.filter((line) => line.level === level).map(({ message }) => message),
    network,
    tenant,
    /**
     * What happens at the mail server next: an error that it answers with, or something that happens while it accepts
     * the mail.
     */
    atTheDoor,
    mailRest,
    lines,
    sent,
    nudges,
    announced,
    now: clock.now,
    later: (ms: number) => void (nowMs += ms),

    paid,
    at,
    withEsim,
    aTopUp,
    /** A partner that orders from its balance. */
    aPartner: async () => {
      const [id, now] = ['partner', clock.now()]
      await db()
        .insert(businesses)
        .values({ id, name: 'A partner', createdAt: now, updatedAt: now })
        .onConflictDoNothing()
      return id
    },
    /** A request to the network for this order with an unknown outcome. */
    attempt: (orderId: string, told: Partial<typeof allocationAttempts.$inferInsert> = {}) =>
      db()
        .insert(allocationAttempts)
        .values({
          id: randomUUID(),
          orderId,
          networkId: NETWORK,
          secretHash: randomUUID(),
          state: 'unknown',
          askedAt: clock.now(),
          updatedAt: clock.now(),
          ...told,
        }),
    /** A worker picks the order up. */
    advance: (orderId: string) => advanceProvisioning(needs, orderId),
    orderOf: async (orderId: string) => {
      const order = await base.orders.find(orderId)
      if (!order) throw new Error('There is no such order.')
      return order
    },
    movesOf: async (orderId: string) =>
      (await db().select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.id))).map(
        ({ move, detail }) => (detail === null ? move : `${move}: ${detail}`),
      ),
    attemptsOf: (orderId: string) =>
      db()
        .select()
        .from(allocationAttempts)
        .where(eq(allocationAttempts.orderId, orderId))
        .orderBy(asc(allocationAttempts.askedAt)),
    // Sorted by their decrypted numbers, because the order of encrypted ones is arbitrary.
    esimsOf: async (orderId: string) =>
      (await db().select().from(esims).where(eq(esims.orderId, orderId))).toSorted((one, other) =>
        one.iccid < other.iccid ? -1 : 1,
      ),
    mailsOf: (orderId: string) =>
      db().select().from(mails).where(eq(mails.orderId, orderId)).orderBy(asc(mails.createdAt)),
  }
}

/** One database for the file, and new vendors and a new clock for each of its tests. */
export function delivering(): () => ReturnType<typeof deliveringIn> {
  let taken: Awaited<ReturnType<typeof takeDatabase>>
  let shop: ReturnType<typeof deliveringIn>
  beforeAll(async () => {
    taken = await takeDatabase(quickEngine())
  })
  afterAll(() => taken.giveBack())
  beforeEach(() => {
    shop = deliveringIn(taken.open.database)
  })
  return () => shop
}
