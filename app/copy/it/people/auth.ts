// The words of signing in and up, and of setting and resetting a password, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/auth.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { codeProblems } from './own-proof.ts'

export const authProblems: typeof english.authProblems = {
  email_missing: 'Inserisci il tuo indirizzo email',
  email_invalid: 'Inserisci un indirizzo email valido',
  email_unknown: 'Nessun utente trovato con questa email',
  not_registered: 'Questa email non è registrata. Crea prima un account.',
  no_account_yet: 'Con questa email non c’è ancora un account. Creane uno o controlla l’indirizzo.',
  account_exists: 'Esiste già un account con questa email',
  signup_iccid_mismatch:
    'Esiste un account con questa email, ma l’ICCID non corrisponde. Riprova con quello giusto o contatta l’assistenza.',
  iccid_missing: 'Inserisci sia l’email sia l’ICCID',
  iccid_invalid: 'Inserisci un ICCID valido (19 o 20 cifre)',
  iccid_mismatch: 'L’ICCID non corrisponde a questo account',
  no_iccid: 'A questo account non è associato nessun ICCID',
  name_missing: 'Inserisci nome e cognome',
  password_missing: 'Inserisci una password',
  password_short: 'La password deve avere almeno 8 caratteri',
  password_long: 'La password può avere al massimo 256 caratteri',
  password_mismatch: 'Le password non coincidono',
  password_weak:
    'Questa password è troppo debole. Allungala, mescola più tipi di caratteri o scegline una meno comune.',
  code_missing: 'Inserisci il codice della nostra email',
  code_wrong: 'Non è il codice della nostra ultima email. Controllalo e riprova.',
  proof_gone: 'Questo codice è scaduto o è già stato usato. Chiedine uno nuovo.',
  staff_elsewhere: 'Accedi dall’indirizzo principale del negozio. Da qui lo staff non può accedere.',
  account_disabled: 'Questo account è stato disattivato. Contatta l’assistenza.',
  credentials_wrong: 'Email o password non valide. Forse per il tuo account va ancora impostata una password.',
  unconfirmed: 'Conferma prima il tuo indirizzo email: apri il link che ti abbiamo inviato, poi accedi.',
  reset_token_missing: 'Link di reimpostazione non trovato. Chiedine uno nuovo.',
  reset_code_missing: 'Inserisci il codice mostrato dal browser da cui hai chiesto il link',
  first_admin_link_gone:
    'Questo link non funziona più. Se il negozio ha già un amministratore, accedi. Altrimenti riavvialo per avere un nuovo link.',
  link_missing: 'Incolla in questo campo il link completo',
  terms_missing: 'Accetta le condizioni di partnership',
  account_gone: 'Nessun utente trovato con questa email',
  form_unreadable: 'Non siamo riusciti a leggere il modulo. Compilalo di nuovo.',
  signup_failed: 'Non siamo riusciti a creare l’account',
  reset_failed: 'Non siamo riusciti a reimpostare la password. Riprova.',
  request_failed: 'Non siamo riusciti a inviare il link. Riprova.',
  login_failed: 'Accesso non riuscito. Riprova.',
  factor_missing: 'Inserisci un codice',
  factor_wrong: codeProblems.code_wrong,
  factor_used: codeProblems.code_used,
  passkey_wrong: 'La passkey non ha funzionato. Riprova, o usa un codice.',
  sign_in_gone: 'Questo accesso è scaduto o è stato completato in un’altra scheda. Accedi di nuovo.',
  unexpected: 'Si è verificato un errore imprevisto. Riprova più tardi.',
}

