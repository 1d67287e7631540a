// The shapes of the EU Commission's VIES responses (REST API, "check-vat-number").
import { z } from 'zod'
import { toldFlag } from '#values/normal-form/flag.ts'

const flag = z.unknown().transform((told, context) => {
  const value = toldFlag(told)
  if (typeof value === 'boolean') return value
  context.addIssue({ code: 'custom', message: 'neither yes nor no' })
  return z.NEVER
})

/** Names and addresses may be '---', null, or missing, and nothing here depends on them. */
export const verdict = z.object({
  valid: flag,
  countryCode: z.string(),
  vatNumber: z.union([z.string(), z.number()]).transform(String),
  requestDate: z.string().trim().min(1).max(40).nullish().catch(null),
  userError: z.string().trim().nullish(),
})
export type Verdict = z.infer<typeof verdict>

/** A refusal can come with any status, even 200. */
export const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })
