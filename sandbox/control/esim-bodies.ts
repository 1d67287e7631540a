// What can be sent to the control desk about an eSIM in a simulated phone.
import { z } from 'zod'

export const YEARS_10 = 10 * 366 * 86_400

export const useBody = z.union([
  z.object({ megabytes: z.coerce.number().positive().max(10_000_000) }),
  z.object({ leaveMegabytes: z.coerce.number().min(0).max(10_000_000) }),
])
export const endBody = z.object({ inSeconds: z.coerce.number().min(-YEARS_10).max(YEARS_10) })
