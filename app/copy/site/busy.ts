// The answer while the shop can't serve: too many others are waiting, at the front or at a form that hashes a password,
// or the database is away.
import { translated } from '#app/language/translated.ts'

export const busyCopy = translated({ text: 'The shop is very busy right now. Please try again in a few seconds.' })

/** Shown instead of a page while the database is away. */
export const awayCopy = translated({
  title: 'Back in a moment',
  text: 'We can’t open this page right now. Nothing you ordered or paid for is lost. Please try again in a few seconds.',
  again: 'Try again',
})

/** In plain text, to what no page of ours sends or can be answered. */
export const refusalCopy = translated({
  foreign: 'This request came from another site.',
  tooLarge: 'The request is too large.',
  onlyForms: 'This address only accepts forms.',
  wrongMethod: 'This address does not support that request method.',
  longAddress: 'This address is too long.',
  longHeader: 'A header of this request is too long.',
  cutOff: 'The request was cut off before it was complete.',
  broken: 'Something went wrong on our side. Please try again.',
})
