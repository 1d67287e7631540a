// The words of the eSIM status page in Italian.
import { formFor, plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'Non siamo riusciti a recuperare il codice di attivazione'

export const statusProblems: typeof english.statusProblems = {
  nothing_given: 'Inserisci un indirizzo email o un ICCID',
  iccid_missing: 'Oltre all’email, inserisci l’ICCID: ci serve per verificare che la eSIM sia tua.',
  email_invalid: 'Inserisci un indirizzo email valido',
  iccid_invalid: 'Inserisci un ICCID valido (19 o 20 cifre)',
  email_unknown: 'Nessuna eSIM trovata per questo indirizzo email',
  iccid_mismatch: 'L’ICCID inserito non corrisponde a questa email.',
  status_unavailable: 'Non siamo riusciti a leggere lo stato della eSIM',
}

export const activationProblems: typeof english.activationProblems = {
  not_proven: ACTIVATION_FAILED,
  order_withdrawn:
    'Hai esercitato il recesso per questo ordine, perciò i codici non sono visibili. Hai cambiato di nuovo idea? Scrivici.',
  code_unavailable: ACTIVATION_FAILED,
}

export const reminderProblems: typeof english.reminderProblems = {
  email_missing: 'Inserisci il tuo indirizzo email',
  email_invalid: 'Inserisci un indirizzo email valido',
  no_esim: 'Nessuna eSIM trovata per questo indirizzo email.',
  mail_failed: 'Invio dell’email non riuscito',
}

export const statusCopy: typeof english.statusCopy = {
  title: 'Stato della eSIM',
  lead: 'Guarda quanti dati restano e quando scade. Basta l’ICCID. Se aggiungi l’email, controlliamo che corrispondano.',
  tooOften: tooManyAttempts,
  unexpected: 'Si è verificato un errore durante il controllo della eSIM',
  databaseError: (message) => `Errore del database: ${message}`,
  functionError: (message) => `Errore del servizio: ${message}`,
  tryLater: 'al momento non possiamo leggere i nostri dati. Riprova tra poco.',
  retrieved: 'Stato della eSIM aggiornato',
  error: 'Errore',

  form: {
    heading: 'Quale eSIM?',
    email: 'Email',
    emailHint: 'L’indirizzo con cui hai acquistato la eSIM.',
    iccid: 'ICCID',
    iccidHint:
      '19 o 20 cifre. Lo trovi nella nostra email, nella pagina dell’ordine o sul telefono, alla voce SIM o Dati mobili.',
    iccidShort: 'L’ICCID ha 19 o 20 cifre',
    iccidCount: (digits) => `${digits} di 19 o 20 cifre`,
    prefilled: 'Preso dall’ordine in questo browser.',
    forgot: 'Non ricordi l’ICCID?',
    check: 'Controlla lo stato',
    checking: 'Controllo dello stato',
    others: 'Controlla le altre tue eSIM',
    other: (position, iccid) => `eSIM ${position} – ${iccid}`,
    show: 'Mostra',
  },

  held: {
    heading: 'Le tue eSIM',
    facts: (trip, days) => `${trip} per ${plural(days, { one: 'giorno', other: 'giorni' })}`,
    checkOf: (name) => `Controlla lo stato di ${name}`,
  },

  card: {
    named: (masked) => `eSIM ${masked}`,
    balance: 'Dati rimasti',
    data: 'Dati',
    balanceUnknown: 'Non disponibile',
    balanceUnknownText: 'La rete non ha comunicato quanti dati restano. Aggiorna tra poco.',
    left: (left, total) => (total ? `Ancora ${left} su ${total}` : `Ancora ${left}`),
    megabytes: (left, total) => `${left}\u00A0MB su ${total}\u00A0MB`,
    megabytesOnly: (left) => `${left}\u00A0MB; la rete non ha comunicato il totale`,
    pace: (day) => `Di questo passo bastano fino a ${day}`,
    paceWhole: 'Di questo passo bastano fino alla scadenza',
    starts: (startsAt) => rulesCopy.starts(startsAt),
    used: (percent) => `${percent}% usato`,
    color: {
      green: 'Ce n’è ancora molto',
      yellow: 'Comincia a scarseggiare',
      red: 'Quasi finito',
    },
    empty: 'Dati esauriti',
    zone: 'Zona della eSIM',
    expiry: 'Data di scadenza',
    expired: 'Scaduta',
    noExpiry: 'La eSIM non è attivata',
    noExpiryText: (startsAt) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} L’installazione non li fa partire.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Tempo rimasto',
    countdown: ({ days, hours, minutes, seconds }, hasSeconds) => [
      { count: days, unit: formFor(days, { one: 'giorno', other: 'giorni' }) },
      { count: hours, unit: formFor(hours, { one: 'ora', other: 'ore' }) },
      { count: minutes, unit: formFor(minutes, { one: 'minuto', other: 'minuti' }) },
      ...(hasSeconds ? [{ count: seconds, unit: formFor(seconds, { one: 'secondo', other: 'secondi' }) }] : []),
    ],
    hideSeconds: 'Nascondi i secondi',
    showSeconds: 'Mostra i secondi',
    lookingUp: 'Controllo dello stato della tua eSIM',
    refresh: 'Aggiorna lo stato',
    refreshing: 'Aggiornamento dello stato',
    updated: (seconds) =>
      seconds < 60
        ? `aggiornato ${seconds}\u00A0s fa`
        : seconds < 3600
          ? `aggiornato ${Math.floor(seconds / 60)}\u00A0min fa`
          : `aggiornato ${plural(Math.floor(seconds / 3600), { one: 'ora', other: 'ore' })} fa`,
  },

  activation: {
    heading: 'Installa questa eSIM',
    lead: 'Il suo codice e l’immagine QR, per il telefono che userai.',
    show: 'Mostra i dati di installazione e il codice QR',
    loading: 'Caricamento dei codici',
    iccid: 'ICCID',
    copyIccid: 'Copia l’ICCID',
    code: 'Codice di attivazione manuale',
    copyCode: 'Copia il codice',
    qrAlt: (iccid) => `Codice QR della eSIM che termina con ${iccid.slice(-4)}`,
    scan: 'Inquadralo con la fotocamera del telefono che porti in viaggio.',
    download: 'Scarica il QR',
    file: 'qrcode.png',
    install: 'Pagina di installazione: passaggi, promemoria e aiuto',
    help: 'Aiuto per l’installazione (FAQ)',
  },

  proof: {
    heading: 'Cerchi il codice QR o le altre tue eSIM?',
    text: 'Li mostriamo nel browser con cui hai ordinato. In qualsiasi altro, apri una volta il link della nostra email per vederli anche lì.',
    button: 'Inviami i link via email',
  },

  forgot: {
    title: 'Ricevi il tuo ICCID via email',
    text: 'Inviamo gli ICCID delle tue eSIM all’indirizzo con cui le hai acquistate, con un link a ogni ordine.',
    email: 'Email',
    send: 'Invia l’email',
    sending: 'Invio dell’email',
    sent: 'Email inviata!',
    sentText: 'Guarda nella posta in arrivo e, se tra qualche minuto non c’è, nello spam.',
    buy: 'Acquista una eSIM',
    support: 'Contatta l’assistenza',
    again: 'Prova un altro indirizzo',
  },
}
