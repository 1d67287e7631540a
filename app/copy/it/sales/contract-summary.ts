// The contract summary of a bundle in Italian, under the headings of Implementing Regulation (EU) 2019/2243.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isTotal } from '#values/data-allowance.ts'
import type * as english from '../../sales/contract-summary.ts'
import { byStart } from '../../catalogue/by-start.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'dal primo utilizzo dei dati nella zona',
    installation: 'dall’installazione',
    purchase: 'dall’acquisto',
    unknown: 'da un momento che la rete non comunica, al più presto dall’installazione',
  })

const daysText = (days: number) => plural(days, { one: 'giorno', other: 'giorni' })

export const summaryCopy: typeof english.summaryCopy = {
  days: daysText,
  title: 'Sintesi contrattuale',
  titleOf: (zone, data, days) => `Sintesi contrattuale: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone, data, days) =>
    `Sintesi contrattuale del pacchetto eSIM ${zone}, ${data} per ${daysText(days)}: servizio, prezzo, durata e altre condizioni.`,
  purpose:
    'La presente sintesi contrattuale riporta gli elementi principali dell’offerta di servizi come prescritto dal diritto dell’UE. Aiuta a confrontare le offerte di servizi. Le informazioni complete sul servizio sono fornite in altri documenti.',
  provider: 'Fornitore',
  bundle: 'Offerta',
  bundleNumber: 'Numero del pacchetto',
  asOf: 'Data della sintesi',
  services: {
    heading: 'Servizi e apparecchiature',
    text: (data, zone) =>
      `Dati mobili per chi viaggia: ${prepaidText(data)} nella zona ${zone}, forniti come profilo eSIM (codice QR e codice di attivazione). Nessun numero di telefono, nessuna chiamata, nessun SMS e nessun servizio televisivo. Non vengono fornite apparecchiature. Serve un dispositivo che supporti la eSIM e non sia bloccato su un operatore.`,
    coverage: (count) => `Paesi e territori della zona (${count})`,
  },
  speed: {
    heading: 'Velocità del servizio internet e mezzi di ricorso in caso di problemi',
    text: [
      'La connessione usa le reti mobili del paese visitato. La velocità massima è quella che la rete offre in quel luogo agli utenti in visita, sul tuo dispositivo. Per questo pacchetto non viene promessa una velocità minima né indicata una velocità pubblicizzata.',
      'Se la connessione non funziona come promesso, contatta l’assistenza: risolviamo il problema o ti rimborsiamo. Restano fermi i diritti che la legge ti riconosce in caso di discrepanza continuativa o regolarmente ricorrente.',
    ],
  },
  price: {
    heading: 'Prezzo',
    total: 'Paghi una volta sola',
    before: 'Prezzo IVA esclusa',
    note: (data, isSlow) =>
      `Con l’aliquota del paese scelto su questo sito. Nessun costo di attivazione, nessun canone mensile e ${usedUpText(data, isSlow)}.`,
    ended:
      'Questo pacchetto non è più in vendita. Se l’hai acquistato, la ricevuta e la fattura indicano quanto hai pagato.',
    topup: (cents) => `Altri dati per la stessa eSIM (ricarica): ${formatEuro(cents)} IVA esclusa.`,
  },
  duration: {
    heading: 'Durata, rinnovo e risoluzione',
    text: (days, facts, data) =>
      `Il pacchetto dura ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', o fino all’esaurimento dei dati' : ''}. Non si rinnova mai da solo e non va disdetto. ${rulesCopy.beginBy(facts)}`.trim(),
    esim: (days) => `Una eSIM è valida fino a ${daysText(days)} dopo il primo utilizzo dei dati.`,
    withdrawal:
      'I consumatori possono recedere entro 14 giorni dall’ordine. Se hanno chiesto la consegna immediata, questo diritto si estingue con l’attivazione della eSIM.',
  },
  features: {
    heading: 'Caratteristiche per gli utenti finali con disabilità',
    text: 'Il negozio è realizzato secondo le WCAG 2.2, livello AA, e l’assistenza è disponibile per iscritto. Il pacchetto comprende solo dati: per i servizi di ritrasmissione e di emergenza che richiedono un numero di telefono usa la tua SIM.',
  },
  other: {
    heading: 'Altre informazioni pertinenti',
    text: 'Il pagamento è anticipato. Si applica il diritto dei Paesi Bassi. Le condizioni generali complete, la pagina sulla privacy e la dichiarazione di accessibilità fanno parte delle informazioni complete. Questa è una traduzione: fa fede il testo inglese.',
  },
  links: {
    plan: 'Pianifica un viaggio',
    terms: 'Condizioni generali',
    withdraw: 'Recedere dal contratto qui',
    support: 'Chiedi assistenza',
    devices: 'Controlla il tuo telefono',
  },
}
