// Asks a logged-in user to prove who they are: by password, code, or passkey.
import type {
  codeProblems as englishProblems,
  ownPasswordCopy as englishPassword,
  ownProofCopy as english,
  passkeyCopy as englishPasskey,
} from '../../people/own-proof.ts'

export const codeProblems: typeof englishProblems = {
  code_wrong:
    'Dieser Code stimmt nicht. Bitte geben Sie den ein, den Ihre App jetzt anzeigt, oder einen Wiederherstellungscode.',
  code_used: 'Dieser Code wurde schon benutzt. Bitte warten Sie auf den nächsten.',
}

export const ownProofCopy: typeof english = {
  title: 'Bestätigen Sie, dass Sie es sind',
  lead: 'Ihre Anmeldung liegt schon etwas zurück. Danach fragen wir zehn Minuten lang nicht mehr.',
  description: 'Bestätigen Sie, dass Sie es sind, bevor es weitergeht.',
  code: 'Code aus Ihrer Authenticator-App',
  codeHint: 'Sechs Ziffern. Ein Wiederherstellungscode geht auch.',
  submit: 'Bestätigen',
  done: 'Bestätigt. Sie können fortfahren.',
  downloadStarted: 'Bestätigt. Der Download läuft.',
  downloadHint: 'Kommt nichts an, nehmen Sie den Link.',
  downloadReady: 'Bestätigt. Die Datei ist bereit.',
  downloadLink: 'Datei herunterladen',
  passkeyInstead: 'Stattdessen Passkey verwenden',
  missing: 'Bitte geben Sie Ihr Passwort oder Ihren Code ein.',
  password_wrong: 'Das ist nicht Ihr Passwort.',
}

export const passkeyCopy: typeof englishPasskey = {
  use: 'Passkey verwenden',
  waiting: 'Wir warten auf Ihren Passkey',
  or: 'oder',
  canceled: 'Der Passkey wurde nicht verwendet. Versuchen Sie es erneut, oder nehmen Sie einen Code.',
  notMade: 'Es wurde kein Passkey erstellt. Bitte versuchen Sie es erneut.',
  elsewhere: 'Ihre Passkeys gehören zu einer anderen Adresse dieses Shops. Verwenden Sie hier einen Code.',
  needsScript: 'Passkeys brauchen JavaScript.',
}

export const ownPasswordCopy: typeof englishPassword = {
  label: 'Ihr Passwort',
  hint: 'Ihre Anmeldung liegt schon etwas zurück. Bitte bestätigen Sie, dass Sie es sind.',
}
