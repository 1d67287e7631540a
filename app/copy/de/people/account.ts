// The words of the account area: tabs, overview and services.
import { plural, sizeWords } from '#app/language/formats.ts'
import type { accountCopy as english } from '../../people/account.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { daysText, minutesText } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

const hoursText = (hours: number) => plural(hours, { one: 'Stunde', other: 'Stunden' })

export const accountCopy: typeof english = {
  title: 'Ihr Konto',
  hello: (name) => `Angemeldet als ${name}`,
  tabsLabel: 'Bereiche des Kontos',
  tabs: { overview: 'Übersicht', services: 'eSIMs', features: 'Funktionen', profile: 'Profil' },

  empty: {
    heading: 'Keine aktiven eSIMs',
    text: 'In diesem Konto ist noch nichts. Was Sie mit Ihrer E-Mail-Adresse kaufen, erscheint hier.',
    browse: 'eSIM-Pakete ansehen',
    link: 'eSIM per ICCID hinzufügen',
  },

  esim: {
    facts: (data, days, day) => `${sizeWords(data)} für ${daysText(days)}, gekauft: ${day}`,
    number: 'ICCID',
    loading: 'Ihr Stand wird geprüft',
    failed: 'Die Daten Ihrer eSIM ließen sich nicht laden.',
    tooOften: 'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten erneut.',
    retry: 'Erneut versuchen',
    showFigures: 'Restvolumen anzeigen',
    timeLeft: 'Verbleibende Zeit',
    notStarted: (startsAt) => rulesCopy.starts(startsAt),
    ended: 'Abgelaufen',
    until: (day) => `bis ${day}`,
    left: ({ days, hours, minutes }) =>
      days > 0 ? `${daysText(days)} ${hoursText(hours)}` : `${hoursText(hours)} ${minutesText(minutes)}`,
    topUp: 'Aufladen',
    open: 'eSIM öffnen',
    openOf: (name) => `eSIM öffnen: ${name}`,
    rename: 'Umbenennen',
    renameLabel: 'Name dieser eSIM',
    renameHint: 'Den sehen nur Sie, zum Beispiel „Annas iPad“. Leer gelassen heißt sie wie die Reise.',
    save: 'Namen speichern',
    history: 'Verlauf',
    bought: (trip) => `Gekauft: ${trip}`,
    toppedUp: (data) => `Aufladung: ${sizeWords(data)}`,
    actionsOf: (name) => `Aktionen für ${name}`,
  },

  overview: {
    passHeading: 'Ihre Bordkarte',
    others: 'Weitere eSIMs',
    boughtOn: (day) => `Gekauft: ${day}`,
    manage: 'Alle eSIMs mit ihrem Stand',
    next: {
      install: {
        text: (startsAt) => `Noch nicht in Gebrauch. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'eSIM installieren',
      },
      top_up: { text: 'Geht zur Neige. Laden Sie dieselbe eSIM auf.', button: 'Aufladen' },
      another: {
        text: 'Geht zur Neige, und diese eSIM lässt sich nicht aufladen. Eine neue haben Sie in einer Minute.',
        button: 'eSIM-Pakete ansehen',
      },
      buy: { text: 'Diese eSIM ist abgelaufen. Eine neue haben Sie in einer Minute.', button: 'eSIM-Pakete ansehen' },
      nothing: { text: 'Alles in Ordnung. Nichts zu tun.', button: null },
    },
    payments: 'Bestellungen und Rechnungen',
    orders: 'Letzte Bestellungen',
    noOrders: 'Noch keine Bestellungen.',
    order: (trip, days) => `${trip}, ${daysText(days)}`,
    phase: {
      awaiting_payment: 'Nicht bezahlt',
      payment_processing: 'Zahlung unterwegs',
      in_progress: 'Wird geliefert',
      failed: 'Neuer Versuch nötig',
      completed: 'Geliefert',
      in_review: 'In Prüfung',
      refunded: 'Erstattet',
      canceled: 'eSIM storniert',
      replaced: 'eSIM ersetzt',
    },
    takenBack: 'Von Ihrer Bank zurückgeholt',
    open: 'Bestellung öffnen',
    openOf: (what, day) => `Bestellung öffnen: ${what}, ${day}`,
    invoice: 'Rechnung',
    invoiceOf: (what, day) => `Rechnung: ${what}, ${day}`,
    invoices: 'Rechnungen',
    noInvoices: 'Noch keine Rechnungen.',
    creditNote: 'Rechnungskorrektur',
  },

  services: {
    heading: 'Ihre eSIMs',
    filters: 'Anzeigen',
    all: 'Alle',
    noneHere: (status) => `Keine Ihrer eSIMs hat den Status „${status}“.`,
    add: {
      heading: 'eSIM per ICCID hinzufügen',
      text: 'Für eine eSIM, die Sie mit einer anderen E-Mail-Adresse gekauft haben. Wir senden einen Code an diese Adresse. Geben Sie ihn hier ein, dann kommt die eSIM in dieses Konto.',
      iccid: 'ICCID',
      iccidHint: '19 oder 20 Ziffern. Sie steht in unserer E-Mail oder auf Ihrem Telefon unter SIM oder Mobilfunk.',
      start: 'eSIM hinzufügen',
      starting: 'Die eSIM wird gesucht',
      mailed:
        'Wenn das eine unserer eSIMs ist, ist ein sechsstelliger Code an die Adresse unterwegs, mit der sie gekauft wurde. Er gilt 10 Minuten.',
      code: 'Code aus der E-Mail',
      finish: 'Code bestätigen',
      again: 'Andere ICCID verwenden',
      done: 'Die eSIM ist jetzt in Ihrem Konto.',
    },
    problems: {
      iccid_invalid: 'Bitte geben Sie eine gültige ICCID ein (19 oder 20 Ziffern)',
      already_yours: 'Diese eSIM ist schon in Ihrem Konto.',
      code_wrong: 'Dieser Code stimmt nicht. Bitte sehen Sie noch einmal in die E-Mail.',
      proof_gone: 'Dieser Code gilt nicht mehr. Bitte beginnen Sie noch einmal mit der ICCID.',
      not_yours: 'Diese eSIM ist nicht in Ihrem Konto.',
      label_long: 'Bitte höchstens 40 Zeichen eingeben.',
    },
    renamed: 'Name gespeichert.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'Wir konnten das Formular nicht lesen. Bitte füllen Sie es noch einmal aus.',
}
