// The words of the emails about a gift.
import type { GiftMailCopy } from '../mail-copy.ts'
import { onDay } from './on-day.ts'

export const italianGiftMails: GiftMailCopy = {
  subject: (product, fromName) =>
    fromName ? `${fromName} ti regala una eSIM · ${product}` : `Un regalo per te · ${product}`,
  heading: (fromName) => (fromName ? `Un regalo di ${fromName}` : 'Un regalo per te'),
  intro: (trip, size) => `Ricevi una eSIM: ${trip}, ${size}.`,
  open: 'Apri il regalo',
  keep: 'Conserva questa email: il link porta alla tua eSIM, ora e durante il viaggio. Se non puoi usarla, restituiscila lì finché non è installata.',
  why: 'Ricevi questa email perché qualcuno ti ha comprato un regalo nel nostro negozio e ci ha dato il tuo indirizzo. Lo usiamo solo per questo regalo e lo cancelliamo dopo il viaggio.',
  receipt: {
    subject: (product) => `Il tuo regalo ${product} è pronto`,
    heading: 'Il tuo regalo è pronto',
    intro: (trip, size) => `Regali una eSIM: ${trip}, ${size}.`,
    goes: (receiver, day) => `Parte ${onDay(day)} per ${receiver}.`,
    open: 'Vedi il regalo',
    private:
      'Solo chi lo riceve ottiene i codici della eSIM. Finché il regalo non è aperto, puoi correggere l’indirizzo.',
  },
}
