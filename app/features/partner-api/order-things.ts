// What the calls about orders take and answer, as schemas.
import { z } from 'zod'
import { dataOf } from './things.ts'
import { MOST_TRAVELERS } from '#shop/catalogue/trip/trip.ts'
import { ownReferenceOf, API_ORDER_STATES, type ApiOrderView } from '#shop/partners/prepaid/api-order.ts'
import type { EsimStatus } from '#shop/sales/esim-status/read-esim-status.ts'

const cents = z.int().min(0)
export const moment = z.iso.datetime().meta({ example: '2026-12-07T09:30:00.000Z' })
const orderId = z.uuid().meta({ example: '0b8a6a52-5f6f-4d0e-9a55-0d5f3a1c7e21' })

const esim = z
  .object({
    iccid: z.string().meta({ example: '8931080000000000001' }),
    activationCode: z.string().meta({
      description: 'The content of this eSIM’s QR code.',
      example: 'LPA:1$smdp.example.com$TEYU-XKXF-FJP8',
    }),
    smdpAddress: z.string().meta({ example: 'smdp.example.com' }),
    matchingId: z.string().meta({ example: 'TEYU-XKXF-FJP8' }),
    iphoneLink: z.url().meta({ description: 'Opens the eSIM installer on an iPhone with iOS 17.5 or later.' }),
    androidLink: z.url().meta({ description: 'Opens the eSIM installer on an Android phone.' }),
  })
  .meta({ id: 'Esim', description: 'The details for installing an eSIM. Show them only to its traveler.' })

const state = z.enum(API_ORDER_STATES).meta({
  description:
    'in_progress and delayed go on by themselves; in_review waits for us. canceled: the eSIM was taken back; refundedCents says how much of the price was returned.',
  example: 'delivered',
})
const quantity = z.int().min(1).max(MOST_TRAVELERS)
const traveler = z.int().min(2).max(MOST_TRAVELERS).meta({ example: 2 })

const travelers = z
  .array(
    z.object({
      traveler,
      orderId: orderId.meta({ description: 'For the calls about this eSIM; webhooks about it name it, too.' }),
      state,
      esim: esim.nullable().meta({ description: 'Null until it’s delivered, and after a refund.' }),
    }),
  )
  .meta({ description: 'Only in an order for several: the other travelers, from the second on.' })

export const order = z
  .object({
    id: orderId,
    reference: z.string().nullable().meta({ description: 'Your own reference', example: 'booking-4711' }),
    isTest: z.boolean().meta({ description: 'Ordered with a test key, free of charge.' }),
    state,
    topUpOf: orderId
      .nullable()
      .meta({ description: 'The order whose eSIM was topped up; null for an order with its own eSIM.' }),
    bundle: z.object({
      bundleId: z.string().meta({ example: '01032_3' }),
      zone: z.string().meta({ example: 'Europe' }),
      ...dataOf,
      validityDays: z.int().min(1).meta({ example: 30 }),
    }),
    quantity: quantity
      .optional()
      .meta({ description: 'Only in an order for several: how many travelers it is for.', example: 2 }),
    travelers: travelers.optional(),
    paidWith: orderId.optional().meta({
      description:
        'Only in the order of one of the other travelers: the order that was paid for it. Its own price is 0.',
    }),
    traveler: traveler.optional().meta({ description: 'Which traveler of that order it is for.' }),
    price: z.object({
      netCents: cents.meta({ example: 1495 }),
      vatCents: cents.meta({ example: 314 }),
      vatBasisPoints: cents.meta({ description: '2100 is 21 %.', example: 2100 }),
      totalCents: cents.meta({ description: 'The amount charged to your balance.', example: 1809 }),
      refundedCents: cents.meta({ description: 'The part of it that was returned to your balance.', example: 0 }),
    }),
    esim: esim.nullable().meta({ description: 'Null until it’s delivered, after a refund, and for a top-up.' }),
    createdAt: moment,
    updatedAt: moment,
  })
  .meta({ id: 'Order' })

export const usage = z
  .object({
    iccid: z.string().meta({ example: '8931080000000000001' }),
    state: z.enum(['not_activated', 'active', 'depleted', 'expired']).meta({ example: 'active' }),
    leftMegabytes: z.number().nullable().meta({ description: 'Null if the network doesn’t report it.', example: 4100 }),
    totalMegabytes: z.number().meta({ description: '0 if unknown.', example: 5120 }),
    expiresAt: moment.nullable().meta({ description: 'Null before the first use.' }),
    checkedAt: moment,
  })
  .meta({ id: 'Usage', description: 'The network’s current data about an eSIM.' })

export const balance = z
  .object({
    balanceCents: z
      .int()
      .meta({ description: 'Negative if a deposit was reversed after it was spent.', example: 25000 }),
  })
  .meta({ id: 'Balance' })

const bundleId = z.string().min(1).max(60).meta({ example: '01032_3' })
const reference = z
  .string()
  .max(100)
  .refine((text) => ownReferenceOf(text) !== null, 'One line of text.')
  .transform((text) => text.trim())
  .optional()
  .meta({ description: 'Your own reference, also shown on the invoice', example: 'booking-4711' })

export const newOrder = z
  .strictObject({
    bundleId,
    reference,
    quantity: quantity
      .optional()
      .meta({ description: `For how many travelers, up to ${MOST_TRAVELERS}; 1 if it’s left out.`, example: 1 }),
  })
  .meta({ id: 'NewOrder' })
export const newTopUp = z.strictObject({ bundleId, reference }).meta({ id: 'NewTopUp' })
export const nothing = z.strictObject({}).meta({ id: 'Nothing', description: 'An empty object, or no body at all.' })
export const orderParams = z.strictObject({ orderId: z.string().max(60) })

export const orderBody = ({
  ownReference,
  netCents,
  vatCents,
  vatBasisPoints,
  totalCents,
  refundedCents,
  createdAt,
  updatedAt,
  ...same
}: ApiOrderView): z.output<typeof order> => ({
  ...same,
  reference: ownReference,
  price: { netCents, vatCents, vatBasisPoints, totalCents, refundedCents },
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})

const USAGE_STATES = {
  'Not Activated': 'not_activated',
  Active: 'active',
  Depleted: 'depleted',
  Expired: 'expired',
} as const

export const usageBody = ({
  iccid,
  status,
  balanceMb,
  totalMb,
  expiresAt,
  checkedAt,
}: Pick<EsimStatus, 'iccid' | 'status' | 'balanceMb' | 'totalMb' | 'expiresAt' | 'checkedAt'>) => ({
  iccid,
  state: USAGE_STATES[status],
  leftMegabytes: balanceMb,
  totalMegabytes: totalMb,
  expiresAt: expiresAt?.toISOString() ?? null,
  checkedAt: checkedAt.toISOString(),
})
