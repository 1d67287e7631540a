// The calls about orders and the balance that pays for them. Each belongs to the business of its key.
import { z } from 'zod'
import type { ApiKey } from '#shop/partners/api/api-key.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import { operation, type Operation } from './operation.ts'
import {
  balance,
  newOrder,
  newTopUp,
  nothing,
  order,
  orderBody,
  orderParams,
  usage,
  usageBody,
} from './order-things.ts'
import { pageOf, pageQuery } from './things.ts'

const noParams = z.strictObject({})
const callerOf = ({ businessId, mode, id }: ApiKey) => ({ businessId, mode, keyId: id })

const MAKING = [
  'bundle_not_found',
  'idempotency_key_missing',
  'idempotency_key_reused',
  'balance_too_low',
  'test_network_missing',
  'shop_closed',
] as const

export const ORDER_OPERATIONS: readonly Operation[] = [
  operation({
    id: 'createOrder',
    method: 'post',
    path: '/orders',
    scope: 'orders:write',
    summary: 'Order an eSIM, or several of the same bundle',
    text: 'The price is charged to your balance right away; if the balance is too low, nothing is ordered. The eSIM is ready a few seconds later. With a quantity, one order pays for that many travelers: each of the others gets an eSIM of its own, listed in travelers. An order with a test key is free and goes to the test network.',
    makes: true,
    params: noParams,
    query: noParams,
    body: newOrder,
    answer: order,
    problems: MAKING,
    run: async ({ shop, key, body: { bundleId, reference = null, quantity = 1 }, idempotencyKey }) =>
      made(
        await shop.prepaid.placeApiOrder(callerOf(key), {
          bundleId,
          ownReference: reference,
          quantity,
          topUpFor: null,
          idempotencyKey,
        }),
      ),
  }),
  operation({
    id: 'listOrders',
    method: 'get',
    path: '/orders',
    scope: 'orders:read',
    summary: 'List orders',
    text: 'Newest first.',
    params: noParams,
    query: z.strictObject({
      reference: z
        .string()
        .max(100)
        .refine((text) => !/\p{Cc}/u.test(text), 'One line of text.')
        .optional()
        .meta({ description: 'Only orders with this reference of yours' }),
      ...pageQuery,
    }),
    answer: pageOf(order, 'OrderPage'),
    problems: ['cursor_invalid'],
    run: async ({ shop, key, query: { cursor = null, limit, reference: ownReference = null } }) => {
      const page = await shop.prepaid.listApiOrders(callerOf(key), { cursor, limit, ownReference })
      return page.ok ? { ok: true, body: { data: page.items.map(orderBody), nextCursor: page.nextCursor } } : page
    },
  }),
  operation({
    id: 'getOrder',
    method: 'get',
    path: '/orders/{orderId}',
    scope: 'orders:read',
    summary: 'Get an order',
    text: 'The order’s state and, once it’s delivered, the details for installing its eSIM.',
    params: orderParams,
    query: noParams,
    answer: order,
    problems: ['order_not_found'],
    run: async ({ shop, key, params: { orderId } }) => {
      const found = await shop.prepaid.findApiOrder(callerOf(key), orderId)
      return found.ok ? { ok: true, body: orderBody(found.order) } : found
    },
  }),
  operation({
    id: 'getUsage',
    method: 'get',
    path: '/orders/{orderId}/usage',
    scope: 'orders:read',
    summary: 'Get the usage of an eSIM',
    text: 'Read from the network, up to 60 times an hour for each eSIM.',
    params: orderParams,
    query: noParams,
    answer: usage,
    problems: ['order_not_found', 'esim_not_ready', 'esim_unreachable'],
    run: async ({ shop, key, params: { orderId } }) => {
      const found = await shop.prepaid.viewApiUsage(callerOf(key), orderId)
      return found.ok ? { ok: true, body: usageBody(found.usage) } : found
    },
  }),
  operation({
    id: 'createTopUp',
    method: 'post',
    path: '/orders/{orderId}/top-ups',
    scope: 'orders:write',
    summary: 'Top up an eSIM',
    text: 'Creates a separate order, at the top-up price, for this order’s eSIM. The bundle must be for the same zone.',
    makes: true,
    params: orderParams,
    query: noParams,
    body: newTopUp,
    answer: order,
    problems: [
      ...MAKING,
      'order_not_found',
      'esim_not_found',
      'top_ups_not_offered',
      'order_withdrawn',
      'esim_expired',
      'esim_unreachable',
    ],
    run: async ({ shop, key, params: { orderId }, body: { bundleId, reference = null }, idempotencyKey }) =>
      made(
        await shop.prepaid.placeApiOrder(callerOf(key), {
          bundleId,
          ownReference: reference,
          topUpFor: orderId,
          idempotencyKey,
        }),
      ),
  }),
  operation({
    id: 'giveBack',
    method: 'post',
    path: '/orders/{orderId}/give-back',
    scope: 'orders:write',
    summary: 'Give back an unused eSIM',
    text: 'Possible for 30 days. The eSIM stops working, and its price is returned to your balance. In an order for several travelers, each eSIM is given back by the ID of its own order, for its share of the price. Safe to repeat.',
    params: orderParams,
    query: noParams,
    body: nothing,
    answer: order,
    problems: ['order_not_found', 'not_returnable', 'esim_in_use', 'esim_unreachable'],
    run: async ({ shop, key, params: { orderId } }) => {
      const given = await shop.prepaid.returnOrder(callerOf(key), orderId)
      return given.ok ? { ok: true, body: orderBody(given.order) } : given
    },
  }),
  operation({
    id: 'getBalance',
    method: 'get',
    path: '/balance',
    scope: 'orders:read',
    summary: 'Get your balance',
    text: 'The balance that orders with live keys are paid from. Test keys get the same answer.',
    params: noParams,
    query: noParams,
    answer: balance,
    problems: [],
    run: async ({ shop, key }) => ({
      ok: true,
      body: { balanceCents: await shop.prepaid.readBalance(key.businessId) },
    }),
  }),
]

type ApiOrderAnswer = Awaited<ReturnType<Shop['prepaid']['placeApiOrder']>>

const made = (placed: ApiOrderAnswer) =>
  placed.ok
    ? {
        ok: true as const,
        body: orderBody(placed.order),
        status: placed.isNew ? (201 as const) : (200 as const),
        isReplayed: !placed.isNew,
      }
    : placed
