// The installation guide and the questions that travelers ask, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/faq.ts'

export const faqCopy: typeof english.faqCopy = {
  title: 'Guida all’installazione e FAQ',
  description:
    'Come installare la tua eSIM da viaggio in quattro passaggi su iPhone, Samsung, Pixel e altri telefoni, e che cosa fare se internet non va.',
  lead: 'Quattro passaggi dal codice QR a internet. Scegli il tuo telefono e la guida mostra i suoi menu.',
  guide: {
    heading: 'Installa la eSIM in quattro passaggi',
    device: 'Il tuo telefono',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Altro' },
    where: 'Tocca',
    steps: [
      {
        title: 'Controlla che il telefono sia compatibile',
        text: 'Il telefono deve supportare la eSIM e non essere bloccato su un operatore. Componi *#06#. Se compare un EID, la supporta.',
        paths: {
          iphone: ['Impostazioni', 'Generali', 'Info', 'Nessuna restrizione SIM'],
          samsung: ['Impostazioni', 'Connessioni', 'Gestione SIM', 'Aggiungi eSIM'],
          pixel: ['Impostazioni', 'Rete e Internet', 'SIM', 'Aggiungi SIM'],
          other: ['Telefono', 'Tastierino', '*#06#', 'EID'],
        },
        notes: {
          iphone: '«Nessuna restrizione SIM» alla voce Blocco operatore vuol dire che l’iPhone non è bloccato.',
          samsung: 'Se vedi Aggiungi eSIM, il tuo Galaxy la supporta. Alcuni modelli per certi paesi no.',
          other: 'I menu cambiano da una marca all’altra. Il segno sicuro è l’EID.',
        },
      },
      {
        title: 'Prepara il Wi-Fi e il codice QR',
        text: 'Fallo a casa, il giorno prima di partire. Ti servono il Wi-Fi e il codice QR della pagina dell’ordine o della nostra email, su un altro schermo o su carta.',
        paths: {
          iphone: ['Impostazioni', 'Wi-Fi', 'Connesso'],
          samsung: ['Impostazioni', 'Connessioni', 'Wi-Fi', 'Connesso'],
          pixel: ['Impostazioni', 'Rete e Internet', 'Internet', 'Connesso'],
          other: ['Impostazioni', 'Wi-Fi', 'Connesso'],
        },
        notes: {
          iphone:
            'Stai leggendo proprio sull’iPhone? Apri lì la pagina dell’ordine: con il suo pulsante di installazione non ti serve un secondo schermo.',
        },
      },
      {
        title: 'Installa la eSIM',
        text: 'Inquadra il codice QR e conferma. Poi non eliminare la eSIM: di solito si può installare una sola volta.',
        paths: {
          iphone: ['Impostazioni', 'Cellulare', 'Aggiungi eSIM', 'Utilizza codice QR'],
          samsung: ['Impostazioni', 'Connessioni', 'Gestione SIM', 'Aggiungi eSIM', 'Scansiona codice QR'],
          pixel: ['Impostazioni', 'Rete e Internet', 'SIM', 'Aggiungi SIM', 'Configura una eSIM'],
          other: ['Impostazioni', 'Dati mobili', 'Aggiungi eSIM', 'Scansiona codice QR'],
        },
        notes: {
          iphone: 'Su alcuni iPhone la voce si chiama Dati cellulare.',
          other: 'Se non la vedi, cerca «eSIM» nelle impostazioni.',
        },
      },
      {
        title: 'Attivala e usala',
        text: 'Quando arrivi, attiva la eSIM, sceglila per i dati mobili e consenti il roaming dati per questa linea. Il tuo numero resta attivo per le chiamate. Puoi anche impostare la eSIM come linea dati principale.',
        paths: {
          iphone: ['Impostazioni', 'Cellulare', 'eSIM da viaggio', 'Roaming dati: attivo'],
          samsung: ['Impostazioni', 'Connessioni', 'Reti mobili', 'Roaming dati: attivo'],
          pixel: ['Impostazioni', 'Rete e Internet', 'SIM', 'eSIM da viaggio', 'Roaming: attivo'],
          other: ['Impostazioni', 'Dati mobili', 'eSIM da viaggio', 'Roaming dati: attivo'],
        },
        notes: {
          iphone: 'Disattiva «Consenti passaggio dati cellulare», o la tua SIM di casa potrebbe generare costi.',
          samsung: 'In Gestione SIM scegli la eSIM alla voce Dati mobili e disattiva il cambio automatico dei dati.',
        },
      },
    ],
  },
  search: {
    label: 'Cerca tra le risposte',
    button: 'Cerca',
    found: (count) => plural(count, { one: 'risposta', other: 'risposte' }),
    none: (query) => `Qui non c’è niente su «${query}». Chiedi all’assistente o a una persona.`,
    clear: 'Mostra tutte',
  },
  questionsHeading: 'Domande frequenti',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'Che cos’è una eSIM?',
      answer: [
        'Una eSIM è una SIM integrata nel telefono. Invece di inserire una scheda di plastica, scarichi il tuo piano inquadrando un codice QR o con un tocco.',
        'Funziona come qualsiasi altra SIM: ha un suo numero (l’ICCID) e ti collega alle reti mobili.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Posso usare anche la mia SIM?',
      answer: [
        'Sì. Con la doppia SIM, la tua resta nel telefono e tiene il tuo numero per chiamate, SMS e codici della banca, mentre la eSIM si occupa dei dati.',
        'Imposta la eSIM per i dati mobili e disattiva il roaming dati sulla tua SIM, così all’estero non ti costa niente.',
      ],
    },
    {
      id: 'activation-time',
      question: 'Quanto ci vuole per attivarla?',
      answer: [
        'L’attivazione richiede pochi minuti. La pagina dell’ordine dice dove installare la eSIM e quando partono i suoi giorni: di solito quando usa per la prima volta i dati in un paese coperto, quindi puoi installarla a casa.',
        'Quando arrivi, lascia al telefono qualche minuto per trovare la rete. Aiuta attivare e spegnere la modalità aereo.',
      ],
    },
    {
      id: 'support-hours',
      question: 'Quando posso contattare l’assistenza?',
      answer: ['L’assistenza è disponibile 24/7. Scrivici in chat quando vuoi; alle email rispondiamo entro 24 ore.'],
    },
  ],
  fixHeading: 'Installata, ma internet non va?',
  fixLead: 'Procedi dall’alto in basso. Di solito il telefono è online dopo il secondo o il terzo controllo.',
  fixes: [
    {
      title: 'La eSIM è attiva?',
      text: 'Cerca la eSIM da viaggio nell’elenco delle SIM. Se è spenta, attivala e aspetta un minuto.',
    },
    {
      title: 'È impostata per i dati mobili?',
      text: 'Scegli la eSIM da viaggio alla voce Dati mobili. Se lì è scelta la tua SIM di casa, il telefono non userà la eSIM.',
    },
    {
      title: 'Il roaming dati è attivo per questa linea?',
      text: 'Attivalo per la eSIM e lascialo spento per la tua SIM di casa. Non costa nulla in più.',
    },
    {
      title: 'Sei in un paese coperto?',
      text: 'Trovi i paesi nella pagina dell’ordine, nella nostra email e nella pagina Stato della eSIM.',
    },
    { title: 'Ci sono ancora dati?', text: 'La pagina Stato della eSIM mostra quanti ne restano e quando scade.' },
    {
      title: 'Il telefono chiede un punto di accesso (APN)?',
      text: 'Di norma si imposta da solo. Se il telefono te lo chiede, scrivici e ti diciamo che cosa inserire.',
    },
    {
      title: 'Attiva la modalità aereo, aspetta dieci secondi e spegnila',
      text: 'Il telefono cerca di nuovo. Poi riavvialo una volta.',
    },
    {
      title: 'Ancora niente?',
      text: 'Scrivici indicando il modello del telefono e il paese in cui sei. Non eliminare la eSIM.',
    },
  ],
  statusLink: 'Apri Stato della eSIM',
  devicesLink: 'Cerca il tuo telefono',
  contact: 'Non hai trovato la risposta? Contatta l’assistenza: ti aiutiamo volentieri.',
  contactLink: 'Chiedi assistenza',
}
