// The email texts in Italian.
import { landingCopy } from '../../it/delivery/landing.ts'
import { withdrawCopy } from '../../it/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { italianAccountMails } from './accounts.ts'
import { ofDay, onDay } from './on-day.ts'
import { italianGiftMails } from './gift.ts'
import { italianOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `Abbiamo ricevuto il tuo messaggio (${product}, ${number})`,
  heading: 'Il tuo messaggio è arrivato',
  text: 'Abbiamo ricevuto il tuo messaggio all’assistenza. Una persona ti risponderà a questo indirizzo entro 24 ore.',
  number: 'Numero della richiesta',
  more: 'Vuoi aggiungere qualcosa? Rispondi a questa email.',
  notYou:
    'Non ci hai scritto tu? Allora qualcuno ha indicato il tuo indirizzo per sbaglio: puoi ignorare questa email.',
  answer: {
    subject: (product, number, about) => `La nostra risposta: ${about} (${product}, ${number})`,
    withdrawal: 'Il tuo recesso',
    heading: 'La nostra risposta al tuo messaggio',
    wrote: (at) => `${onDay(at).replace(/^\w/, (first) => first.toUpperCase())}, hai scritto:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `I tuoi dati stanno per finire · ${product}`,
      preview: 'Hai usato l’80% dei dati. Con una ricarica resti online con la stessa eSIM.',
      previewWithout: 'Hai usato l’80% dei dati. Un nuovo pacchetto arriva con la sua eSIM.',
      heading: 'I tuoi dati stanno per finire',
      intro: (trip) => `Hai usato più dell’80% dei dati della tua eSIM (${trip}).`,
      next: 'Una ricarica aggiunge dati alla stessa eSIM. Non c’è niente da installare.',
    },
    data_used_up: {
      subject: (product) => `I tuoi dati sono esauriti · ${product}`,
      preview: 'La eSIM resta installata. Ricaricala e torni online.',
      previewWithout: 'Questa eSIM ora è offline. Un nuovo pacchetto arriva con la sua eSIM.',
      heading: 'I tuoi dati sono esauriti',
      intro: (trip) => `Hai usato tutti i dati della tua eSIM (${trip}), perciò ora è offline.`,
      next: 'Con una ricarica torni online con la stessa eSIM. Per acquistarla ti serve un momento di Wi-Fi.',
    },
    expires_soon: {
      subject: (product) => `La tua eSIM sta per scadere · ${product}`,
      preview: 'Ti fermi di più? Ricarica prima della scadenza e tieni la stessa eSIM.',
      previewWithout: 'Ti fermi di più? Un nuovo pacchetto arriva con la sua eSIM.',
      heading: 'La tua eSIM sta per scadere',
      intro: (trip) => `La tua eSIM (${trip}) sta per scadere.`,
      next: 'Ti fermi di più? Ricarica prima della scadenza: una eSIM scaduta non si può più ricaricare.',
    },
  },
  nextWithout: 'Questa eSIM non si può ricaricare. Un nuovo pacchetto arriva con la sua eSIM.',
  esim: 'eSIM',
  left: 'Dati rimasti',
  leftOf: (left, total) => `${left} su ${total}`,
  leftUnknown: 'Non comunicati dalla rete',
  until: 'Scadenza',
  topUp: 'Ricarica questa eSIM',
  open: 'Apri la tua eSIM: dati rimasti e aiuto per la connessione',
  why: 'Ricevi questa email perché hai acquistato questa eSIM. Ti scriviamo all’80% dei dati usati, quando sono esauriti e prima della scadenza.',
  stop: 'Disattiva questi avvisi',
  links: 'I link alla tua eSIM valgono 30 giorni: non inoltrare questa email.',
}

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `La parte ${number} del tuo viaggio inizia ${onDay(day)} · ${product}`,
  preview: 'È tutto pronto: apri, controlla e paga.',
  heading: (number, day) => `La parte ${number} del tuo viaggio inizia ${onDay(day)}`,
  intro: 'Hai pianificato questo viaggio in più parti e ne hai acquistata una. Ecco la prossima.',
  change: {
    dearer: 'Costa più di quando l’hai pianificata, ma resta il modo più economico per proseguire.',
    anew: 'Quello che avevi pianificato non c’è più o costa di più: ecco una nuova proposta per il resto del viaggio.',
    gone: 'Quello che avevi pianificato non è più in vendita. Guarda che cosa c’è ora per queste date.',
  },
  days: 'Date',
  countries: 'Paesi',
  bundle: 'eSIM',
  topUp: 'Ricarica per la tua eSIM',
  priceToday: 'Prezzo di oggi, IVA inclusa',
  priceWithoutVat: 'Prezzo di oggi, IVA esclusa',
  goCart: 'Apri nel carrello',
  goTopUp: 'Ricarica la tua eSIM',
  goSearch: 'Vedi che cosa c’è ora',
  why: 'Ricevi questa email perché hai ordinato una parte di questo viaggio. Non acquisti niente finché non paghi.',
  stop: 'Niente più promemoria per questo viaggio',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Installa la tua eSIM prima ${ofDay(day)} · ${product}`,
    heading: 'Installa la tua eSIM prima del viaggio',
    install: 'Installala adesso che hai il Wi-Fi. Bastano pochi minuti, e i suoi giorni non iniziano per questo.',
  },
  trip_eve: {
    subject: (product, day) => `Il tuo viaggio inizia ${onDay(day)} · ${product}`,
    heading: 'Prepara la tua eSIM',
    install: {
      early: 'Installala prima di partire, finché hai il Wi-Fi. Dove atterri potrebbe non essercene.',
      late: 'Installala subito prima di partire, o con il Wi-Fi all’arrivo: i suoi giorni possono iniziare in quel momento.',
    },
  },
  begins: (trip, day) => `Il tuo viaggio (${trip}) inizia ${onDay(day)}.`,
  state: {
    told: 'Secondo la rete, la tua eSIM non è ancora su nessun telefono.',
    untold: 'Non possiamo vedere se la tua eSIM è già sul telefono. Se c’è già, non devi installare altro.',
  },
  open: 'Installa la tua eSIM',
  landing: landingCopy,
  why: 'Ricevi questa email perché hai acquistato questa eSIM per un viaggio. Sono due al massimo: una settimana prima e il giorno prima, finché la eSIM non è installata.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Abbiamo ricevuto il tuo recesso (${product})`,
  heading: 'Abbiamo ricevuto il tuo recesso',
  intro: (at) => `Abbiamo ricevuto la tua dichiarazione di recesso ${onDay(at)}.`,
  contract: 'Contratto',
  name: 'Nome',
  email: 'Indirizzo email',
  received: 'Data e ora di ricezione',
  statement: 'Dichiarazione',
  statementText: withdrawCopy.review.statement,
  keep: 'Conserva questa email: prova quando hai dichiarato il recesso.',
  finding: {
    unknown_order:
      'Una persona del nostro team cercherà il contratto e ti scriverà. Se hai diritto di recedere, ti rimborseremo entro 14 giorni dalla dichiarazione, sul metodo di pagamento che hai usato.',
    not_activated:
      'La eSIM di questo ordine non è stata attivata. Ti rimborseremo quanto hai pagato entro 14 giorni dalla dichiarazione, sul metodo di pagamento che hai usato. Non usare più la eSIM e, se l’hai installata, eliminala dal telefono.',
    activated:
      'La eSIM di questo ordine è già stata attivata. Se al momento dell’ordine hai chiesto la consegna immediata, il diritto di recesso si è così estinto. Una persona del nostro team verificherà che cosa era stato concordato e ti scriverà. Se la eSIM non funziona come promesso, rispondi a questa email: è un altro diritto, e quello non si è estinto.',
    too_late:
      'Questo ordine ha più di 14 giorni: quando è arrivata la tua dichiarazione, il periodo di recesso era scaduto. Una persona del nostro team lo verificherà e ti scriverà. Se la eSIM non funziona come promesso, rispondi a questa email: è un altro diritto, e quello non si è estinto.',
    unclear:
      'Non abbiamo ancora potuto stabilire se la eSIM di questo ordine sia stata attivata. Una persona del nostro team lo verificherà e ti scriverà. Se hai diritto di recedere, ti rimborseremo entro 14 giorni dalla dichiarazione, sul metodo di pagamento che hai usato.',
  },
  refused: {
    subject: (product, number) => `Il tuo recesso (${product}, ${number})`,
    heading: 'Non possiamo accettare il tuo recesso',
    reasons: {
      no_contract:
        'Non abbiamo trovato nessun ordine che corrisponda al contratto indicato e che sia stato fatto con il tuo indirizzo email. Se hai ordinato con un altro indirizzo, rispondi a questa email e dicci quale.',
      not_paid:
        'Questo ordine non è mai stato pagato: non c’è quindi un contratto da cui recedere, né una somma da rimborsare.',
      company:
        'Questo ordine è stato fatto da un’azienda. Il diritto di recesso spetta ai consumatori, quindi qui non si applica.',
      too_late:
        'Il periodo di recesso è di 14 giorni dal giorno dell’ordine. Quando è arrivata la tua dichiarazione, era scaduto.',
      activated:
        'Al momento dell’ordine hai chiesto la consegna immediata e hai accettato di perdere così il diritto di recesso. Quando è arrivata la tua dichiarazione, la eSIM era già attivata e il diritto si era quindi estinto.',
    },
    ofRest: 'Questo riguarda le eSIM che non abbiamo annullato. Per le altre, il tuo recesso resta eseguito.',
    added: 'Vogliamo aggiungere:',
    faulty:
      'Se la eSIM non ha funzionato come promesso, rispondi a questa email: è un altro diritto, e quello non si è estinto.',
    disagree:
      'Se pensi che ci sbagliamo, rispondi a questa email e spiegaci perché. Una persona riesaminerà la richiesta.',
  },
  carriedOut: {
    subject: (product, number) => `Il tuo recesso (${product}, ${number})`,
    heading: 'Abbiamo dato seguito al tuo recesso',
    handled: 'Abbiamo esaminato il tuo recesso',
    money: {
      free: 'L’ordine era gratuito: non c’è niente da rimborsare.',
      refunded: 'Il pagamento di questo ordine era già stato rimborsato: non ti dobbiamo altro.',
      together:
        'Questa eSIM è stata pagata con un altro ordine, e avevamo già rimborsato quanto dovuto di quel pagamento.',
      some_free: 'L’ordine era gratuito: non c’è niente da rimborsare.',
      elsewhere:
        'Abbiamo comunicato l’esito all’indirizzo email con cui è stato fatto l’ordine. Se non puoi leggere quella casella, rispondi a questa email.',
    },
    amount: {
      share: (amount) =>
        `Questa eSIM è stata pagata con un altro ordine. La sua parte di quel pagamento, ${amount}, torna al metodo di pagamento originale. Riceverai la nota di credito con un’altra email.`,
      some: (amount) =>
        `Gli abbiamo dato seguito per una parte dei viaggiatori: la loro parte del prezzo, ${amount}, torna al metodo di pagamento originale. Riceverai la nota di credito con un’altra email.`,
    },
    canceledFor: 'Annullata per',
    others: 'Le altre eSIM restano come sono finché non avremo deciso. Allora ti scriveremo.',
    esims: 'Queste eSIM sono state annullate. Se una era installata, si può eliminare dal telefono.',
    esim: 'La eSIM è stata annullata. Se l’hai installata, puoi eliminarla dal telefono.',
    help: 'Se qualcosa non va, rispondi a questa email.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Ciao${name === null ? '' : ` ${name}`},`

export const italianMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...italianOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: italianGiftMails,
  withdrawal,
  ticket,
  account: italianAccountMails,
  seller: {
    sample: 'Questo negozio è una demo e l’azienda indicata è un esempio.',
    kvk: (number) => `Numero di iscrizione ${number}`,
    vat: (number) => `Partita IVA ${number}`,
  },
}
