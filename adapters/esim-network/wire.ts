// The shapes that the network sends; anything else is refused (after-purchase rules §7).
import { z } from 'zod'
import { isPlainIccid } from '#shop/values/iccid.ts'

export const tokenAnswer = z.object({ token: z.string().min(1) })

// Parsed as sent and judged later: a malformed ICCID is not the same as an unusable response. A JSON number is always
// malformed, because nineteen digits lose precision.
const iccidAsSent = z.union([z.string().min(1), z.number()]).transform(String)
const iccid = iccidAsSent.refine(isPlainIccid)

const profile = z.object({ idValue: iccidAsSent, activationCode: z.string().nullish() })
export const profileAnswer = z.object({
  idValue: iccidAsSent.nullish(),
  activationCode: z.string().nullish(),
  profiles: z.array(profile).optional(),
})

export const codesAnswer = z.object({ codes: z.object({ activationCode: z.string().min(1) }) })

/** An activation code as phones read it: LPA:1, the host, the matching ID, and optional parts. */
export const isActivationCode = (text: string): boolean => /^LPA:1\$[^$\s]+\$[^$\s]*(\$[^$\s]*)*$/.test(text)

const amount = z.union([
  z.number(),
  z
    .string()
    .trim()
    .regex(/^-?\d+(\.\d+)?$/)
    .transform(Number),
])
const instant = z
  .string()
  .transform((text) => new Date(text))
  .refine((date) => !Number.isNaN(date.getTime()))
export const bundleAnswer = z.object({
  bundle: z.array(z.object({ bundleBalance: amount.nullish(), bundleExpiry: instant.nullish() })).min(1),
})

export const historyAnswer = z.array(
  z.object({ initial: z.object({ value: amount.nullish() }).nullish(), productBundleId: z.string().nullish() }),
)
/**
 * For finding one top-up: an entry with neither bundle nor reference tells nothing, which must not count as "not
 * there".
 */
export const referencedHistoryAnswer = z.array(
  z
    .object({
      initial: z.object({ value: amount.nullish() }).nullish(),
      productBundleId: z.string().nullish(),
      customReference: z.string().nullish(),
    })
    .refine(({ productBundleId, customReference }) => Boolean(productBundleId ?? customReference)),
)

/** We don't know the network's answer to a top-up. Being an object distinguishes it from a login page. */
export const topUpAnswer = z.record(z.string(), z.unknown())

export const thingAnswer = z.object({
  iccid,
  bundleExpiry: instant.nullish(),
  bundleBalance: amount.nullish(),
  totalDataAllocation: amount.nullish(),
  isBundleDepleted: z.boolean().nullish(),
  isBundleExpired: z.boolean().nullish(),
})
export const heldAnswer = z.object({ iccid, customReference: z.string().nullish() })

export const refusal = z.object({ message: z.string().optional(), error: z.string().optional() })
