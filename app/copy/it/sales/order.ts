// The words of the order page in Italian.
import { formatEuro, plural } from '#app/language/formats.ts'
import type * as english from '../../sales/order.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { formats } from '../site/formats.ts'

export const stepCopy: typeof english.stepCopy = {
  retrieve_esim_token: {
    waiting: 'La rete',
    running: 'Ci colleghiamo alla rete',
    done: 'Connessione alla rete riuscita',
  },
  request_iccid_allocation: { waiting: 'La tua eSIM', running: 'Assegniamo la tua eSIM', done: 'eSIM assegnata' },
  request_top_up: { waiting: 'I tuoi dati', running: 'Aggiungiamo i tuoi dati', done: 'Dati aggiunti' },
  poll_for_top_up: {
    waiting: 'Sulla tua eSIM',
    running: 'Aspettiamo che compaiano sulla tua eSIM',
    done: 'Sulla tua eSIM',
  },
  poll_for_iccid: {
    waiting: 'Il numero della tua eSIM',
    running: 'Aspettiamo il numero della tua eSIM (di solito meno di un minuto, al massimo due e mezzo)',
    done: 'Numero della eSIM ricevuto',
  },
  generate_qr_code: { waiting: 'Il tuo codice QR', running: 'Creiamo il tuo codice QR', done: 'Codice QR creato' },
  send_email: { waiting: 'Una copia via email', running: 'Ti inviamo una copia via email', done: 'Copia inviata' },
  update_user_record: { waiting: 'Il tuo ordine', running: 'Salviamo il tuo ordine', done: 'Ordine salvato' },
  order_completed: { waiting: 'Pronto', running: 'Pronto', done: 'Pronto' },
}

