// The answer while the shop can't serve: too many others are waiting, or the database is away.
import type { awayCopy as englishAway, busyCopy as english, refusalCopy as englishRefusals } from '../../site/busy.ts'

export const busyCopy: typeof english = {
  text: 'Het is nu erg druk in de winkel. Probeer het over een paar seconden nog eens.',
}

export const awayCopy: typeof englishAway = {
  title: 'Zo weer terug',
  text: 'We kunnen deze pagina nu niet openen. Niets wat je hebt besteld of betaald, is verloren. Probeer het over een paar seconden nog eens.',
  again: 'Opnieuw proberen',
}

export const refusalCopy: typeof englishRefusals = {
  foreign: 'Dit verzoek kwam van een andere website.',
  tooLarge: 'Het verzoek is te groot.',
  onlyForms: 'Dit adres accepteert alleen formulieren.',
  wrongMethod: 'Dit adres ondersteunt dit soort verzoek niet.',
  longAddress: 'Dit adres is te lang.',
  longHeader: 'Een header van dit verzoek is te lang.',
  cutOff: 'Het verzoek werd afgebroken voordat het compleet was.',
  broken: 'Er ging iets mis aan onze kant. Probeer het opnieuw.',
}
