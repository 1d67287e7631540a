// The shapes that the network sends; everything outside them is refused (spec 2 §7).
import { z } from 'zod'

export const tokenAnswer = z.object({ token: z.string().min(1) })

const iccid = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{18,20}$/))
const activationCode = z.string().regex(/^LPA:1\$[^$\s]+\$[^$\s]*(\$[^$\s]*)*$/)

const profile = z.object({ idValue: iccid, activationCode: activationCode.nullish() })
export const profileAnswer = z.object({
  idValue: iccid.nullish(),
  activationCode: activationCode.nullish(),
  profiles: z.array(profile).optional(),
})

export const codesAnswer = z.object({ codes: z.object({ activationCode }) })

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
/** For finding one top-up: an entry that names neither bundle nor reference tells nothing, and nothing is no "no". */
export const referencedHistoryAnswer = z.array(
  z
    .object({
      initial: z.object({ value: amount.nullish() }).nullish(),
      productBundleId: z.string().nullish(),
      customReference: z.string().nullish(),
    })
    .refine(({ productBundleId, customReference }) => Boolean(productBundleId ?? customReference)),
)

/** What the network says to a top-up is not shown to us; that it is an object is what tells it from a log-in page. */
export const topUpAnswer = z.record(z.string(), z.unknown())

export const thingAnswer = z.object({
  iccid,
  bundleExpiry: instant.nullish(),
  bundleBalance: amount.nullish(),
  totalDataAllocation: amount.nullish(),
  isBundleDepleted: z.boolean().nullish(),
  isBundleExpired: z.boolean().nullish(),
})
export const thingsAnswer = z.array(thingAnswer)

export const refusal = z.object({ message: z.string().optional(), error: z.string().optional() })
