// The file for the bank: one credit transfer in euros per payout (ISO 20022 pain.001.001.09). Every download is
// identical and has the same ID, by which banks refuse a second upload.
import { Document } from 'sepa'
import type { BankAccount } from './bank-account.ts'
import { bankText, MOST_BANK_NAME, MOST_BANK_WORDS } from './bank-text.ts'

const FORMAT = 'pain.001.001.09'
/** The library appends numbers, and no ID may have more than 35 characters. */
const ID_SIGNS = 20

export type BankOrder = {
  /** Of the run. */
  id: string
  madeAt: Date
  executionOn: string
  payer: BankAccount
  transfers: { id: string; payee: BankAccount; cents: number; words: string }[]
}

/** One of our IDs in the form that banks accept. */
const bankId = (id: string): string => id.replaceAll('-', '').slice(0, ID_SIGNS)

// The library formats days in this machine's local time.
function localDay(day: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(year, month - 1, date, 12)
}

const textOf = (text: string, most: number) => bankText(text).slice(0, most).trim()
const nameOf = (holder: string) => textOf(holder, MOST_BANK_NAME)

export function writeBankFile({ id, madeAt, executionOn, payer, transfers }: BankOrder): string {
  const file = new Document(FORMAT)
  file.grpHdr.id = bankId(id)
  file.grpHdr.created = madeAt
  file.grpHdr.initiatorName = nameOf(payer.holder)
  const payment = file.createPaymentInfo()
  payment.requestedExecutionDate = localDay(executionOn)
  payment.debtorName = nameOf(payer.holder)
  payment.debtorIBAN = payer.iban
  payment.debtorBIC = payer.bic ?? ''
  payment.batchBooking = true
  file.addPaymentInfo(payment)
  for (const { id: transferId, payee, cents, words } of transfers) {
    const transfer = payment.createTransaction()
    transfer.creditorName = nameOf(payee.holder)
    transfer.creditorIBAN = payee.iban
    transfer.creditorBIC = payee.bic ?? ''
    transfer.amount = cents / 100
    transfer.remittanceInfo = textOf(words, MOST_BANK_WORDS)
    payment.addTransaction(transfer)
    transfer.end2endId = bankId(transferId)
  }
  return file.toString()
}
