// The words of the eSIM status page: the two fields, what is left, the codes, and the email for a forgotten ICCID.
import { formFor, plural } from '#app/language/formats.ts'
import type {
  activationProblems as englishActivation,
  reminderProblems as englishReminder,
  statusCopy as english,
  statusProblems as englishStatus,
} from '../../delivery/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { daysText } from '../counts.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'Der Aktivierungscode ließ sich nicht abrufen'

export const statusProblems: typeof englishStatus = {
  nothing_given: 'Bitte geben Sie eine E-Mail-Adresse oder ICCID ein',
  iccid_missing: 'Bitte geben Sie zu Ihrer E-Mail-Adresse auch die ICCID an, damit wir sie zuordnen können.',
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  iccid_invalid: 'Bitte geben Sie eine gültige ICCID ein (19 oder 20 Ziffern)',
  email_unknown: 'Zu dieser E-Mail-Adresse wurde keine eSIM gefunden',
  iccid_mismatch: 'Die ICCID passt nicht zu dieser E-Mail-Adresse.',
  status_unavailable: 'Der Status der eSIM ließ sich nicht abrufen',
}

export const activationProblems: typeof englishActivation = {
  not_proven: ACTIVATION_FAILED,
  order_withdrawn:
    'Sie haben diese Bestellung widerrufen, deshalb zeigen wir ihre Codes nicht. Doch anders überlegt? Schreiben Sie uns.',
  code_unavailable: ACTIVATION_FAILED,
}

export const reminderProblems: typeof englishReminder = {
  email_missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  no_esim: 'Zu dieser E-Mail-Adresse wurde keine eSIM gefunden.',
  mail_failed: 'Die E-Mail ließ sich nicht senden',
}

