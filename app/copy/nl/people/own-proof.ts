// Asks a logged-in user to prove who they are: by password, code, or passkey.
import type {
  codeProblems as englishProblems,
  ownPasswordCopy as englishPassword,
  ownProofCopy as english,
  passkeyCopy as englishPasskey,
} from '../../people/own-proof.ts'

export const codeProblems: typeof englishProblems = {
  code_wrong: 'Die code klopt niet. Vul de code in die je app nu toont, of een herstelcode.',
  code_used: 'Die code is al gebruikt. Wacht op de volgende.',
}

export const ownProofCopy: typeof english = {
  title: 'Bevestig dat jij het bent',
  lead: 'Je bent al een tijd geleden ingelogd. Hierna vragen we het tien minuten lang niet meer.',
  description: 'Bevestig dat jij het bent voordat je verdergaat.',
  code: 'Code uit je authenticator-app',
  codeHint: 'Zes cijfers. Een herstelcode werkt ook.',
  submit: 'Bevestigen',
  done: 'Bevestigd. Je kunt verdergaan.',
  downloadStarted: 'Bevestigd. De download is begonnen.',
  downloadHint: 'Komt er niets, gebruik dan de link.',
  downloadReady: 'Bevestigd. Het bestand staat klaar.',
  downloadLink: 'Bestand downloaden',
  passkeyInstead: 'Liever een passkey gebruiken',
  missing: 'Vul je wachtwoord of code in.',
  password_wrong: 'Dat is niet je wachtwoord.',
}

export const passkeyCopy: typeof englishPasskey = {
  use: 'Passkey gebruiken',
  waiting: 'Wachten op je passkey…',
  or: 'of',
  canceled: 'De passkey is niet gebruikt. Probeer het nog eens, of gebruik een code.',
  notMade: 'Er is geen passkey gemaakt. Probeer het nog eens.',
  elsewhere: 'Je passkeys horen bij een ander adres van deze winkel. Gebruik hier een code.',
  needsScript: 'Voor passkeys is JavaScript nodig.',
}

export const ownPasswordCopy: typeof englishPassword = {
  label: 'Je wachtwoord',
  hint: 'Je bent al een tijd geleden ingelogd. Bevestig dat jij het bent.',
}
