// What the server answers to the forms of the status page; without script the same answer draws the whole page.
import type { ShownEsim } from './shown-esim.ts'
import type { OwnEsim } from '#app/features/order-access/own-esim.ts'
import type { TopUpHint } from '#shop/delivery/alert/find-top-up-hint.ts'
import type { Coverage } from '#shop/catalogue/bundle/covered-countries.ts'
import type { StatusProblem } from '#shop/sales/esim-status/check-esim-status.ts'

export const STATUS_INTENTS = ['check', 'refresh', 'activation', 'forgot'] as const
export type StatusIntent = (typeof STATUS_INTENTS)[number]

export type ShownActivation = {
  reference: string
  iccid: string
  activationCode: string
  confirmationCode: string | null
  qrUrl: string
}

export type StatusAnswer = {
  intent: StatusIntent
  values: { email: string; iccid: string }
  esim: ShownEsim | null
  /** What its trip is called. */
  trip: string | null
  /** Whether this browser may see codes and other eSIMs. */
  isHolder: boolean
  /** The address for a top-up; null if none is possible. */
  topUpPath: string | null
  /** The top-up for an eSIM that runs low; null to strangers. */
  topUpHint: TopUpHint | null
  coverage: Coverage | null
  /** How many days the bundle lasts from its first use; null to strangers, and where data was added since. */
  validDays: number | null
  /** ICCIDs to switch between, oldest first. */
  others: string[]
  /** Its order, for whoever holds it. */
  own: OwnEsim | null
  activation: ShownActivation | null
  /** What went wrong, as a sentence. */
  error: string | null
  /** The field that it is about. */
  field: StatusField | null
  /** Only for the forgotten ICCID. */
  reminder: 'sent' | 'no_esim' | null
}

export type StatusField = 'email' | 'iccid'

const FIELD_OF: Partial<Record<StatusProblem, StatusField>> = {
  email_invalid: 'email',
  iccid_invalid: 'iccid',
  iccid_missing: 'iccid',
}

export const fieldOf = (problem: StatusProblem): StatusField | null => FIELD_OF[problem] ?? null

export const emptyAnswer = (intent: StatusIntent, values: StatusAnswer['values']): StatusAnswer => ({
  intent,
  values,
  esim: null,
  trip: null,
  isHolder: false,
  topUpPath: null,
  topUpHint: null,
  coverage: null,
  validDays: null,
  others: [],
  own: null,
  activation: null,
  error: null,
  field: null,
  reminder: null,
})
