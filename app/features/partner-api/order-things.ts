// What the calls about orders take and answer, as schemas.
import { z } from 'zod'
import { ownReferenceOf, API_ORDER_STATES, type ApiOrderView } from '#shop/prepaid/api-order.ts'
import type { EsimStatus } from '#shop/esim/read-esim-status.ts'

const cents = z.int().min(0)
export const moment = z.iso.datetime().meta({ example: '2026-12-07T09:30:00.000Z' })
const orderId = z.uuid().meta({ example: '0b8a6a52-5f6f-4d0e-9a55-0d5f3a1c7e21' })

const esim = z
  .object({
    iccid: z.string().meta({ example: '8931080000000000001' }),
    activationCode: z.string().meta({
      description: 'What a QR code for this eSIM holds.',
      example: 'LPA:1$smdp.example.com$TEYU-XKXF-FJP8',
    }),
    smdpAddress: z.string().meta({ example: 'smdp.example.com' }),
    matchingId: z.string().meta({ example: 'TEYU-XKXF-FJP8' }),
    iphoneLink: z.url().meta({ description: 'Opens the installer of an iPhone with iOS 17.5 or later.' }),
    androidLink: z.url().meta({ description: 'Opens the installer of an Android phone.' }),
  })
  .meta({ id: 'Esim', description: 'What installs an eSIM. Show it to its traveler alone.' })

export const order = z
  .object({
    id: orderId,
    reference: z.string().nullable().meta({ description: 'Your own name for it', example: 'booking-4711' }),
    isTest: z.boolean().meta({ description: 'Ordered with a test key: it cost nothing.' }),
    state: z.enum(API_ORDER_STATES).meta({
      description:
        'in_progress and delayed go on by themselves; in_review waits for us. canceled: the eSIM was taken back, and the money stays.',
      example: 'delivered',
    }),
    topUpOf: orderId.nullable().meta({ description: 'The order whose eSIM got the data; null for one with its own.' }),
    bundle: z.object({
      bundleId: z.string().meta({ example: '01032_3' }),
      zone: z.string().meta({ example: 'Europe' }),
      megabytes: z.int().min(1).meta({ example: 5120 }),
      validityDays: z.int().min(1).meta({ example: 30 }),
    }),
    price: z.object({
      netCents: cents.meta({ example: 1495 }),
      vatCents: cents.meta({ example: 314 }),
      vatBasisPoints: cents.meta({ description: '2100 is 21 %.', example: 2100 }),
      totalCents: cents.meta({ description: 'What your balance paid.', example: 1809 }),
      refundedCents: cents.meta({ description: 'What of it is back on your balance.', example: 0 }),
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
    leftMegabytes: z.number().nullable().meta({ description: 'Null where the network doesn’t tell.', example: 4100 }),
    totalMegabytes: z.number().meta({ description: '0 where it isn’t known.', example: 5120 }),
    expiresAt: moment.nullable().meta({ description: 'Null before the first use.' }),
    checkedAt: moment,
  })
  .meta({ id: 'Usage', description: 'What the network says about an eSIM right now.' })

export const balance = z
  .object({ balanceCents: z.int().meta({ description: 'Below zero after a deposit was taken back.', example: 25000 }) })
  .meta({ id: 'Balance' })

const bundleId = z.string().min(1).max(60).meta({ example: '01032_3' })
const reference = z
  .string()
  .max(100)
  .refine((text) => ownReferenceOf(text) !== null, 'One line of text.')
  .transform((text) => text.trim())
  .optional()
  .meta({ description: 'Your own name for it, on the invoice as well', example: 'booking-4711' })

export const newOrder = z.strictObject({ bundleId, reference }).meta({ id: 'NewOrder' })
export const newTopUp = z.strictObject({ bundleId, reference }).meta({ id: 'NewTopUp' })
export const nothing = z.strictObject({}).meta({ id: 'Nothing', description: 'An empty object.' })
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
