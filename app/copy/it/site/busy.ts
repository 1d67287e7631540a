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

export const refusalCopy: typeof english.refusalCopy = {
  foreign: 'Questa richiesta proviene da un altro sito.',
  tooLarge: 'La richiesta è troppo grande.',
  onlyForms: 'Questo indirizzo accetta solo moduli.',
  wrongMethod: 'Questo indirizzo non accetta questo tipo di richiesta.',
  longAddress: 'Questo indirizzo è troppo lungo.',
  longHeader: 'Un’intestazione di questa richiesta è troppo lunga.',
  cutOff: 'La richiesta si è interrotta prima di essere completa.',
  broken: 'Qualcosa è andato storto da parte nostra. Riprova.',
}
