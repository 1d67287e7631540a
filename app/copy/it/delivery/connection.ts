// 'Am I connected?' in Italian: the questions, what to do about each, and the draft message to support.
import type { BundleStatus } from '#shop/sales/esim-status/esim-status.ts'
import type * as english from '../../delivery/connection.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const statusNames: Record<BundleStatus, string> = {
  'Not Activated': 'non attivata',
  Active: 'attiva',
  Depleted: 'dati esauriti',
  Expired: 'scaduta',
}

export const connectionCopy: typeof english.connectionCopy = {
  heading: 'Sono online?',
  lead: 'Installata non vuol dire già collegata. Controlla che cosa vede la rete. Se internet non va, di solito le domande qui sotto trovano il motivo.',
  check: 'Controlla la connessione',
  checking: 'Controllo della connessione',
  checkedAt: (instant) => `Ultimo controllo: ${instant}`,
  covered: (names, more) =>
    more === 0
      ? names.join(', ')
      : more === 1
        ? `${names.join(', ')} e un altro paese`
        : `${names.join(', ')} e altri ${more} paesi`,
  legend: 'Internet non va? Rispondi a una domanda alla volta.',
  yes: 'Sì',
  no: 'No',
  fixLead: 'Prima di tutto: ',
  questions: {
    line: {
      ask: (line) => `La linea «${line}» è attiva?`,
      fix: 'Apri le impostazioni SIM del telefono e attiva la linea della eSIM. Prima di vedere le tacche può passare un minuto.',
    },
    data: {
      ask: () => 'Questa linea è impostata per i dati mobili?',
      fix: 'Scegli la eSIM in Dati mobili (Dati cellulare) e disattiva il cambio automatico dei dati.',
    },
    roaming: {
      ask: () => 'Il roaming dati è attivo per questa linea?',
      fix: 'Attiva il roaming dati per la eSIM: su questa linea non costa nulla in più. Lascialo spento sulla tua.',
    },
    country: {
      ask: (_line, covered) => `Sei in un paese coperto (${covered})?`,
      fix: 'Altrove la eSIM non trova rete e i giorni non partono. Si collega appena arrivi.',
    },
    apn: {
      ask: () => 'Il punto di accesso (APN) è quello arrivato con la eSIM?',
      fix: 'Apri le impostazioni di rete mobile della linea e ripristina i punti di accesso, o rimuovi un APN inserito per un’altra SIM.',
    },
    flight: {
      ask: () => 'Dopo hai attivato la modalità aereo per dieci secondi e l’hai spenta?',
      fix: 'Fallo ora: il telefono cercherà di nuovo le reti. Se non basta, riavvialo.',
    },
  },
  support: {
    heading: 'Ancora niente internet?',
    text: 'Scrivici: le tue risposte e quello che dice la rete sono già nel messaggio.',
    button: 'Scrivi all’assistenza',
  },

  live: {
    'Not Activated': {
      title: 'La rete non ha ancora visto questa eSIM in uso',
      text: ({ startsAt }) =>
        `A casa è normale. ${rulesCopy.daysStart(startsAt)} Se invece sei già a destinazione, passa alle domande.`,
    },
    Active: {
      title: 'Questa eSIM è attiva',
      text: 'Si è collegata e ha ancora dati. Se ora internet non va, dipende da un’impostazione del telefono.',
    },
    Depleted: {
      title: 'Questa eSIM ha esaurito i dati',
      text: ({ isToppable }) =>
        isToppable
          ? 'Le impostazioni vanno bene: serve solo una ricarica. La eSIM resta installata.'
          : 'Le impostazioni vanno bene, ma questa eSIM non si può ricaricare. Un nuovo pacchetto arriva con la sua eSIM.',
    },
    Expired: {
      title: 'Questa eSIM è scaduta',
      text: 'I suoi giorni sono finiti e non si collega più. Te ne serve una nuova.',
    },
  },
  topUp: 'Ricarica questa eSIM',
  again: 'Trova un nuovo pacchetto',
  left: 'Dati rimasti',
  leftUnknown: 'Non disponibile',
  until: 'Valida fino a',
  untilUnknown: 'I giorni non sono ancora partiti',
  unavailable: {
    title: 'La rete non risponde',
    text: 'Questo non dice niente sulla tua eSIM. Riprova tra un minuto. Intanto possono aiutarti le domande.',
  },
  offline: {
    title: 'Controllo non riuscito',
    text: 'Questo telefono è offline. Collegati al Wi-Fi per controllare, o passa alle domande.',
  },

  draft: {
    subject: 'La mia eSIM non va su internet',
    lead: 'Ho installato la eSIM, ma internet non va.',
    network: (status) => `Stato secondo la rete: ${status === null ? 'non controllato' : statusNames[status]}`,
    answers: { yes: 'sì', no: 'no', open: 'senza risposta' },
    short: {
      line: 'Linea attiva',
      data: 'Impostata per i dati mobili',
      roaming: 'Roaming dati attivo',
      country: 'In un paese coperto',
      apn: 'APN originale',
      flight: 'Modalità aereo attivata e spenta',
    },
    phone: 'Il mio telefono e dove sono: ',
  },
}
