// The words of the install page in Italian.
import type * as english from '../../delivery/install-page.ts'
import { byStart } from '../../catalogue/by-start.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

export const installPageCopy: typeof english.installPageCopy = {
  title: 'Installa la tua eSIM',
  lead: (trip, days, rules) =>
    [
      `${trip} per ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'I giorni partono solo quando si collega per la prima volta all’estero.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'Inquadra il codice QR con il telefono',
    phone: 'Un tocco su questo telefono',
  },
  notReady: {
    title: 'La tua eSIM non è ancora pronta',
    text: 'Nella pagina dell’ordine vedi a che punto è. Ti scriviamo appena si può installare.',
    open: 'Apri il tuo ordine',
  },
  gone: {
    title: 'Questa eSIM non è più valida',
    text: 'È stata rimborsata, annullata o sostituita, oppure l’ordine non è mai stato pagato. Lo trovi nella pagina dell’ordine.',
  },
  withdrawn: {
    title: 'Hai esercitato il recesso per questo ordine',
  },
  topUp: {
    title: 'Non c’è niente da installare',
    text: (iccidEnd) =>
      `Una ricarica aggiunge dati alla eSIM che hai già, quella il cui numero termina con ${iccidEnd}. Nella pagina dell’ordine vedi a che punto è.`,
    status: 'Guarda quanti dati restano',
  },
  connected: 'Sono online?',
  unfit: 'Il tuo telefono non può installarla? Modifica o annulla',
  order: 'Apri il tuo ordine',
  status: 'Stato della eSIM',

  send: {
    heading: 'Invia al mio telefono',
    text: 'Inquadra un codice per aprire questa pagina sul telefono che porti in viaggio, poi installa con un tocco.',
    button: 'Mostra il codice per il mio telefono',
    making: 'Creazione del codice',
    alt: 'Codice QR che apre questa pagina sul telefono',
    hint: 'Apre questa pagina una volta sola, entro 15 minuti. Non è la eSIM.',
    tooOften: 'Hai già provato più codici. Apri la nostra email sul telefono, o riprova tra un’ora.',
  },

  calendar: {
    heading: 'Promemoria per il tuo calendario',
    text: (arrival) =>
      arrival
        ? `Uno per installarla con il Wi-Fi e uno per attivare il roaming dati quando arrivi (${arrival}).`
        : 'Uno per installarla con il Wi-Fi. Gli ordini con date di viaggio ne hanno uno anche per l’arrivo.',
    button: 'Aggiungi i promemoria',
    hint: 'Un file di calendario (.ics). Non contiene codici.',
    file: 'promemoria-esim.ics',
    name: (brand) => `eSIM ${brand}`,
    events: {
      install: {
        title: (trip) => `Installa la tua eSIM (${trip}) con il Wi-Fi`,
        text: ({ startsAt }) =>
          byStart(startsAt, {
            'first use': 'Bastano pochi minuti. I giorni della eSIM non partono ancora.',
            installation: 'Bastano pochi minuti. I giorni della eSIM partono con l’installazione.',
            purchase: 'Bastano pochi minuti.',
            unknown: 'Bastano pochi minuti. I giorni della eSIM potrebbero partire con l’installazione.',
          }),
      },
      roaming: {
        title: (trip) => `Attiva il roaming dati per la tua eSIM (${trip})`,
        text: () => 'Solo per questa linea, e sceglila per i dati mobili. Sulla tua linea lascia il roaming spento.',
      },
      expires: {
        title: (trip) => `La tua eSIM (${trip}) scade`,
        text: ({ isToppable }) =>
          isToppable
            ? 'Ti fermi di più? Ricarica prima della scadenza.'
            : 'Ti fermi di più? Questa eSIM non si può ricaricare. Un nuovo pacchetto arriva con la sua eSIM.',
      },
    },
  },
}
