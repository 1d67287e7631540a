// A shop's past as rows: returning buyers, seasons and weekends, failures, and all invoices.
import type { DemoRows } from '#db/demo/demo-rows.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import { isDeposit } from '#shop/sales/order/order.ts'
import { NEW_ORDER } from '#shop/sales/order/order-moves.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { CountryCode } from '#values/country/country.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { addPurchase, costsOf } from './demo-costs.ts'
import { demoBalance } from './demo-balance.ts'
import { copyOf } from './demo-copy.ts'
import { movementsOf, type DemoMovement } from './demo-ledger.ts'
import { demoOrder, type Buyer, type DemoOrder, type Fate, type LedBy, type World } from './demo-order.ts'
import { papersOf, writePapers, type Paper } from './demo-papers.ts'
import { addPayment } from './demo-payment.ts'
import { payoutsOf } from './demo-payouts.ts'

const DAYS = 400
const DAY_MS = 86_400_000
/** Whatever is still waiting for somebody is from the last few days. */
const RECENT_DAYS = 6
/** The share of additional orders placed by software. */
const API_SHARE = 0.03

const COUNTRIES = [
  ['NL', 26],
  ['DE', 20],
  ['BE', 10],
  ['FR', 9],
  ['ES', 6],
  ['IT', 6],
  ['GB', 6],
  ['US', 5],
  ['AT', 3],
  ['PL', 3],
  ['SE', 3],
  ['IE', 2],
  ['DK', 2],
  [null, 3],
] as const satisfies readonly (readonly [CountryCode | null, number])[]
const FATES: readonly (readonly [Fate, number])[] = [
  ['delivered', 840],
  ['unpaid', 90],
  ['free', 25],
  ['refunded', 28],
  ['refunded_in_part', 12],
  ['dispute_lost', 3],
]
const RECENT: readonly (readonly [Fate, number])[] = [
  ...FATES,
  ['disputed', 6],
  ['mismatch', 4],
  ['failed', 8],
  ['stuck', 5],
]

/**
 * Placed over the last 400 days, with more of them recently, on weekends, and in summer; oldest first. The partners'
 * earnings and payouts also include those of `copies` more of the same orders.
 */
export async function demoShop(
  world: World,
  tenants: Tenant[],
  size: number,
  isTaken: (tenant: Tenant) => number,
  copies = 0,
): Promise<DemoRows> {
  const { chance, now } = world
  const rows = noRows(copies)
  const costs = costsOf(world.catalogue)
  const buyers: Buyer[] = []
  const papers: Paper[] = []
  const all: DemoOrder[] = []
  const delivered: { order: DemoOrder; buyer: Buyer; tenant: Tenant }[] = []
  for (const placedAt of momentsOf(world, size)) {
    const again = chance.happens(0.22) && delivered.length > 20 ? delivered[chance.below(delivered.length)] : undefined
    const buyer = again?.buyer ?? newBuyer(world, buyers, rows, placedAt)
    const tenant = again?.tenant ?? chance.oneOf(tenants.map((each) => [each, isTaken(each)] as const))
    const target = again && chance.happens(0.3) && again.order.row.updatedAt < placedAt ? again.order.row : null
    const isRecent = now.getTime() - placedAt.getTime() < RECENT_DAYS * DAY_MS
    const fate = target ? 'delivered' : chance.oneOf(isRecent ? RECENT : FATES)
    const order = await demoOrder(world, { buyer, tenant, placedAt, fate, target, ledBy: ledBy(world, fate) })
    all.push(order)
    rows.orders.push(order.row)
    rows.orderEvents.push(...order.events.map((event) => ({ orderId: order.row.id, ...event })))
    addPayment(world, rows, order)
    addPurchase(rows, order, costs)
    if (isDone(order)) addMail(world, rows, order)
    if (order.row.iccid && isDone(order)) {
      addEsim(world, rows, order)
      if (fate === 'delivered') delivered.push({ order, buyer, tenant })
    }
    papers.push(...papersOf(order, tenant))
    if (chance.happens(0.012)) addTicket(world, rows, order)
  }
  const [house] = tenants
  if (world.partners && house) addPartners(world, rows, { house, orders: all, papers, size, costs })
  writePapers(world, rows, papers)
  rows.orderEvents.sort((one, other) => one.at.getTime() - other.at.getTime())
  return rows
}

