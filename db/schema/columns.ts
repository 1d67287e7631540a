// The column kinds that every table shares: instants are UTC with time zone, money is whole cents.
import { integer, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
export const cents = (name: string) => integer(name)
