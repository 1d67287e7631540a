// The words of the account area in Italian: tabs, overview, and services.
import { plural, sizeWords } from '#app/language/formats.ts'
import type * as english from '../../people/account.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

const daysText = (count: number) => plural(count, { one: 'giorno', other: 'giorni' })
const hoursText = (count: number) => plural(count, { one: 'ora', other: 'ore' })
const minutesText = (count: number) => plural(count, { one: 'minuto', other: 'minuti' })

export const accountCopy: typeof english.accountCopy = {
  title: 'Il tuo account',
  hello: (name) => `Accesso effettuato: ${name}`,
  tabsLabel: 'Sezioni dell’account',
  tabs: { overview: 'Panoramica', services: 'eSIM', features: 'Preferenze', profile: 'Profilo' },

  empty: {
    heading: 'Nessuna eSIM attiva',
    text: 'In questo account non c’è ancora niente. Quello che acquisti con il tuo indirizzo email comparirà qui.',
    browse: 'Scopri i pacchetti eSIM',
    link: 'Aggiungi una eSIM con l’ICCID',
  },

  esim: {
    facts: (data, days, day) => `${sizeWords(data)} per ${daysText(days)}, acquistata ${day}`,
    number: 'ICCID',
    loading: 'Controllo dei dati rimasti',
    failed: 'Non siamo riusciti a caricare i dati della tua eSIM.',
    tooOften: 'Troppi tentativi. Riprova tra qualche minuto.',
    retry: 'Riprova',
    showFigures: 'Mostra i dati rimasti',
    timeLeft: 'Tempo rimasto',
    notStarted: (startsAt) => rulesCopy.starts(startsAt),
    ended: 'Scaduta',
    until: (day) => `fino a ${day}`,
    left: ({ days, hours, minutes }) =>
      days > 0 ? `${daysText(days)} e ${hoursText(hours)}` : `${hoursText(hours)} e ${minutesText(minutes)}`,
    topUp: 'Ricarica',
    open: 'Apri la eSIM',
    openOf: (name) => `Apri la eSIM: ${name}`,
    rename: 'Rinomina',
    renameLabel: 'Nome di questa eSIM',
    renameHint: 'Lo vedi solo tu, per esempio «iPad di Anna». Lascialo vuoto per usare il viaggio.',
    save: 'Salva il nome',
    history: 'Cronologia',
    bought: (trip) => `Acquisto: ${trip}`,
    toppedUp: (data) => `Ricarica di ${sizeWords(data)}`,
    actionsOf: (name) => `Azioni per ${name}`,
  },

  overview: {
    passHeading: 'Il tuo pass',
    others: 'Altre eSIM',
    boughtOn: (day) => `Acquistata ${day}`,
    manage: 'Tutte le eSIM con i loro dati',
    next: {
      install: {
        text: (startsAt) => `Non ancora in uso. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'Installa questa eSIM',
      },
      top_up: { text: 'Sta per finire. Ricarica la stessa eSIM.', button: 'Ricarica' },
      another: {
        text: 'Sta per finire, e questa eSIM non si può ricaricare. Per una nuova basta un minuto.',
        button: 'Scopri i pacchetti eSIM',
      },
      buy: { text: 'Questa eSIM è scaduta. Per una nuova basta un minuto.', button: 'Scopri i pacchetti eSIM' },
      nothing: { text: 'Tutto a posto. Non devi fare niente.', button: null },
    },
    payments: 'Ordini e fatture',
    orders: 'Ordini recenti',
    noOrders: 'Ancora nessun ordine.',
    order: (trip, days) => `${trip} per ${daysText(days)}`,
    phase: {
      awaiting_payment: 'Non pagato',
      payment_processing: 'Pagamento in arrivo',
      in_progress: 'In consegna',
      failed: 'Da riprovare',
      completed: 'Consegnato',
      in_review: 'In verifica',
      refunded: 'Rimborsato',
      canceled: 'eSIM annullata',
      replaced: 'eSIM sostituita',
    },
    takenBack: 'Ripreso dalla tua banca',
    open: 'Apri l’ordine',
    openOf: (what, day) => `Apri l’ordine: ${what}, ${day}`,
    invoice: 'Fattura',
    invoiceOf: (what, day) => `Fattura: ${what}, ${day}`,
    invoices: 'Fatture',
    noInvoices: 'Ancora nessuna fattura.',
    creditNote: 'Nota di credito',
  },

  services: {
    heading: 'Le tue eSIM',
    filters: 'Mostra',
    all: 'Tutte',
    noneHere: (status) => `Nessuna delle tue eSIM è in questo stato: «${status}».`,
    add: {
      heading: 'Aggiungi una eSIM con l’ICCID',
      text: 'Per una eSIM acquistata con un altro indirizzo email. Inviamo un codice a quell’indirizzo: inseriscilo qui per spostare la eSIM in questo account.',
      iccid: 'ICCID',
      iccidHint: '19 o 20 cifre. Lo trovi nella nostra email o sul telefono, alla voce SIM o Dati mobili.',
      start: 'Aggiungi la eSIM',
      starting: 'Ricerca della eSIM',
      mailed:
        'Se è una delle nostre eSIM, un codice di sei cifre è in arrivo all’indirizzo con cui è stata acquistata. Vale 10 minuti.',
      code: 'Codice ricevuto via email',
      finish: 'Conferma il codice',
      again: 'Usa un altro ICCID',
      done: 'Ora la eSIM è nel tuo account.',
    },
    problems: {
      iccid_invalid: 'Inserisci un ICCID valido (19 o 20 cifre)',
      already_yours: 'Questa eSIM è già nel tuo account.',
      code_wrong: 'Il codice non è giusto. Ricontrolla l’email.',
      proof_gone: 'Questo codice non vale più. Ricomincia dall’ICCID.',
      not_yours: 'Questa eSIM non è nel tuo account.',
      label_long: 'Usa al massimo 40 caratteri.',
    },
    renamed: 'Nome salvato.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'Non siamo riusciti a leggere il modulo. Compilalo di nuovo.',
}