// One order in six was referred by an affiliate.
function ledBy({ chance, partners }: World, fate: Fate): LedBy | null {
  if (!partners || fate === 'free' || !chance.happens(0.16)) return null
  const { businessId, code } = chance.oneOf(partners.affiliates.map((each) => [each, 1] as const))
  return { businessId, code, by: chance.happens(0.5) ? 'code' : 'link' }
}

const inTime = (one: { at: Date }, other: { at: Date }) => one.at.getTime() - other.at.getTime()
type Past = { house: Tenant; orders: DemoOrder[]; papers: Paper[]; size: number; costs: ReadonlyMap<string, number> }

/** Adds what software bought, all ledger movements, and the payouts. */
function addPartners(world: World, rows: DemoRows, { house, orders, papers, size, costs }: Past) {
  const { partners, now } = world
  if (!partners) return
  const bought = demoBalance(world, partners.client, house, momentsOf(world, Math.ceil(size * API_SHARE)))
  for (const order of bought) {
    const { row, events } = order
    rows.orders.push(row)
    rows.orderEvents.push(...events.map((event) => ({ orderId: row.id, ...event })))
    if (isDeposit(order.order)) {
      addPayment(world, rows, order)
      continue
    }
    addPurchase(rows, order, costs)
    addEsim(world, rows, order)
    papers.push(...papersOf(order, house))
    const { businessId, keyId } = partners.client
    const call = { businessId, keyId, mode: 'live' as const, attempt: `demo-${row.id}`, request: `demo-${row.id}` }
    rows.apiOrders.push({
      orderId: row.id,
      ...call,
      ownReference: `trip-${rows.apiOrders.length + 1}`,
      createdAt: row.createdAt,
    })
  }
  const ledger: DemoMovement[] = []
  for (const order of [...orders, ...bought])
    for (let copy = 0; copy <= rows.copies; copy++) {
      const { movements, hold } = movementsOf(copyOf(order, copy), partners, now)
      ledger.push(...movements)
      if (hold) rows.ledgerHolds.push(hold)
    }
  ledger.sort(inTime)
  const paid = payoutsOf(world, partners.payees, ledger, house.brand.orderPrefix)
  rows.payoutRuns.push(...paid.payoutRuns)
  rows.payouts.push(...paid.payouts)
  rows.selfBilledCounters.push(...paid.selfBilledCounters)
  rows.ledger = [...ledger, ...paid.movements].toSorted(inTime)
}

const isDone = ({ row }: DemoOrder) =>
  isCompleted({ provisioningState: row.provisioningState ?? NEW_ORDER.provisioningState })
const noRows = (copies: number): DemoRows => ({
  users: [],
  orders: [],
  orderEvents: [],
  allocationAttempts: [],
  esims: [],
  esimChecks: [],
  paymentSessions: [],
  paymentFees: [],
  invoices: [],
  invoiceCounters: [],
  mails: [],
  supportTickets: [],
  apiOrders: [],
  payoutRuns: [],
  payouts: [],
  ledger: [],
  ledgerHolds: [],
  selfBilledCounters: [],
  copies,
})

function momentsOf({ chance, now }: World, size: number): Date[] {
  const weightOf = (daysAgo: number) => {
    const day = new Date(now.getTime() - daysAgo * DAY_MS)
    const season = 1 + 0.5 * Math.cos(((day.getUTCMonth() - 6) / 12) * 2 * Math.PI)
    return (1 - (0.6 * daysAgo) / DAYS) * season * (day.getUTCDay() % 6 === 0 ? 1.3 : 1)
  }
  const days = Array.from({ length: DAYS }, (_, daysAgo) => [daysAgo, weightOf(daysAgo)] as const)
  const moments = Array.from({ length: size }, () => {
    const at = now.getTime() - chance.oneOf(days) * DAY_MS - chance.next() * DAY_MS
    return Math.floor(Math.min(at, now.getTime() - 40 * 60_000))
  })
  return moments.toSorted((one, other) => one - other).map((at) => new Date(at))
}

