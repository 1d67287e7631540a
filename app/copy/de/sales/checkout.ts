// The words of the checkout.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { checkoutCopy as english } from '../../sales/checkout.ts'
import { daysText } from '../counts.ts'

export const checkoutCopy: typeof english = {
  title: 'Kasse',
  emptyCart: 'Ihr Warenkorb ist leer',
  emptyHint: 'Sagen Sie uns, wohin Sie reisen, und wir finden ein Paket, das alles abdeckt.',
  leaving: 'Sie werden zur Startseite gebracht …',
  restoring: 'Ihr zuvor gewähltes Paket wird geladen …',
  restoreFailed:
    'Ihr zuvor gewähltes Paket ließ sich nicht laden. Laden Sie diese Seite neu, um es noch einmal zu versuchen.',
  noCookies: 'Ihr Browser lehnt Cookies ab',
  noCookiesText:
    'Wir merken uns Ihren Warenkorb in einem Cookie. Lassen Sie Cookies für diese Website zu und wählen Sie Ihr Paket noch einmal.',
  continueShopping: 'Weiter einkaufen',
  paymentFailed: 'Zahlung fehlgeschlagen',
  paymentFailedText: 'Ihre Zahlung ließ sich nicht ausführen. Bitte versuchen Sie es erneut.',
  error: 'Fehler',
  errorSummary: (count) => `Bitte prüfen Sie ${plural(count, { one: 'Feld', other: 'Felder' })}`,
  fields: {
    emailMissing: 'Bitte E-Mail-Adresse angeben',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    nameMissing: 'Bitte Namen angeben',
    nameInvalid: 'Bitte geben Sie einen Namen mit höchstens 200 Zeichen ein',
    termsMissing: 'Bitte stimmen Sie den AGB zu, um fortzufahren',
  },
  contact: {
    heading: 'Wohin dürfen wir Ihre eSIM senden?',
    name: 'Vor- und Nachname',
    email: 'E-Mail-Adresse',
    emailHint: 'Hierhin kommt Ihr QR-Code. Kein Konto nötig.',
    emailGoesTo: (email) => `Ihr QR-Code geht an ${email}`,
    typo: (typed) => `${typed}?`,
    typoFix: (better) => `${better} verwenden`,
  },
  device: {
    heading: 'Ist Ihr Telefon eSIM-fähig und nicht gesperrt?',
    check: 'Mein Gerät prüfen',
    dial: 'Wählen Sie *#06#, als wollten Sie anrufen. Erscheint eine EID, ist Ihr Telefon eSIM-fähig.',
    unlocked:
      'Ein Telefon aus einem Vertrag kann für einen Anbieter gesperrt sein. Er kann Ihnen das sagen und die Sperre aufheben.',
    age: 'Die meisten Telefone ab 2019 sind dabei: ab iPhone XS, Pixel 4 und Galaxy S20.',
  },
  phone: {
    label: 'Welches Telefon werden Sie nutzen?',
    example: 'iPhone 13, Galaxy S23, Pixel 8',
    look: 'Nachsehen',
    looking: 'Wird nachgesehen',
    verdicts: {
      yes: (name) => `${name} ist eSIM-fähig.`,
      regional: (name) => `${name} ist eSIM-fähig, mit Ausnahmen.`,
      no: (name) => `${name} ist nicht eSIM-fähig.`,
      unknown: (name) =>
        `Zu „${name}“ wissen wir nichts Sicheres. Wählen Sie darauf *#06#: Erscheint eine EID, ist es eSIM-fähig.`,
    },
    kept: 'Wir speichern die Antwort mit Ihrer Bestellung.',
    paidBack:
      'Wir speichern die Antwort mit Ihrer Bestellung. Kann Ihr Telefon die eSIM doch nicht nutzen, stornieren Sie, bevor Sie sie installieren, und Sie bekommen Ihr Geld zurück.',
    unfitFirst: (name) =>
      `${name} ist nicht eSIM-fähig. Wenn Sie ein anderes Telefon nutzen, ändern Sie die Angabe unten, oder bestellen Sie einfach noch einmal.`,
  },
  summary: {
    heading: 'Ihre Bestellung',
    show: 'Bestelldetails anzeigen',
    destinations: 'Reiseziele',
    line: (trip, days) => `${trip} für ${daysText(days)}`,
    subtotal: 'Zwischensumme',
    discount: 'Rabatt',
    fee: 'Bearbeitungsgebühr',
    feeWhy: 'Kartenzahlungen sind ab 0,50\u00A0€ möglich; diese Gebühr gleicht die Differenz aus.',
    total: 'Gesamtbetrag',
    totalInclVat: 'Gesamtbetrag inkl. MwSt.',
  },
  tax: {
    chosen: (country) => `Mehrwertsteuer nach dem Land, das Sie gewählt haben: ${country}.`,
    located: (country) => `Mehrwertsteuer nach Ihrem vermutlichen Standort: ${country}.`,
    unknown: 'Der niederländische Satz, weil wir nicht erkennen konnten, wo Sie wohnen.',
    outside: 'Keine Mehrwertsteuer, weil Sie außerhalb der EU wohnen.',
    change: 'Land ändern',
  },
  coupon: {
    fold: 'Haben Sie einen Gutschein?',
    label: 'Gutscheincode',
    apply: 'Einlösen',
    applying: 'Der Gutschein wird geprüft',
    remove: 'Entfernen',
    removeLabel: (code) => `Gutschein entfernen: ${code}`,
    missing: 'Bitte geben Sie zuerst einen Code ein.',
    applied: (code, discountCents) => `${code} eingelöst. Sie sparen ${formatEuro(discountCents)}.`,
    triedFirst:
      'Wir haben zuerst Ihren Gutschein geprüft. Bitte sehen Sie sich den Gesamtbetrag an und bestellen Sie noch einmal.',
  },
  consents: {
    heading: 'Zustimmen und bestellen',
    terms: 'Ich akzeptiere die [AGB]',
    newTab: '(öffnet in einem neuen Tab)',
    contractSummary: 'Vertragszusammenfassung zu diesem Paket',
    immediate:
      'Ich verlange ausdrücklich die Lieferung vor Ablauf der Widerrufsfrist. Mir ist bekannt, dass mein Widerrufsrecht mit der Aktivierung der eSIM erlischt.',
    immediateHint: 'Freiwillig; bei der Bestellung gespeichert.',
  },
  orderButton: (totalCents) => ['Zahlungspflichtig bestellen · ', formatEuro(totalCents)],
  freeOrderButton: 'Kostenlos bestellen',
  opening: 'Sichere Zahlung wird geöffnet …',
  openingFree: 'Ihre Bestellung wird aufgegeben …',
  missingMore: (more) => `und ${plural(more, { one: 'weitere Angabe', other: 'weitere Angaben' })}`,
  paysNext: 'Sie zahlen auf der Seite unseres Zahlungsdienstleisters.',
  waitForCoupon: 'Einen Moment, wir prüfen Ihren Gutschein.',
  payment: 'Sie zahlen auf der Seite unseres Zahlungsdienstleisters. Ihre Kartendaten sehen wir nie.',
  next: {
    heading: 'So geht es weiter',
    pay: 'Sie zahlen auf der Seite des Zahlungsdienstleisters.',
    free: 'Nichts zu zahlen. Ihre Bestellung startet sofort.',
    wait: 'Wir bereiten Ihre eSIM vor; das dauert etwa eine Minute.',
    qr: 'Ihr QR-Code erscheint hier und in Ihrem Posteingang.',
  },
  moreDestinations: (more) => `+${plural(more, { one: 'weiteres', other: 'weitere' })}`,
  checkedBundle: 'Wir haben Ihr gespeichertes Paket geprüft',
  checkedKept: 'Es liegt zum heutigen Preis wieder in Ihrem Warenkorb.',
  checkedDropped: 'Wir konnten es nicht wiederherstellen; Ihr Warenkorb ist leer.',
}
