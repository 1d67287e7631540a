// Outgoing mail in our words. A mail keeps its id, so that a repeated send can be recognised by the receiving side.

export type EsimReadyMail = {
  kind: 'esim_ready'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  /** The page with the steps for each phone. */
  installLink: string
  iccid: string
  activationCode: string
  qrPng: Uint8Array
  bundle: { zone: string; data: string; days: number; destinations: string[] }
  totalCents: number
}

/** Acknowledges a declaration of withdrawal; `finding` is told to the order's own address alone. */
export type WithdrawalReceivedMail = {
  kind: 'withdrawal_received'
  to: string
  recipientName: string
  orderReference: string
  receivedAt: Date
  finding: 'unknown_order' | 'not_activated' | 'activated' | 'too_late' | 'unclear'
}

/** The eSIMs that an address bought, oldest first; none when there is none on record. */
export type IccidReminderMail = {
  kind: 'iccid_reminder'
  to: string
  recipientName: string | null
  esims: { iccid: string; zone: string; data: string; days: number; orderLink: string }[]
  shopLink: string
}

/** What a warning about an eSIM in use is about; amounts in MB. */
export type AlertFacts = {
  to: string
  recipientName: string | null
  iccid: string
  zone: string
  balanceMb: number | null
  totalMb: number
  expiresAt: Date
  topUpLink: string
  /** The eSIM's own page, with its live figures. */
  esimLink: string
  /** Ends the warnings with one click (RFC 8058) and shows what is chosen. */
  unsubscribeLink: string
}
export type LowDataMail = AlertFacts & { kind: 'low_data' }
export type DataUsedUpMail = AlertFacts & { kind: 'data_used_up' }
export type ExpiresSoonMail = AlertFacts & { kind: 'expires_soon' }
export type AlertMail = LowDataMail | DataUsedUpMail | ExpiresSoonMail

export type Mail = EsimReadyMail | WithdrawalReceivedMail | IccidReminderMail | AlertMail

export type Mailer = {
  /** Hands the mail to the mail server; throws VendorError (`isRetryable` tells a closed door from a refused address). */
  send: (messageId: string, mail: Mail) => Promise<void>
}
