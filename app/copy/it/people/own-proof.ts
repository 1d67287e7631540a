// Asks a logged-in user to prove who they are, in Italian.
import type * as english from '../../people/own-proof.ts'

export const codeProblems: typeof english.codeProblems = {
  code_wrong: 'Il codice non è giusto. Inserisci quello che l’app mostra ora, o un codice di recupero.',
  code_used: 'Questo codice è già stato usato. Aspetta il prossimo.',
}

export const ownProofCopy: typeof english.ownProofCopy = {
  title: 'Conferma che sei tu',
  lead: 'Hai effettuato l’accesso un po’ di tempo fa. Dopo questa conferma, per dieci minuti non te lo chiediamo più.',
  description: 'Conferma che sei tu prima di continuare.',
  code: 'Codice dell’app di autenticazione',
  codeHint: 'Sei cifre. Va bene anche un codice di recupero.',
  submit: 'Conferma',
  done: 'Confermato. Puoi continuare.',
  downloadStarted: 'Confermato. Il download è iniziato.',
  downloadHint: 'Se non arriva niente, usa il link.',
  downloadReady: 'Confermato. Il file è pronto.',
  downloadLink: 'Scarica il file',
  passkeyInstead: 'Usa invece una passkey',
  missing: 'Inserisci la password o un codice.',
  password_wrong: 'Non è la tua password.',
}

export const passkeyCopy: typeof english.passkeyCopy = {
  use: 'Usa una passkey',
  waiting: 'In attesa della tua passkey',
  or: 'oppure',
  canceled: 'La passkey non è stata usata. Riprova, o usa un codice.',
  notMade: 'Non è stata creata nessuna passkey. Riprova.',
  elsewhere: 'Le tue passkey appartengono a un altro indirizzo di questo negozio. Qui usa un codice.',
  needsScript: 'Per le passkey serve JavaScript.',
}

export const ownPasswordCopy: typeof english.ownPasswordCopy = {
  label: 'La tua password',
  hint: 'Hai effettuato l’accesso un po’ di tempo fa. Conferma che sei tu.',
}