export const statusCopy: typeof english = {
  title: 'eSIM-Status',
  lead: 'Sehen Sie, wie viel Datenvolumen übrig ist und wann die eSIM abläuft. Ihre ICCID genügt. Mit Ihrer E-Mail-Adresse prüfen wir, ob beide zusammengehören.',
  tooOften: tooManyAttempts,
  unexpected: 'Beim Prüfen des eSIM-Status ist ein Fehler aufgetreten',
  databaseError: (message) => `Datenbankfehler: ${message}`,
  functionError: (message) => `Funktionsfehler: ${message}`,
  tryLater: 'Unsere Daten sind gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
  retrieved: 'eSIM-Status abgerufen',
  error: 'Fehler',

  form: {
    heading: 'Welche eSIM?',
    email: 'E-Mail-Adresse',
    emailHint: 'Die Adresse, mit der Sie die eSIM gekauft haben.',
    iccid: 'ICCID',
    iccidHint:
      '19 oder 20 Ziffern. Sie steht in unserer E-Mail, auf Ihrer Bestellseite oder auf Ihrem Telefon unter SIM oder Mobilfunk.',
    iccidShort: 'Die ICCID hat 19 oder 20 Ziffern',
    iccidCount: (digits) => `${digits} von 19 oder 20 Ziffern`,
    prefilled: 'Aus der Bestellung in diesem Browser übernommen.',
    forgot: 'ICCID vergessen?',
    check: 'Status prüfen',
    checking: 'Status wird geprüft',
    others: 'Ihre anderen eSIMs prüfen',
    other: (position, iccid) => `eSIM ${position} – ${iccid}`,
    show: 'Anzeigen',
  },

  held: {
    heading: 'Ihre eSIMs',
    facts: (trip, days) => `${trip}, ${daysText(days)}`,
    checkOf: (name) => `Status prüfen: ${name}`,
  },

  card: {
    named: (masked) => `eSIM ${masked}`,
    balance: 'Verbleibendes Datenvolumen',
    data: 'Datenvolumen',
    balanceUnknown: 'Nicht bekannt',
    balanceUnknownText: 'Das Netz hat nicht gemeldet, wie viel übrig ist. Bitte aktualisieren Sie gleich noch einmal.',
    left: (left, total) => (total ? `Noch ${left} von ${total}` : `Noch ${left}`),
    megabytes: (left, total) => `${left}\u00A0MB von ${total}\u00A0MB`,
    megabytesOnly: (left) => `${left}\u00A0MB; die Gesamtmenge hat das Netz nicht gemeldet`,
    pace: (day) => `Bei diesem Tempo bis ${day}`,
    paceWhole: 'Bei diesem Tempo reicht es bis zum Ablauf',
    starts: (startsAt) => rulesCopy.starts(startsAt),
    used: (percent) => `${percent}\u00A0% verbraucht`,
    color: {
      green: 'Noch reichlich',
      yellow: 'Wird weniger',
      red: 'Fast leer',
    },
    empty: 'Kein Datenvolumen mehr',
    zone: 'eSIM-Zone',
    expiry: 'Ablaufdatum',
    expired: 'Abgelaufen',
    noExpiry: 'Die eSIM ist nicht aktiviert',
    noExpiryText: (startsAt) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} Die Installation allein startet sie nicht.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Verbleibende Zeit',
    countdown: ({ days, hours, minutes, seconds }, hasSeconds) => [
      { count: days, unit: formFor(days, { one: 'Tag', other: 'Tage' }) },
      { count: hours, unit: formFor(hours, { one: 'Stunde', other: 'Stunden' }) },
      { count: minutes, unit: formFor(minutes, { one: 'Minute', other: 'Minuten' }) },
      ...(hasSeconds ? [{ count: seconds, unit: formFor(seconds, { one: 'Sekunde', other: 'Sekunden' }) }] : []),
    ],
    hideSeconds: 'Sekunden ausblenden',
    showSeconds: 'Sekunden anzeigen',
    lookingUp: 'Der Status Ihrer eSIM wird geprüft',
    refresh: 'Aktualisieren',
    refreshing: 'Status wird aktualisiert',
    updated: (seconds) =>
      seconds < 60
        ? `vor ${seconds}\u00A0s aktualisiert`
        : seconds < 3600
          ? `vor ${Math.floor(seconds / 60)}\u00A0min aktualisiert`
          : `vor ${plural(Math.floor(seconds / 3600), { one: 'Stunde', other: 'Stunden' })} aktualisiert`,
  },

  activation: {
    heading: 'Diese eSIM installieren',
    lead: 'Code und QR-Bild für das Telefon, mit dem Sie reisen.',
    show: 'Installationsdaten und QR-Code anzeigen',
    loading: 'Die Codes werden geladen',
    iccid: 'ICCID',
    copyIccid: 'ICCID kopieren',
    code: 'Aktivierungscode zum Eingeben',
    copyCode: 'Code kopieren',
    qrAlt: (iccid) => `QR-Code der eSIM mit der Endung ${iccid.slice(-4)}`,
    scan: 'Scannen Sie den Code mit der Kamera des Telefons, mit dem Sie reisen.',
    download: 'QR-Code laden',
    file: 'qrcode.png',
    install: 'Zur Installation: Schritte, Erinnerungen und Hilfe',
    help: 'Hilfe bei der Installation (FAQ)',
  },

  proof: {
    heading: 'Sie suchen den QR-Code oder Ihre anderen eSIMs?',
    text: 'Wir zeigen sie in dem Browser, in dem Sie bestellt haben. In jedem anderen öffnen Sie einmal den Link in unserer E-Mail, dann sehen Sie sie auch dort.',
    button: 'Links per E-Mail senden',
  },

  forgot: {
    title: 'ICCID per E-Mail erhalten',
    text: 'Wir senden die ICCIDs Ihrer eSIMs an die Adresse, mit der Sie sie gekauft haben, mit einem Link zu jeder Bestellung.',
    email: 'E-Mail-Adresse',
    send: 'E-Mail senden',
    sending: 'Die E-Mail wird gesendet',
    sent: 'E-Mail gesendet!',
    sentText: 'Sehen Sie in Ihren Posteingang und nach ein paar Minuten auch in den Spam-Ordner.',
    buy: 'eSIM kaufen',
    support: 'Support kontaktieren',
    again: 'Andere Adresse versuchen',
  },
}
