// The accounts of the shop in the screenshots.
import { z } from 'zod'

const person = z.object({ email: z.string(), name: z.string(), password: z.string() })
export const peopleAnswer = z.object({ staff: person, chief: person, customer: person })
/** Joins once there is a business to work for. */
export const partnerAnswer = z.object({ partner: person })
export type People = z.infer<typeof peopleAnswer> & z.infer<typeof partnerAnswer>
