// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import type { partyCopy as english } from '../../sales/party.ts'

export const partyCopy: typeof english = {
  checkout: {
    heading: 'Viaggiatori',
    count: (travelers) => plural(travelers, { one: 'viaggiatore', other: 'viaggiatori' }),
    fewer: 'Un viaggiatore in meno',
    more: 'Un viaggiatore in più',
    hint: 'Ognuno riceve la propria eSIM, con un solo pagamento. Un nome aiuta a distinguerle; tu sei il primo viaggiatore.',
    each: 'I prezzi qui sopra sono per una persona. Ognuno riceve la propria eSIM, con un solo pagamento.',
    planned:
      'Con i promemoria per le parti successive, un ordine è per una sola persona. Senza, può essere per più persone.',
    name: (traveler) => `Nome del viaggiatore ${traveler}`,
  },
  order: {
    heading: 'Gli altri viaggiatori',
    intro:
      'Ognuno ha la propria eSIM. Ti mandiamo un’email per ciascuna: inoltrala al suo viaggiatore o condividi un link.',
    traveler: (traveler) => `Viaggiatore ${traveler}`,
    sum: (ready, all) => `eSIM consegnate: ${ready} su ${all}`,
    canceled: (count) =>
      `Annullate: ${count}. Se per questo ti spetta un rimborso, ti scriviamo, e la nota di credito è nel riepilogo.`,
    returned:
      'È stata pagata con un altro ordine. Se viene restituito del denaro, lo riceve chi ha pagato, insieme a un’email.',
    states: {
      waiting: 'In arrivo',
      late: 'Ci vuole più tempo',
      checked: 'La stiamo controllando',
      delivered: 'Consegnata',
      installed: 'Installata',
      low: 'Dati quasi finiti',
      replaced: 'Sostituita da una nuova eSIM',
      canceled: 'Annullata',
    },
    open: 'Mostra la eSIM',
    share: 'Crea un link',
    sharing: 'Creazione del link…',
    shared: 'Questo link apre solo questa eSIM e nient’altro del tuo ordine. Mandalo soltanto al suo viaggiatore.',
    rename: {
      add: 'Aggiungi un nome',
      open: 'Modifica il nome',
      hint: 'Lascialo vuoto se non ne vuoi uno. Dalla pagina della eSIM puoi rimandare l’email con il nuovo nome.',
      save: 'Salva',
      saving: 'Salvataggio…',
      done: 'Salvato. Le prossime email avranno questo nome.',
      unreadable: (most) => `Scrivi una sola riga leggibile, di ${most} caratteri al massimo.`,
    },
    own: (name) => `Per ${name}`,
    another: 'Questa eSIM è stata pagata con un ordine per più viaggiatori. La fattura è con quell’ordine.',
  },
}
