// The shapes of the EU Commission's VIES answers (REST API, "check-vat-number").
import { z } from 'zod'

export const verdict = z.object({ valid: z.boolean(), requestDate: z.string().max(40).nullish() })
/** A refusal comes with any status, even 200. */
export const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string().max(60) })).min(1) })
