// The words for where somebody is with an eSIM, in Italian.
import type * as english from '../../delivery/esim-now.ts'
import { byStart } from '../../catalogue/by-start.ts'

const CHOOSE = 'Scegli questa eSIM per i dati mobili e attiva il suo roaming dati.'

export const esimNowCopy: typeof english.esimNowCopy = {
  asking: 'Controllo della tua eSIM presso la rete',
  inUse: 'La tua eSIM funziona',
  low: 'I tuoi dati stanno per finire',
  usedUp: 'I tuoi dati sono esauriti',
  until: 'Valida fino a',
  status: 'Controlla lo stato',
  topUp: 'Aggiungi dati',
  phone: {
    downloaded: 'Scaricata su un telefono. Completa l’aggiunta nelle impostazioni del telefono.',
    installed: 'Installata su un telefono.',
    enabled: 'Installata su un telefono e attiva.',
    disabled: 'Installata su un telefono e disattivata.',
    deleted:
      'Eliminata dal telefono. Quasi tutte le eSIM si possono installare una sola volta: se questa ti serve ancora, scrivici.',
    told: (moment) => `Comunicato dalla rete: ${moment}.`,
  },
  arrive: {
    heading: 'Quando atterri',
    text: (startsAt) =>
      byStart(startsAt, {
        'first use': `${CHOOSE} I giorni partono con la prima connessione.`,
        installation: `${CHOOSE} I giorni partono appena la installi.`,
        purchase: `${CHOOSE} I giorni sono partiti con l’acquisto.`,
        unknown: CHOOSE,
      }),
    connected: 'Sono online?',
  },
  ended: {
    heading: 'Questa eSIM è terminata',
    text: 'I suoi dati o i suoi giorni sono finiti. Un nuovo pacchetto arriva con la sua eSIM.',
    again: 'Acquista di nuovo lo stesso',
  },
  sameAgain: 'Lo stesso per chi viaggia con te',
  adding: 'Aggiunta al carrello…',
  notAgain: 'Non siamo riusciti ad aggiungere questo pacchetto. Forse non è più in vendita.',
  otherBundles: 'Vedi altri pacchetti',
}