export const authCopy: typeof english.authCopy = {
  tooOften: tooManyAttempts,
  email: 'Email',
  iccid: 'ICCID',
  iccidHint:
    '19 o 20 cifre. Lo trovi nella nostra email, nella pagina dell’ordine o sul telefono, alla voce SIM o Dati mobili.',
  iccidCount: (digits) => `${digits} di 19 o 20 cifre`,
  iccidShort: 'L’ICCID ha 19 o 20 cifre',
  fullName: 'Nome e cognome',
  password: 'Password',
  newPassword: 'Nuova password',
  confirmPassword: 'Conferma la password',
  show: 'Mostra la password',
  capsLock: 'Il blocco maiuscole è attivo.',
  continue: 'Continua',
  back: 'Usa un’altra email',
  wait: 'Un momento',
  backToLogin: 'Torna all’accesso',

  login: {
    title: 'Accedi',
    lead: 'Le tue eSIM, fatture e impostazioni in un solo posto.',
    description: 'Accedi al tuo account.',
    submit: 'Accedi',
    failed: 'Accesso non riuscito',
    forgot: 'Password dimenticata?',
    noAccount: 'Non hai ancora un account?',
    signUp: 'Registrati',
    noPassword: 'Hai acquistato una eSIM ma non hai ancora una password?',
    setUp: 'Imposta la tua password',
    justStatus: 'Ti serve solo la tua eSIM?',
    status: 'Controlla lo stato senza accedere',
    confirming: (email) => `Ci siamo quasi. Accedi con la password che hai scelto per confermare ${email}.`,
    confirmingGone: 'Questo link non è più valido. Accedi, o registrati di nuovo.',
    created: (email) => `Abbiamo inviato un link a ${email}. Aprilo e accedi una volta per completare l’account.`,
  },

  secondFactor: {
    title: 'Ancora un passaggio',
    lead: 'La password è giusta. Ora dimostra che sei tu.',
    description: 'Completa l’accesso con il secondo fattore.',
    code: 'Codice',
    codeHint: (hasApp) =>
      hasApp
        ? 'Sei cifre dalla tua app di autenticazione, o un codice di recupero.'
        : 'Uno dei tuoi codici di recupero.',
    submit: 'Accedi',
    startOver: 'Accedi con un altro account',
    lost: 'Hai perso il telefono e i codici di recupero?',
    lostLink: 'Contatta l’assistenza',
  },

  signup: {
    title: 'Crea il tuo account',
    lead: 'Vedi le tue eSIM, ricaricale e ritrova le fatture.',
    description: 'Crea un account in due passaggi.',
    steps: ['Email', 'Password'],
    step: (position, name) => `Passaggio ${position} di 2: ${name}`,
    iccidHint: 'Solo se hai già una eSIM. 19 o 20 cifre, nella nostra email o nella pagina dell’ordine.',
    nameLocked: 'È il nome del tuo ordine, quindi qui non si può cambiare.',
    contact: 'Contatta l’assistenza',
    submit: 'Crea un account',
    haveAccount: 'Hai già un account?',
    logIn: 'Accedi',
  },

  setup: {
    title: 'Imposta la tua password',
    lead: 'Per chi ha acquistato una eSIM senza account.',
    description: 'Imposta una password con il tuo ICCID.',
    steps: ['Email', 'Verifica', 'Password'],
    step: (position, name) => `Passaggio ${position} di 3: ${name}`,
    emailHint: 'L’indirizzo con cui hai acquistato la eSIM. Inviamo lì un codice.',
    sendCode: 'Invia il codice',
    mailed: (email) =>
      `Se con ${email} si può impostare una password, un codice di sei cifre è in arrivo. Vale 10 minuti.`,
    code: 'Codice ricevuto via email',
    codeHint: 'Sei cifre.',
    verify: 'Verifica',
    save: 'Imposta la password',
    done: 'La tua password è impostata.',
    leaving: (seconds) => `Tra ${plural(seconds, { one: 'secondo', other: 'secondi' })} passi alla pagina di accesso.`,
    goOn: 'Continua ora',
    again: 'Invia un nuovo codice',
  },

  aside: {
    heading: 'Tutto il viaggio in un solo posto',
    items: [
      {
        icon: 'signal',
        title: 'Dati e giorni a colpo d’occhio',
        text: 'Per ogni eSIM acquistata, in diretta dalla rete.',
      },
      { icon: 'plus', title: 'Ricarica in un minuto', text: 'Aggiungi dati alla eSIM che hai già nel telefono.' },
      { icon: 'phone', title: 'Codici QR e passaggi', text: 'Quando ti servono, su qualsiasi dispositivo.' },
      { icon: 'receipt', title: 'Fatture', text: 'Tutte, pronte da scaricare.' },
    ],
  },

  auth: {
    title: 'Aiuto per l’account',
    lead: 'Guarda che cosa risulta per la tua email, o imposta una nuova password con il tuo ICCID.',
    description: 'Controlla il tuo account, imposta una password o accedi.',
    tabsLabel: 'Account',
    tabs: { check: 'Controlla l’account', register: 'Imposta o cambia la password', login: 'Accedi' },
    check: {
      submit: 'Controlla l’account',
      text: 'Mostriamo i dati di un account solo a chi ne è titolare.',
      mailed: (email) =>
        `Se ${email} appartiene a un account, un codice di sei cifre è in arrivo. Inseriscilo per vedere i dati.`,
      show: 'Mostra i dati',
      heading: 'Dati dell’account',
      fullName: 'Nome e cognome',
      email: 'Email',
      iccid: 'ICCID',
      noIccid: 'Nessuno',
      type: 'Tipo di account',
      created: 'Data di creazione',
      another: 'Controlla un’altra email',
    },
  },

  reset: {
    title: 'Reimposta la password',
    lead: 'Ti inviamo un link che vale una volta sola, per 10 minuti.',
    leadNew: 'Scegli una nuova password. Uscirai da tutti gli altri dispositivi.',
    description: 'Reimposta una password dimenticata.',
    submit: 'Invia il link',
    sentTitle: 'Link inviato',
    sentText: 'Se la tua email è registrata, tra poco riceverai un link per reimpostare la password.',
    save: 'Aggiorna la password',
    mismatch: 'Le password non coincidono',
    spent:
      'Un link vale una volta sola, per 10 minuti, e si annulla dopo cinque codici sbagliati. Qui puoi chiederne uno nuovo.',
    elsewhere: 'Hai chiesto questo link in un altro browser',
    elsewhereText: 'Per dimostrare che sei tu, inserisci il codice di 6 cifre mostrato dall’altro browser.',
    code: 'Codice dell’altro browser',
    codeWrong: (triesLeft) =>
      triesLeft === 1
        ? 'Non è il codice del browser da cui hai chiesto il link. Puoi provare ancora una volta.'
        : `Non è il codice del browser da cui hai chiesto il link. Puoi provare altre ${triesLeft} volte.`,
    askHere: 'Chiedi invece un nuovo link da qui',
    codeTitle: 'Apri il link su un altro dispositivo?',
    codeText: 'Ti chiederà questo codice. Non darlo a nessuno.',
    haveLink: 'Se hai già il link',
    haveLinkText:
      'Questa pagina legge il link con JavaScript, che nel tuo browser è disattivato. Incolla invece il link.',
    link: 'Link della nostra email',
    linkHint: 'Incolla il link completo.',
    done: 'Password aggiornata',
    already: 'Hai già effettuato l’accesso',
    alreadyText: (email) =>
      `Hai effettuato l’accesso come ${email}. Esci per reimpostare la password di un altro account.`,
    signOut: 'Esci',
    goToAccount: 'Vai all’account',
  },

  firstAdmin: {
    title: 'Crea il primo amministratore',
    lead: 'Questo link arriva a chi gestisce il server del negozio. Vale una volta sola.',
    description: 'Crea il primo amministratore del negozio.',
    submit: 'Crea l’amministratore',
    link: 'Link a questa pagina',
    linkHint: 'Incolla il link completo, così come lo ha mostrato il negozio.',
  },

  meter: {
    label: 'Sicurezza della password',
    strength: { weak: 'Debole', medium: 'Media', strong: 'Forte' },
    signs: {
      lowercase: 'Una lettera minuscola',
      uppercase: 'Una lettera maiuscola',
      digit: 'Una cifra',
      special: 'Un carattere speciale',
      length: 'Almeno 8 caratteri',
    },
    met: 'c’è',
    unmet: 'manca',
    passphrase: 'O usa semplicemente una frase di almeno 15 caratteri. Le password comuni sono sempre deboli.',
  },
}
