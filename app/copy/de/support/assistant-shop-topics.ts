// What you can do in the shop and where, with answers short enough for a chat: buying, paying, refunds, the account.
import { sizeLabel } from '#app/language/formats.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type { SHOP_TOPICS as english, unlimitedTopic as englishUnlimited } from '../../support/assistant-shop-topics.ts'

export const SHOP_TOPICS: typeof english = [
  {
    title: 'Eine eSIM kaufen',
    text: 'Wählen Sie, wohin und wann Sie reisen, und dann ein Paket. Sie zahlen auf der Seite unseres Zahlungsdienstleisters, und Ihre eSIM erscheint auf der Bestellseite und in Ihrem Posteingang, in der Regel binnen Minuten. Ein Konto brauchen Sie nicht.',
    path: '/bundleselector',
    asked: [
      'wie kaufe ich eine esim',
      'wie funktioniert das',
      'wie bestelle ich',
      'bestellung aufgeben',
      'brauche ich ein konto zum kaufen',
    ],
  },
  {
    title: 'Lieferung',
    text: 'Wir verschicken nichts: Eine eSIM ist digital, es gibt keine Plastikkarte. Nach der Zahlung erscheint der QR-Code auf der Bestellseite und in Ihrem Posteingang, in der Regel binnen Minuten.',
    path: '/bundleselector',
    asked: [
      'verschickt ihr sim karten',
      'liefern sie nach hause',
      'versand per post',
      'postversand',
      'versandkosten',
      'sim karte aus plastik',
      'physische sim karte zuschicken',
      'kommt die esim mit der post',
      'wie wird die esim geliefert',
      'lieferzeit',
    ],
  },
  {
    title: 'Das richtige Paket finden',
    text: 'Geben Sie Reiseziele und Daten ein, und Sie sehen jedes Paket, das alle abdeckt, mit Preisen inklusive Steuern. Oder nennen Sie mir das Land und die Zahl der Tage, zum Beispiel „Japan für 10 Tage“.',
    path: '/bundleselector',
    asked: [
      'welches paket brauche ich',
      'was kostet das',
      'preise der pakete',
      'wie viel datenvolumen brauche ich',
      'welche länder sind dabei',
      'liste der länder',
      'günstigstes paket',
      'eine esim für mehrere länder',
    ],
  },
  {
    title: 'Erstattung und Widerruf',
    text: 'Sie können 14 Tage lang ohne Begründung widerrufen. „Vertrag widerrufen“ geht in zwei Schritten und ohne Konto. Haben Sie bei der Bestellung die sofortige Lieferung verlangt, erlischt dieses Recht mit der Aktivierung der eSIM, also mit der ersten Datennutzung. Wir erstatten innerhalb von 14 Tagen über das ursprüngliche Zahlungsmittel. Etwas funktioniert nicht? Das ist ein anderes Recht; schreiben Sie uns.',
    path: '/withdraw',
    asked: [
      'bekomme ich mein geld zurück',
      'geld zurück',
      'erstattung',
      'bestellung stornieren',
      'esim zurückgeben',
      'widerruf',
      'widerrufen',
      'anders überlegt',
      'reise abgesagt',
      'falsches paket gekauft',
      'nicht verbrauchte daten erstatten',
    ],
  },
  {
    title: 'Zahlungsarten',
    text: 'Sie zahlen im Voraus, in Euro, auf der Seite unseres Zahlungsdienstleisters. Kredit- und Debitkarten gehen. Welche anderen Zahlungsarten es gibt, etwa PayPal, Apple Pay, Google Pay oder iDEAL, kann von Ihrem Land und Gerät abhängen. Sie sehen sie auf dieser Seite, bevor Sie zahlen. Ihre Kartendaten sehen wir nie.',
    path: '/terms#payment',
    asked: [
      'wie kann ich bezahlen',
      'zahlungsarten',
      'zahlungsmethoden',
      'welche karten nehmt ihr',
      'kreditkarte',
      'paypal',
      'apple pay',
      'google pay',
      'klarna',
      'ideal',
      'lastschrift',
      'rechnungskauf',
      'american express',
      'girocard',
      'währung',
      'ist die zahlung sicher',
      'in franken bezahlen',
    ],
  },
  {
    title: 'Eine fehlgeschlagene Zahlung',
    text: 'Schlägt eine Zahlung fehl, schulden Sie nichts. Sie kommen zurück zur Kasse, Warenkorb und Angaben sind noch da, und Sie können es erneut versuchen oder anders zahlen.',
    path: '/checkout',
    asked: [
      'zahlung fehlgeschlagen',
      'karte abgelehnt',
      'zahlung funktioniert nicht',
      'kann nicht bezahlen',
      'doppelt abgebucht',
    ],
  },
  {
    title: 'Gutscheincodes',
    text: 'Geben Sie den Code an der Kasse unter „Ihre Bestellung“ ein und wählen Sie „Einlösen“. Pro Bestellung gilt ein Code, und den Rabatt sehen Sie, bevor Sie bestellen.',
    path: '/checkout',
    asked: [
      'wo gebe ich einen gutschein ein',
      'rabattcode',
      'gutscheincode',
      'gutschein funktioniert nicht',
      'gutschein einlösen',
      'promo code',
    ],
  },
  {
    title: 'Rechnung',
    text: 'Ist Ihre Bestellung abgeschlossen, finden Sie die Rechnung auf der Bestellseite unter „Rechnung ansehen“, in Ihrem Konto und in unserer E-Mail. Sie können sie drucken oder als PDF sichern. Zu kostenlosen Bestellungen gibt es keine, weil nichts abgebucht wurde.',
    path: '/account',
    asked: ['wo ist meine rechnung', 'rechnung herunterladen', 'beleg', 'quittung', 'rechnung als pdf', 'kaufbeleg'],
  },
  {
    title: 'Rechnung für ein Unternehmen, mit USt-IdNr.',
    text: 'Setzen Sie an der Kasse das Häkchen bei „Ich kaufe für ein Unternehmen“, dann kommen Name, Anschrift und USt-IdNr. auf die Rechnung. Bestätigt VIES die USt-IdNr. aus einem anderen EU-Land, schuldet Ihr Unternehmen die Steuer selbst (Reverse-Charge). Unternehmen außerhalb der EU zahlen keine Mehrwertsteuer. Speichern Sie die Daten, erhalten Sie einen Code, der sie beim nächsten Mal einträgt.',
    path: '/checkout',
    asked: [
      'rechnung mit umsatzsteuer id',
      'für meine firma kaufen',
      'firmenrechnung',
      'reverse charge',
      'spesen abrechnen',
      'ust id',
      'steuernummer auf der rechnung',
      'firmendaten',
      'rechnung für unternehmen',
    ],
  },
  {
    title: 'Steuern im Preis',
    text: 'Der Gesamtbetrag vor der Bestellung enthält die Mehrwertsteuer Ihres Landes. Die Leiste oben auf jeder Seite zeigt dieses Land, und dort können Sie es ändern.',
    path: '/terms#prices',
    asked: [
      'ist die mehrwertsteuer enthalten',
      'mehrwertsteuersatz',
      'warum zahle ich mehrwertsteuer',
      'umsatzsteuer',
      'preis mit oder ohne steuer',
      'versteckte kosten',
    ],
  },
  {
    title: 'E-Mail-Adresse ändern',
    text: 'Wählen Sie in Ihrem Konto unter „Profil“ die Schaltfläche „E-Mail-Adresse ändern“. Geben Sie Ihr Passwort ein, und wir senden einen Link an die neue Adresse. Er gilt eine Stunde. Haben Sie sich bei einer Bestellung vertippt, schreiben Sie uns mit der Bestellnummer.',
    path: '/account?tab=profile',
    asked: [
      'e-mail adresse ändern',
      'falsche e-mail in der bestellung',
      'bei der e-mail vertippt',
      'tippfehler in der email',
      'neue e-mail adresse',
      'falsche adresse eingegeben',
    ],
  },
  {
    title: 'Passwort vergessen',
    text: 'Geben Sie unter „Passwort zurücksetzen“ Ihre E-Mail-Adresse ein, und wir senden Ihnen einen Link, mit dem Sie ein neues festlegen.',
    path: '/reset-password',
    asked: [
      'passwort vergessen',
      'passwort zurücksetzen',
      'kann mich nicht anmelden',
      'login funktioniert nicht',
      'passwort ändern',
    ],
  },
  {
    title: 'Ein Konto anlegen',
    text: 'Zum Kaufen brauchen Sie kein Konto. Mit einem sind Ihre eSIMs, ihr Stand und Ihre Rechnungen an einem Ort, auch frühere Bestellungen mit derselben E-Mail-Adresse.',
    path: '/signup',
    asked: ['konto anlegen', 'registrieren', 'anmelden', 'wofür ist das konto', 'esim zu meinem konto hinzufügen'],
  },
  {
    title: 'Ihr Konto löschen',
    text: 'Öffnen Sie in Ihrem Konto „Profil“ und gehen Sie ganz nach unten. Sie brauchen Ihr Passwort. Ihre eSIMs funktionieren weiter, und Bestellungen und Rechnungen bewahren wir auf, solange das Steuerrecht es verlangt. Dort können Sie auch alle Ihre Daten exportieren.',
    path: '/account?tab=profile',
    asked: ['konto löschen', 'meine daten löschen', 'meine daten exportieren', 'konto schließen', 'dsgvo'],
  },
  {
    title: 'Mehrere Reisende',
    text: 'Eine Bestellung kann für bis zu zehn Reisende sein: Wählen Sie unter den Paketen, im Warenkorb oder an der Kasse, für wie viele. Sie zahlen einmal, und alle bekommen eine eigene eSIM und einen eigenen Link. Bei verschiedenen Reisen oder E-Mail-Adressen bestellen Sie einzeln.',
    path: '/bundleselector',
    asked: [
      'mehrere esims kaufen',
      'esims für meine familie',
      'zwei handys zwei esims',
      'gruppenbestellung',
      'esim für meine frau',
      'für meine kinder',
      'als geschenk',
    ],
  },
  {
    title: 'Unsere eSIMs verkaufen',
    text: 'Wir haben vier Partnerpakete, vom kostenlosen Affiliate-Programm bis zum Shop unter Ihrem eigenen Namen. Vergleichen Sie sie und senden Sie Ihre Anfrage auf der Partnerseite.',
    path: '/business',
    asked: ['partner werden', 'affiliate programm', 'wiederverkäufer', 'white label', 'provision', 'api für partner'],
  },
]

export const unlimitedTopic: typeof englishUnlimited = (data) => ({
  title: 'Unbegrenztes Datenvolumen',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['unbegrenztes datenvolumen', 'gibt es unbegrenzte pakete', 'flatrate', 'größtes paket'],
})

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const fixed = `ein festes Datenvolumen, höchstens ${sizeLabel({ megabytes: mostMegabytes })}`
  const others = mostMegabytes > 0 ? `Andere Pakete haben ${fixed}. ` : ''
  const all = `${others}Welche es für Ihre Reise gibt, zeigen die Ergebnisse.`
  if (kinds.has('unlimited'))
    return `Für einige Reiseziele haben wir unbegrenzte Pakete. Ab einer bestimmten Menge am Tag können sie langsamer werden. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `Ein unbegrenztes Paket gibt es nicht, aber einige bringen jeden Tag neues Datenvolumen. ${all}`
  return `Jedes Paket hat ${fixed}. Ein unbegrenztes gibt es nicht. Geht es zur Neige, können Sie aufladen oder, wo das nicht geht, ein weiteres Paket kaufen.`
}