export const orderCopy: typeof english.orderCopy = {
  thanks: 'Grazie per il tuo acquisto!',
  delivered: 'Il tuo ordine è stato consegnato!',
  support: 'Contatta l’assistenza',
  newTab: '(si apre in una nuova scheda)',

  noOrder: {
    title: 'Nessun ordine trovato',
    text: 'Questo link non contiene un ordine. Dicci dove vai per farne uno nuovo.',
    find: 'Trova il tuo pacchetto',
  },
  tooManyStreams: 'Questo ordine è aperto in troppe schede. Questa pagina continua a cercare aggiornamenti.',
  notFound: {
    title: 'Ordine non trovato',
    text: 'Le informazioni richieste per questa eSIM o questo ordine non esistono. Ordina una nuova eSIM o contatta l’assistenza.',
    hint: 'L’hai acquistata da un altro telefono o computer? Apri il link della nostra email per vedere l’ordine anche qui.',
    home: 'Vai alla home',
  },
  loadFailed: {
    title: 'Non siamo riusciti ad aprire il tuo ordine',
    load: 'Non siamo riusciti a caricare i dati dell’ordine. Contatta l’assistenza.',
    unexpected: 'Si è verificato un errore imprevisto. Contatta l’assistenza.',
    safe: 'Il tuo ordine è al sicuro: va avanti anche senza questa pagina, e ti invieremo il codice QR via email.',
    again: 'Riprova',
  },

  running: {
    title: (step, of) => `Prepariamo la tua eSIM (${step} di ${of})`,
    heading: 'Prepariamo la tua eSIM',
    lead: 'Basta circa un minuto. La pagina si aggiorna da sola.',
    allDone: (count) => `Tutti i ${count} passaggi completati`,
    progress: 'Passaggi dell’ordine completati',
    count: (done, of) => `${done} di ${of}`,
    announce: (step, of, words) => `Passaggio ${step} di ${of}: ${words}`,
    state: { waiting: 'in attesa', running: 'in corso', done: 'fatto', failed: 'non riuscito' },
    close: (email) => `Puoi chiudere questa pagina. Invieremo il codice QR a ${email}`,
    slow: 'Ci vuole più del solito. Non devi aspettare qui. Hai domande?',
  },
  ready: {
    title: 'La tua eSIM è pronta',
    heading: 'La tua eSIM è pronta',
    lead: (email) => `Abbiamo inviato una copia a ${email}`,
    laterLead: (email) => `Tutto quello che ti serve è qui e nell’email che abbiamo inviato a ${email}.`,
    install: 'Installala ora',
  },
  failed: {
    title: 'Un passaggio del tuo ordine non è riuscito',
    heading: 'Un passaggio non ha funzionato',
    text: 'Qualcosa è andato storto in questo passaggio. Riprova o contatta l’assistenza.',
    safe: 'Il tuo pagamento è al sicuro e non ti verrà addebitato due volte. Riprovando si riparte da dove si era fermato.',
    safeFree: 'Non ti è stato addebitato niente. Riprovando si riparte da dove si era fermato.',
    usable: 'La tua eSIM è pronta qui sotto: puoi già installarla.',
    retry: 'Riprova',
    retrying: 'Nuovo tentativo in corso',
    next: (duration) => `Riproviamo automaticamente tra ${duration}. Puoi lasciare aperta questa pagina o chiuderla.`,
    nextNow: 'Stiamo riprovando.',
    told: 'Il nostro team è stato avvisato e se ne sta occupando.',
    duration: (seconds) =>
      seconds < 100
        ? plural(seconds, { one: 'secondo', other: 'secondi' })
        : plural(Math.ceil(seconds / 60), { one: 'minuto', other: 'minuti' }),
    retried: 'Stiamo riprovando.',
  },
  correctEmail: {
    heading: 'Il tuo indirizzo email è giusto?',
    text: (email) =>
      `Il server di posta non accetta la nostra email a ${email}. Correggi l’indirizzo e invieremo lì il tuo ordine. Da quel momento appartiene a quell’indirizzo.`,
    label: 'Indirizzo email',
    send: 'Invia a questo indirizzo',
    sending: 'Invio',
    tooOften: tooManyAttempts,
    notRefused: 'Questo indirizzo non si può più cambiare. Se l’email non arriva, contatta l’assistenza.',
  },
  awaiting: {
    title: 'In attesa del tuo pagamento',
    heading: 'Non abbiamo ancora ricevuto il tuo pagamento',
    justPaid: 'Hai appena pagato? Resta qui. La pagina si aggiorna appena il pagamento è confermato.',
    unpaid: 'Hai interrotto il pagamento? Non ti è stato addebitato niente, e il pacchetto è ancora alla cassa.',
    checking: 'Verifica presso il fornitore di pagamenti',
    back: 'Torna alla cassa',
    slow: 'Ancora niente? Se la tua banca mostra il pagamento, scrivici e lo rintracciamo.',
    swap: {
      unpaid: 'Sei tornato senza pagare? Non è stato addebitato nulla e la tua eSIM resta quella di prima.',
      back: 'Torna al cambio',
    },
  },
  processing: {
    title: 'Il tuo pagamento è in arrivo',
    heading: 'Il tuo pagamento è in arrivo',
    text: 'La tua banca non ha ancora confermato il pagamento. Con alcuni metodi ci vuole qualche giorno.',
    next: (email) => `Creeremo la tua eSIM appena arriva il denaro e la invieremo a ${email}.`,
    failed: 'Se il pagamento non riesce, non ti viene addebitato niente e ritrovi il pacchetto alla cassa.',
  },
  review: {
    title: 'Stiamo verificando il tuo ordine',
    payment: {
      heading: 'Stiamo verificando il tuo pagamento',
      text: 'Il pagamento che abbiamo ricevuto non corrisponde del tutto a questo ordine: una persona lo controllerà prima di emettere una eSIM.',
    },
    esim: {
      heading: 'Stiamo verificando la tua eSIM',
      text: 'Abbiamo il tuo ordine. La rete ci ha dato una eSIM che potrebbe essere già in uso: non ti daremo quella, e una persona se ne sta occupando.',
    },
    delivery: {
      heading: 'Stiamo verificando il tuo ordine',
      text: 'Abbiamo il tuo pagamento, ma la rete non è riuscita a consegnare l’ordine. Una persona se ne sta occupando.',
    },
    dispute: {
      heading: 'Il tuo ordine è sospeso',
      text: 'La tua banca ci ha comunicato che questo pagamento è contestato. Finché non è chiarito, non possiamo consegnare l’ordine.',
      next: 'È un errore? Di’ alla tua banca che il pagamento è tuo, poi scrivici: sistemiamo tutto.',
    },
    dispute_delivered: {
      heading: 'Il tuo ordine è sospeso',
      text: 'La tua banca ci ha comunicato che questo pagamento è contestato. Quello che hai ricevuto continua a funzionare, ma finché non è chiarito non ti scriveremo su questo ordine.',
    },
    next: (email) => `Non devi fare niente. Scriveremo a ${email}: riceverai la tua eSIM oppure i tuoi soldi.`,
    free: {
      delivery: 'La rete non è riuscita a consegnare l’ordine. Una persona se ne sta occupando.',
      next: (email) => `Non devi fare niente. Scriveremo a ${email} appena ci saranno novità.`,
    },
  },
  refunded: {
    title: 'Questo ordine è stato rimborsato',
    heading: 'Questo ordine è stato rimborsato',
    text: (totalCents) =>
      `Abbiamo rimborsato ${formatEuro(totalCents)} sul metodo di pagamento che hai usato. Di solito la banca lo accredita in cinque-dieci giorni.`,
    whole:
      'Abbiamo rimborsato il pagamento sul metodo che hai usato. Di solito la banca lo accredita in cinque-dieci giorni.',
    next: 'Questa eSIM non è più valida, perciò i suoi codici non sono più visibili.',
    again: 'Trova un altro pacchetto',
  },
  replaced: {
    title: 'Questa eSIM è stata sostituita',
    heading: 'Questa eSIM è stata sostituita',
    text: 'Al suo posto hai una nuova eSIM, pagata con questo ordine. Te l’abbiamo inviata via email, perciò i codici di questa non sono più visibili.',
    toppedUp:
      'I dati aggiunti alla vecchia eSIM non sono su quella nuova. Se ne restavano, scrivici e te li rimborsiamo.',
    next: 'L’email non è arrivata? Guarda nello spam, o scrivici.',
  },
  canceled: {
    title: 'Questa eSIM è stata annullata',
    heading: 'Questa eSIM è stata annullata',
    text: 'Abbiamo ritirato la eSIM di questo ordine, perciò i suoi codici non sono più visibili.',
    money: 'Se ti spetta un rimborso, ti scriviamo quando parte. Hai domande? Siamo qui per aiutarti.',
    free: 'L’ordine era gratuito: non c’è niente da rimborsare.',
  },
  withdrawn: {
    title: 'Abbiamo ricevuto il tuo recesso',
    heading: 'Abbiamo ricevuto il tuo recesso',
    text: 'Hai esercitato il recesso per questo ordine. Lo esaminiamo e ti scriviamo che cosa succede con il tuo pagamento.',
    next: 'Non installare e non usare questa eSIM: se viene attivata, il tuo diritto di recesso può estinguersi. Hai cambiato di nuovo idea? Scrivici.',
    topUp: 'Non usare i dati aggiunti. Hai cambiato di nuovo idea? Scrivici.',
  },
  disputeLost: {
    title: 'La tua banca ha ripreso questo pagamento',
    heading: 'La tua banca ha ripreso questo pagamento',
    text: (totalCents) =>
      `Hai contestato questo pagamento e la tua banca ti ha dato ragione. Ha ripreso ${formatEuro(totalCents)}, quindi questo ordine è chiuso.`,
    topUp: 'Se i dati erano già stati aggiunti, restano sulla eSIM.',
  },

  summary: {
    heading: 'Riepilogo dell’ordine',
    topUpOf: 'Ricarica di',
    data: 'Pacchetto dati',
    duration: 'Durata',
    days: (days) => plural(days, { one: 'giorno', other: 'giorni' }),
    zone: 'Zona',
    dates: 'Date di viaggio',
    countries: (count) => (count === 1 ? 'Paese coperto' : `Paesi coperti (${count})`),
    others: (count) => (count === 1 ? 'Funziona anche in un altro paese' : `Funziona anche in altri ${count} paesi`),
    ofTrip: 'il tuo viaggio',
    company: 'Azienda',
    vatNumber: 'Partita IVA',
    reverseCharge: 'Inversione contabile (reverse charge): l’IVA è a carico della tua azienda.',
    companyCode: 'Abbiamo salvato i dati della tua azienda. La prossima volta li compila questo codice di riferimento:',
    copyCompanyCode: 'Copia il codice di riferimento',
    subtotal: 'Subtotale',
    discount: (code) => (code ? `Sconto (${code})` : 'Sconto'),
    fee: 'Commissione di gestione',
    feeHint: 'I pagamenti con carta partono da 0,50\u00A0€ IVA esclusa. La commissione copre la differenza.',
    vat: (basisPoints) => (basisPoints === 0 ? 'IVA (nessuna)' : `IVA (${formats.percent(basisPoints)})`),
    total: 'Totale',
    paid: 'Totale pagato',
    free: 'Non ti è stato addebitato niente.',
    invoice: 'Scarica la fattura (PDF)',
    creditNote: (number) =>
      number ? `Scarica la nota di credito ${number} (PDF)` : 'Scarica la nota di credito (PDF)',
    refunded: 'Rimborsato',
    takenBack: 'Ripreso dalla tua banca',
    contractSummary: 'Sintesi contrattuale',
    withdraw: 'Recedere dal contratto',
    reference: 'Riferimento dell’ordine',
    copyReference: 'Copia il riferimento',
  },

  actions: {
    heading: 'Il tuo ordine',
    viewInvoice: 'Vedi la fattura',
    invoiceLater: 'La fattura è disponibile quando l’ordine è completo.',
    resend: 'Invia di nuovo l’email',
    cancel: 'Modifica o annulla',
    sending: 'Invio dell’email',
  },
  links: {
    heading: 'Link utili',
    status: { title: 'Stato della eSIM', text: 'Quanti dati restano, e quando scade.' },
    guide: { title: 'Guida all’installazione', text: 'Passo per passo, con le risposte alle domande più comuni.' },
    support: { title: 'Assistenza', text: 'Scrivici. Il numero dell’ordine è già compilato.' },
  },

  notices: {
    sent: { title: 'Email inviata', text: (email) => `Il codice QR è in arrivo a ${email}.` },
    resendFailed: 'Invio dell’email non riuscito',
    resendTooOften: 'In quest’ora l’abbiamo già inviata più volte. Guarda nello spam, o riprova tra un’ora.',
    refreshed: { title: 'Codice QR aggiornato', text: 'Questo è il codice attuale della tua eSIM.' },
    refreshFailed: 'Aggiornamento non riuscito',
    noOrder: 'Nessuna informazione sull’ordine.',
    noIccid: 'ICCID non disponibile.',
    invoiceError: {
      title: 'Errore della fattura',
      text: 'Non è stato possibile scaricare il PDF della fattura. Riprova più tardi.',
    },
    invoiceNotAvailable: {
      title: 'Fattura non disponibile',
      free: 'Un ordine gratuito non ha fattura: non ti è stato addebitato niente.',
      text: 'Emettiamo la fattura quando l’ordine è completo.',
    },
    invoiceHeldBack: {
      title: 'Fattura non disponibile',
      text: 'La fattura non è ancora pronta. Torna a vedere tra un giorno o due. Per il tuo ordine non cambia niente.',
    },
    invoiceUrl: { title: 'Errore', text: 'Non siamo riusciti a recuperare il link della fattura.' },
    copied: 'Copiato',
    downloaded: { title: 'Scaricato', text: (file) => `Cerca ${file} tra i tuoi download.` },
    downloadFailed: { title: 'Download non riuscito', text: 'Non siamo riusciti a caricare l’immagine. Riprova.' },
    retryFailed: 'Non ancora',
  },
}
