// The words of an account's second factors: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import type { securityCopy as english } from '../../people/security.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy: typeof english = {
  title: 'Tweede factor',
  lead: 'Een wachtwoord kan worden gestolen. Met een tweede factor kan niemand met alleen je wachtwoord inloggen.',
  back: 'Je account',
  mustTitle: 'Stel een tweede factor in om verder te gaan',
  mustText: 'Iedereen die deze winkel runt, heeft er een nodig. Zodra je hem hebt, gaan je pagina’s open.',
  confirmTitle: 'Bevestig eerst dat jij het bent',
  confirmText: 'Alleen jij mag wijzigen hoe je inlogt. Je bent al een tijd geleden ingelogd.',
  confirm: 'Bevestigen dat ik het ben',
  goOn: 'Naar je pagina’s',
  tooOften: 'Te veel pogingen. Probeer het over een paar minuten nog eens.',
  unreadable: 'We konden het formulier niet lezen. Probeer het nog eens.',
  saving: 'Opslaan…',

  app: {
    heading: 'Authenticator-app',
    text: 'Een app op je telefoon toont elke 30 seconden een nieuwe code van zes cijfers.',
    since: (day) => `Ingesteld op ${day}.`,
    scan: 'Scan dit met je authenticator-app.',
    qr: 'QR-code die dit account aan een authenticator-app toevoegt',
    byHand: 'Lukt scannen niet? Voer deze sleutel in de app in:',
    copyKey: 'Sleutel kopiëren',
    code: 'Code uit de app',
    codeHint: 'Zes cijfers. Zo weten we dat de app is ingesteld.',
    submit: 'App aanzetten',
    remove: 'App verwijderen',
    removeText:
      'De codes werken hier dan niet meer. Wil je weer een app gebruiken, dan stel je hem helemaal opnieuw in.',
    yesRemove: 'Ja, app verwijderen',
  },
  passkeys: {
    heading: 'Passkeys',
    text: 'Log in met je vingerafdruk, je gezicht, je schermvergrendeling of een beveiligingssleutel.',
    none: 'Nog geen passkeys.',
    facts: (added, used) => (used ? `Toegevoegd op ${added}, laatst gebruikt op ${used}` : `Toegevoegd op ${added}`),
    elsewhere: (host) => `werkt op ${host}`,
    name: 'Naam',
    nameHint: 'Zo houd je ze uit elkaar, bijvoorbeeld ‘Werklaptop’.',
    submit: 'Passkey toevoegen',
    remove: 'Verwijderen',
    removeText: 'Je kunt er dan niet meer mee inloggen.',
    yesRemove: 'Ja, verwijderen',
    yesRemoveOf: (name) => `Ja, de passkey ${name} verwijderen`,
  },
  codes: {
    heading: 'Herstelcodes',
    text: 'Voor als je je telefoon kwijtraakt. Elke code werkt één keer, in plaats van je tweede factor.',
    left: (count) => `Nog ${count} van 10 over.`,
    renew: 'Nieuwe codes maken',
    renewText: 'Je oude codes werken dan niet meer.',
    yesRenew: 'Ja, nieuwe codes maken',
    shownTitle: 'Bewaar deze herstelcodes nu',
    shownText: 'We tonen ze maar één keer. Bewaar ze bij je wachtwoorden, of print ze.',
    copy: 'Alle codes kopiëren',
  },
  signIns: {
    heading: 'Ingelogd',
    text: 'Browsers die op je account zijn ingelogd, de nieuwste eerst.',
    facts: (when, place) => (place ? `Ingelogd op ${when}, vanuit ${place}` : `Ingelogd op ${when}`),
    used: (when) => `Laatst gebruikt op ${when}`,
    end: 'In een browser uitloggen',
  },
  lastText: 'Dit is je laatste tweede factor: zonder kan iedereen met je wachtwoord inloggen.',

  problems: {
    ...codeProblems,
    code_wrong: 'Die code klopt niet. Vul de code in die de app nu toont.',
    password_wrong: 'Je bent al een tijd geleden ingelogd. Bevestig eerst dat jij het bent.',
    offer_gone: 'Deze sleutel is te oud. Scan de nieuwe en vul de code daarvan in.',
    factor_exists: 'Dat is al ingesteld.',
    name_missing: 'Geef de passkey een naam.',
    passkey_refused: 'We konden die passkey niet gebruiken. Probeer het nog eens.',
    too_many_passkeys: 'Je hebt al tien passkeys. Verwijder er eerst een.',
    no_factor: 'Stel eerst een app of een passkey in.',
    factor_gone: 'Dat is al weg.',
  },

  card: {
    heading: 'Tweede factor',
    off: 'Uit. Iedereen met je wachtwoord kan inloggen.',
    on: 'Aan. Met alleen je wachtwoord kan niemand inloggen.',
    setUp: 'Tweede factor instellen',
    change: 'Tweede factor wijzigen',
  },

  staff: {
    heading: 'Tweede factor',
    has: (app, passkeys) =>
      [app && 'authenticator-app', passkeys > 0 && plural(passkeys, { one: 'passkey', other: 'passkeys' })]
        .filter(Boolean)
        .join(', '),
    text: 'Is iemand de tweede factor kwijt: controleer eerst of het echt die persoon is. We verwijderen alles, loggen die persoon uit en sturen een e-mail.',
    remove: 'Tweede factor verwijderen',
    yesRemove: 'Ja, alles verwijderen',
    problems: {
      own_account: 'Wijzig je eigen tweede factor op de pagina van je account.',
      person_gone: 'Dit account bestaat niet meer.',
      factor_gone: 'Dit account heeft geen tweede factor.',
    },
  },
}
