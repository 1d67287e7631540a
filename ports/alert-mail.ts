// The warnings about an eSIM in use, and what every email says of the bundle that it is about.
/**
 * What was bought: the countries of the trip, and `place` if it is called something else; a size as the catalog writes it,
 * such as '5GB', and whole days.
 */
export type MailedBundle = { zone: string; place?: string | null; destinations: string[]; data: string; days: number }

/** The facts of a warning about an eSIM in use; amounts in MB. */
export type AlertFacts = {
  to: string
  recipientName: string | null
  iccid: string
  bundle: MailedBundle
  balanceMb: number | null
  totalMb: number
  expiresAt: Date
  /** Null if no top-up is sold for the eSIM. */
  topUpLink: string | null
  /** The eSIM's own page, with its live figures. */
  esimLink: string
  /** Stops the warnings with one click (RFC 8058) and shows the current choice. */
  unsubscribeLink: string
}
type LowDataMail = AlertFacts & { kind: 'low_data' }
type DataUsedUpMail = AlertFacts & { kind: 'data_used_up' }
type ExpiresSoonMail = AlertFacts & { kind: 'expires_soon' }
export type AlertMail = LowDataMail | DataUsedUpMail | ExpiresSoonMail
