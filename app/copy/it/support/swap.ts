// The words with which a buyer swaps an order for another bundle.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'

export const swapCopy: typeof english = {
  invite: 'Vai da un’altra parte? Invece dei soldi puoi prendere un altro pacchetto.',
  link: 'Scegli invece un altro pacchetto',
  several: 'Un ordine per più viaggiatori non si può cambiare in un solo passaggio. Annullalo, poi ordina di nuovo.',
  heading: 'Cambia il pacchetto',
  how: (paidCents) =>
    `Hai pagato ${formatEuro(paidCents)}. Scegli un pacchetto che costa uguale o meno: ti rimborsiamo la differenza. I prezzi sono quelli di oggi, IVA inclusa. Chiediamo alla rete se la tua eSIM è installata. Se non lo è, la riprendiamo e ti mandiamo quella nuova per email. Se lo è, il nostro team controlla e ti scrive.`,
  country: 'Dove la userai?',
  sameCountries: (places) => `Come prima: ${places}`,
  show: 'Mostra i pacchetti',
  group: 'Pacchetto',
  offer: (zone, data, days) => `${zone} · ${data} · ${plural(days, { one: 'giorno', other: 'giorni' })}`,
  less: (cents) => `${formatEuro(cents)} di rimborso`,
  equal: 'Stesso prezzo',
  more: (cents) => `${formatEuro(cents)} in più`,
  dearer: {
    heading: 'Questi costano più di quanto hai pagato',
    text: 'Se ne vuoi uno, annulla questo ordine e ordina di nuovo. L’intero prezzo ti viene rimborsato.',
  },
  none: 'Per questa scelta nessun pacchetto costa quanto il tuo o meno.',
  money: 'Annulla e riavrai i soldi',
  reason: 'Perché vuoi cambiare?',
  finish: 'Cambia il pacchetto',
  asked: {
    heading: 'Stiamo cambiando il tuo pacchetto',
    text: 'La rete sta riprendendo la eSIM precedente, e possono volerci alcuni minuti. Non devi fare nulla. Ti mandiamo quella nuova per email.',
  },
  swapped: {
    heading: 'Il tuo pacchetto è cambiato',
    text: 'La rete ha ripreso la eSIM precedente e non è stato addebitato altro. La nuova eSIM arriva per email tra un attimo.',
    back: (cents) =>
      `${formatEuro(cents)} tornano sul tuo metodo di pagamento originale. Di solito le banche li mostrano entro cinque-dieci giorni.`,
    next: 'Apri la nuova eSIM',
  },
  problems: {
    bundle_missing: 'Scegli un pacchetto',
    bundle_not_found: 'Questo pacchetto non è più in vendita per questa scelta. Scegli di nuovo.',
    dearer: 'Questo pacchetto ora costa più di quanto hai pagato. Scegli di nuovo.',
    price_changed: 'Il prezzo è cambiato. Guarda la differenza e scegli di nuovo.',
    not_swappable: 'Questo ordine non si può più cambiare qui.',
  },
}