function newBuyer({ chance }: World, buyers: Buyer[], rows: DemoRows, at: Date): Buyer {
  const number = buyers.length + 1
  const buyer = {
    id: chance.id(),
    number,
    email: `buyer-${number}@demo.example`,
    country: chance.oneOf(COUNTRIES),
    isCompany: chance.happens(0.06),
  }
  buyers.push(buyer)
  rows.users.push({
    id: buyer.id,
    email: buyer.email,
    fullName: `Demo buyer ${number}`,
    country: buyer.country,
    createdAt: at,
  })
  return buyer
}

function addEsim({ chance, now }: World, rows: DemoRows, { row, paidAt }: DemoOrder) {
  const at = paidAt ?? row.createdAt
  const iccid = row.iccid ?? ''
  const isBack = row.refundedBy != null
  rows.esims.push({
    iccid,
    orderId: row.id,
    userId: row.userId,
    networkId: HOME_NETWORK,
    bundleId: row.bundleId,
    zone: row.bundleZone ?? '',
    state: isBack ? 'released' : 'active',
    activationCode: row.activationCode,
    isWatched: true,
    createdAt: at,
  })
  const usedAt = new Date(at.getTime() + chance.around(3 * DAY_MS, 1))
  const isUsed = !isBack && usedAt < now && chance.happens(0.88)
  const expiresAt = isUsed ? new Date(usedAt.getTime() + (row.bundleDays ?? 30) * DAY_MS) : null
  const totalMb = row.bundleMegabytes ?? 0
  rows.esimChecks.push({
    orderId: row.id,
    iccid,
    expiresAt,
    totalMb,
    balanceMb: isUsed ? Math.round(totalMb * chance.next()) : totalMb,
    checkedAt: isUsed ? usedAt : at,
  })
  if (isUsed) rows.orderEvents.push({ orderId: row.id, at: usedAt, move: 'installed' })
}

function addMail({ chance }: World, rows: DemoRows, { row, paidAt }: DemoOrder) {
  const at = paidAt ?? row.createdAt
  rows.mails.push({
    id: chance.id(),
    orderId: row.id,
    kind: row.targetOrderId ? 'topup_receipt' : 'esim_ready',
    businessId: row.businessId,
    generation: 1,
    state: 'sent',
    tries: 1,
    createdAt: at,
    sentAt: new Date(at.getTime() + 5_000),
  })
}

function addTicket({ chance, now }: World, rows: DemoRows, { row }: DemoOrder) {
  const number = rows.supportTickets.length + 1
  const at = new Date(Math.min(now.getTime() - 60_000, row.createdAt.getTime() + chance.around(DAY_MS)))
  const isOpen = now.getTime() - at.getTime() < 2 * DAY_MS
  rows.supportTickets.push({
    id: chance.id(),
    number: `9${String(number).padStart(3, '0')}-${String(1_000 + chance.below(9_000))}`,
    title: chance.oneOf([
      ['When does my eSIM start?', 3],
      ['Can I have an invoice for my company?', 2],
      ['My phone does not find the network', 2],
    ] as const),
    description: 'A message of the demo.',
    userEmail: row.email,
    name: row.customerName,
    orderId: row.id,
    businessId: row.businessId,
    status: isOpen
      ? 'open'
      : chance.oneOf([
          ['closed', 9],
          ['waiting', 1],
        ] as const),
    waitingSince: isOpen ? at : null,
    fingerprint: `demo-${chance.id()}`,
    createdAt: at,
    updatedAt: at,
  })
}
