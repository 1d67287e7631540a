// The words of the support page in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/support.ts'

export const supportCopy: typeof english.supportCopy = {
  title: 'Siamo qui per aiutarti',
  description:
    'Qualcosa non funziona, o hai una domanda? Scrivici in chat quando vuoi, o mandaci un messaggio: una persona ti risponde entro 24 ore.',
  lead: 'Scrivici in chat quando vuoi. Quasi tutti i problemi si risolvono in due minuti con una di queste pagine. Per tutto il resto mandaci un messaggio: ti risponde una persona.',
  write: 'Scrivici',
  fixes: {
    heading: 'Soluzioni rapide',
    order: {
      title: 'Dov’è il mio ordine?',
      text: 'La pagina dell’ordine mostra ogni passaggio, il codice QR e la fattura.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'Internet non va',
        text: 'Controlli rapidi, dalla linea dati al roaming.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'Come si installa?',
        text: 'Quattro passaggi, con i menu del tuo telefono.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'Quanti dati restano?',
        text: 'Dati rimasti, scadenza e di nuovo il tuo codice QR.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Il mio telefono supporta la eSIM?',
        text: 'Cerca il modello, poi controlla se è bloccato.',
      },
    ],
  },
  email: {
    heading: 'Assistenza via email',
    promise: 'Risposta entro 24 ore',
    text: 'Usa il modulo o scrivi una email. Una persona la legge e risponde al tuo indirizzo.',
    textForm: 'Usa il modulo. Una persona lo legge e risponde al tuo indirizzo.',
    helpsHeading: 'Aiutaci ad aiutarti',
    helps: [
      'il riferimento dell’ordine, sulla ricevuta',
      'il modello del telefono',
      'il paese in cui sei',
      'che cosa vedi, parola per parola',
    ],
    care: 'Non scrivere password, numeri di carta o il codice di attivazione: non ci servono mai.',
  },
  form: {
    heading: 'Scrivici',
    required: 'Tutti i campi sono obbligatori, tranne i file.',
    about: 'Riguarda il mio ordine',
    send: 'Invia il messaggio',
    sending: 'Invio del messaggio',
    over: (characters) => `${characters} ${characters === '1' ? 'carattere' : 'caratteri'} di troppo`,
    left: (characters) => `${characters} ${characters === '1' ? 'carattere rimasto' : 'caratteri rimasti'}`,
  },
  problems: {
    heading: 'Controlla questi campi',
    emailInvalid: 'Inserisci un indirizzo email valido',
    messageLong: (most, has) =>
      `Accorcia il messaggio a ${most} caratteri (ora ne ha ${has}). Puoi anche inviarne un secondo.`,
    messageHuge: (most) =>
      `Questo messaggio è troppo lungo per essere inviato. Accorcialo a ${most} caratteri. Puoi anche inviarne un secondo.`,
    tooLong: (most) => `Usa al massimo ${most} caratteri`,
    unreadable: 'Non siamo riusciti a leggere il modulo. Ricarica la pagina e invialo di nuovo.',
    tooOften: (count, minutes) =>
      `Nell’ultima ora ${count === 1 ? 'è arrivato un messaggio' : `sono arrivati ${count} messaggi`} dalla tua rete. Puoi inviare il prossimo tra ${plural(minutes, { one: 'minuto', other: 'minuti' })}. Il tuo testo resta qui.`,
    failed: 'Non siamo riusciti a inviare il messaggio. Riprova.',
  },
  sent: {
    full: 'Messaggio inviato: ti rispondiamo al più presto!',
    number: (ticket) => `Il numero della tua richiesta è ${ticket}`,
    next: (email) =>
      `Una persona risponderà a ${email} entro 24 ore. Conserva il numero: ti serve se ci scrivi di nuovo.`,
    another: 'Scrivi un altro messaggio',
    home: 'Vai alla home',
  },
}
