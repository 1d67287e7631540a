// The email about a canceled eSIM in German.
import type { CancellationCopy } from '../mail-copy.ts'

export const cancellation: CancellationCopy = {
  subject: (product) => `Ihre eSIM von ${product} wurde storniert`,
  heading: 'Ihre eSIM wurde storniert',
  text: 'Wir haben die eSIM dieser Bestellung zurückgenommen. Ihr Code lässt sich nicht mehr installieren.',
  money:
    'In dieser E-Mail geht es nur um die eSIM. Falls Sie Geld zurückbekommen, erhalten Sie dazu eine eigene E-Mail.',
  help: 'Falls Sie damit nicht gerechnet haben, antworten Sie auf diese E-Mail.',
}
