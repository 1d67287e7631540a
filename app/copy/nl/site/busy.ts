// The answer while the shop can't serve: too many others are waiting, or the database is away.
import type { awayCopy as englishAway, busyCopy as english } from '../../site/busy.ts'

export const busyCopy: typeof english = {
  text: 'Het is nu erg druk in de winkel. Probeer het over een paar seconden nog eens.',
}

export const awayCopy: typeof englishAway = {
  title: 'Zo weer terug',
  text: 'We kunnen deze pagina nu niet openen. Niets wat je hebt besteld of betaald, is verloren. Probeer het over een paar seconden nog eens.',
  again: 'Opnieuw proberen',
}
