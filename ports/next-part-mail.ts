// The email that reminds a buyer of the next part of a planned trip.
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'

export type NextPartMail = {
  kind: 'next_part'
  to: string
  recipientName: string | null
  /** 2 is the first part after the one that was ordered. */
  number: number
  arrival: DateOnly
  departure: DateOnly
  destinations: CountryCode[]
  /**
   * What it is now, with its price in cents including tax, or without VAT if the buyer accounts for it; null if nothing
   * that is sold covers it.
   */
  offer: { data: string; days: number; isTopUp: boolean; totalCents: number; isWithVat: boolean } | null
  /** How it differs from what was planned; null if it doesn't. */
  change: 'dearer' | 'anew' | 'gone' | null
  /** Fills the cart with it, or opens the top-up. */
  link: string
  /** Ends the reminders of this order with one click (RFC 8058). */
  unsubscribeLink: string
}
