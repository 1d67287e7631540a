// The words of an account's second factors in Italian: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/security.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy: typeof english.securityCopy = {
  title: 'Secondo fattore',
  lead: 'Una password si può rubare. Con un secondo fattore nessuno può accedere solo con la tua.',
  back: 'Il tuo account',
  mustTitle: 'Per continuare, imposta un secondo fattore',
  mustText: 'Serve a chiunque gestisca questo negozio. Appena ce l’hai, le tue pagine si aprono.',
  confirmTitle: 'Prima conferma che sei tu',
  confirmText: 'Solo tu puoi cambiare il modo in cui accedi. Hai effettuato l’accesso un po’ di tempo fa.',
  confirm: 'Conferma che sei tu',
  goOn: 'Vai alle tue pagine',
  tooOften: 'Troppi tentativi. Riprova tra qualche minuto.',
  unreadable: 'Non siamo riusciti a leggere il modulo. Riprova.',
  saving: 'Salvataggio',

  app: {
    heading: 'App di autenticazione',
    text: 'Un’app sul telefono mostra un nuovo codice di sei cifre ogni 30 secondi.',
    since: (day) => `Impostata ${day}.`,
    scan: 'Inquadralo con la tua app di autenticazione.',
    qr: 'Codice QR che aggiunge questo account a un’app di autenticazione',
    byHand: 'Non riesci a inquadrarlo? Inserisci questa chiave nell’app:',
    copyKey: 'Copia la chiave',
    code: 'Codice dell’app',
    codeHint: 'Sei cifre. Così sappiamo che l’app è impostata.',
    submit: 'Attiva l’app',
    remove: 'Rimuovi l’app',
    removeText: 'I suoi codici qui non varranno più. Per usare di nuovo un’app dovrai impostarla da capo.',
    yesRemove: 'Sì, rimuovi l’app',
  },
  passkeys: {
    heading: 'Passkey',
    text: 'Accedi con l’impronta, il volto, il blocco schermo o una chiave di sicurezza.',
    none: 'Ancora nessuna passkey.',
    facts: (added, used) => (used ? `Aggiunta ${added}, ultimo utilizzo ${used}` : `Aggiunta ${added}`),
    elsewhere: (host) => `funziona su ${host}`,
    name: 'Nome',
    nameHint: 'Per distinguerle, per esempio «Portatile dell’ufficio».',
    submit: 'Aggiungi una passkey',
    remove: 'Rimuovi',
    removeText: 'Non potrai più usarla per accedere.',
    yesRemove: 'Sì, rimuovila',
    yesRemoveOf: (name) => `Sì, rimuovi la passkey ${name}`,
  },
  codes: {
    heading: 'Codici di recupero',
    text: 'Per quando perdi il telefono. Ogni codice vale una volta, al posto del secondo fattore.',
    left: (count) => (count === 1 ? 'Ne resta 1 su 10.' : `Ne restano ${count} su 10.`),
    renew: 'Crea nuovi codici',
    renewText: 'I vecchi codici non varranno più.',
    yesRenew: 'Sì, crea nuovi codici',
    shownTitle: 'Salva ora questi codici di recupero',
    shownText: 'Li mostriamo una volta sola. Tienili dove tieni le password, o stampali.',
    copy: 'Copia tutti i codici',
  },
  signIns: {
    heading: 'Accessi attivi',
    text: 'I browser con accesso al tuo account, dal più recente.',
    facts: (when, place) => (place ? `Accesso: ${when} (${place})` : `Accesso: ${when}`),
    used: (when) => `Ultimo utilizzo: ${when}`,
    end: 'Esci da un browser',
  },
  lastText: 'È il tuo ultimo secondo fattore: senza, chiunque abbia la tua password può accedere.',

  problems: {
    ...codeProblems,
    code_wrong: 'Il codice non è giusto. Inserisci quello che l’app mostra ora.',
    password_wrong: 'Hai effettuato l’accesso un po’ di tempo fa. Prima conferma che sei tu.',
    offer_gone: 'Questa chiave è troppo vecchia. Inquadra quella nuova e inserisci il suo codice.',
    factor_exists: 'È già impostato.',
    name_missing: 'Dai un nome alla passkey.',
    passkey_refused: 'Non abbiamo potuto usare questa passkey. Riprova.',
    too_many_passkeys: 'Hai già dieci passkey. Prima rimuovine una.',
    no_factor: 'Prima imposta un’app o una passkey.',
    factor_gone: 'È già stato rimosso.',
  },

  card: {
    heading: 'Secondo fattore',
    off: 'Disattivato. Chiunque abbia la tua password può accedere.',
    on: 'Attivo. Per accedere la sola password non basta.',
    setUp: 'Imposta un secondo fattore',
    change: 'Modifica il secondo fattore',
  },

  staff: {
    heading: 'Secondo fattore',
    has: (app, passkeys) =>
      [app && 'app di autenticazione', passkeys > 0 && plural(passkeys, { one: 'passkey', other: 'passkey' })]
        .filter(Boolean)
        .join(', '),
    text: 'Se l’ha perso: accertati prima che sia davvero la persona. Rimuoviamo tutto, chiudiamo le sessioni e le scriviamo.',
    remove: 'Rimuovi il secondo fattore',
    yesRemove: 'Sì, rimuovi tutto',
    problems: {
      own_account: 'Il tuo secondo fattore si cambia nella pagina del tuo account.',
      person_gone: 'Questo account non esiste più.',
      factor_gone: 'Questo account non ha un secondo fattore.',
    },
  },
}
