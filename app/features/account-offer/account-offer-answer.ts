// The result of the account offer, in the order page's address after the form.
import { withQuery } from '#app/format/with-query.ts'
import { href } from 'react-router'

const OFFER_ANSWERS = [
  'mailed',
  'account_exists',
  'password_missing',
  'password_short',
  'password_long',
  'password_weak',
  'too_often',
  'busy',
  'failed',
] as const
export type OfferAnswer = (typeof OFFER_ANSWERS)[number]

export const offerAnswer = (text: string | null): OfferAnswer =>
  OFFER_ANSWERS.find((known) => known === text) ?? 'failed'

export const offeredOrderPath = (reference: string, answer: OfferAnswer): string =>
  withQuery(href('/success'), { reference, account: answer }, 'account')
