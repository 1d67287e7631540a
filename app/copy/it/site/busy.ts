// The answer in Italian while the shop can't serve.
import type * as english from '../../site/busy.ts'

export const busyCopy: typeof english.busyCopy = {
  text: 'In questo momento il negozio è molto affollato. Riprova tra qualche secondo.',
}

export const awayCopy: typeof english.awayCopy = {
  title: 'Torniamo subito',
  text: 'Ora non possiamo aprire questa pagina. Niente di quello che hai ordinato o pagato è andato perso. Riprova tra qualche secondo.',
  again: 'Riprova',
}
