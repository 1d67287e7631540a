// Outgoing mail in our words. A mail keeps its id, so that a repeated send can be recognised by the receiving side.

export type EsimReadyMail = {
  kind: 'esim_ready'
  to: string
  recipientName: string | null
  orderReference: string
  orderLink: string
  iccid: string
  activationCode: string
  qrPng: Uint8Array
  bundle: { zone: string; data: string; days: number; destinations: string[] }
  totalCents: number
}

export type Mail = EsimReadyMail

export type Mailer = {
  /** Hands the mail to the mail server; throws VendorError (`isRetryable` tells a closed door from a refused address). */
  send: (messageId: string, mail: Mail) => Promise<void>
}
