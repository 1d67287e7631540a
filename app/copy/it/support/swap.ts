// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: 'Vai da un’altra parte? Invece dei soldi puoi prendere un altro pacchetto.',
  link: 'Scegli invece un altro pacchetto',
  several: 'Un ordine per più viaggiatori non si può cambiare in un solo passaggio. Annullalo, poi ordina di nuovo.',
  ownPrice: 'Questo ordine non si può cambiare in un solo passaggio. Annullalo, poi ordina di nuovo.',
  heading: 'Cambia il pacchetto',
  paid: (cents) => `Hai pagato ${formatEuro(cents)}.`,
  left: (cents) => `Del tuo pagamento restano ${formatEuro(cents)}.`,
  how: 'Scegli un altro pacchetto. Se costa meno, ti rimborsiamo la differenza. Se costa di più, paghi la differenza prima che cambi qualcosa. I prezzi sono quelli di oggi, IVA inclusa. Chiediamo alla rete se la tua eSIM è installata. Se non lo è, la riprendiamo e ti mandiamo quella nuova per email. Se lo è, il nostro team controlla e ti scrive.',
  country: 'Dove la userai?',
  sameCountries: (places) => `Come prima: ${places}`,
  show: 'Mostra i pacchetti',
  group: 'Pacchetto',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'giorno', other: 'giorni' })}`,
  less: (cents) => `${formatEuro(cents)} di rimborso`,
  equal: 'Stesso prezzo',
  more: (cents) => `${formatEuro(cents)} in più`,
  none: 'Per questa scelta non vendiamo altri pacchetti.',
  money: 'Annulla e riavrai i soldi',
  reason: 'Perché vuoi cambiare?',
  finish: 'Cambia il pacchetto',
  pay: (cents) => `Paga ${formatEuro(cents)} e cambia`,
  held: (cents) => `La differenza di ${formatEuro(cents)} torna sul tuo metodo di pagamento originale.`,
  asked: {
    heading: 'Stiamo cambiando il tuo pacchetto',
    text: 'La rete sta riprendendo la eSIM precedente, e possono volerci alcuni minuti. Non devi fare nulla. Ti mandiamo quella nuova per email.',
  },
  swapped: {
    heading: 'Il tuo pacchetto è cambiato',
    text: 'La rete ha ripreso la eSIM precedente. La nuova eSIM arriva per email tra un attimo.',
    nothing: 'Non è stato addebitato altro.',
    paid: (cents) => `Hai pagato la differenza di ${formatEuro(cents)}.`,
    back: (cents) =>
      `${formatEuro(cents)} tornano sul tuo metodo di pagamento originale. Di solito le banche li mostrano entro cinque-dieci giorni.`,
    next: 'Apri la nuova eSIM',
  },
  problems: {
    payment_unavailable:
      'La pagina di pagamento al momento non si apre. Non è stato addebitato nulla. Riprova tra qualche minuto.',
    bundle_missing: 'Scegli un pacchetto',
    bundle_not_found: 'Questo pacchetto non è più in vendita per questa scelta. Scegli di nuovo.',
    price_changed: 'Il prezzo è cambiato. Guarda la differenza e scegli di nuovo.',
    not_swappable: 'Questo ordine non si può più cambiare qui.',
  },
}
