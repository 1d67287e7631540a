// The shapes of the EU Commission's VIES responses (REST API, "check-vat-number").
import { z } from 'zod'

export const verdict = z.object({ valid: z.boolean(), requestDate: z.string().max(40).nullish() })
/** A refusal can come with any status, even 200. */
export const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(60) })).min(1) })
