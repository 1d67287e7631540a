// The contract summary of a bundle, under the headings that Implementing Regulation (EU) 2019/2243 prescribes.
import { formatEuro } from '#app/language/formats.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isTotal } from '#values/data-allowance.ts'
import { byStart } from '../../catalogue/by-start.ts'
import type { summaryCopy as english } from '../../sales/contract-summary.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'
import { daysText } from '../counts.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'ab der ersten Datennutzung in der Zone',
    installation: 'ab der Installation',
    purchase: 'ab dem Kauf',
    unknown: 'ab einem Zeitpunkt, den das Netz nicht mitteilt, frühestens ab der Installation',
  })

export const summaryCopy: typeof english = {
  days: daysText,
  title: 'Vertragszusammenfassung',
  titleOf: (zone, data, days) => `Vertragszusammenfassung: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone, data, days) =>
    `Vertragszusammenfassung zum eSIM-Paket ${zone}, ${data} für ${daysText(days)}: Dienst, Preis, Laufzeit und weitere Bedingungen.`,
  purpose:
    'Diese Vertragszusammenfassung enthält die Hauptbestandteile dieses Dienstleistungsangebots, wie es das EU-Recht vorschreibt. Sie erleichtert den Vergleich zwischen verschiedenen Angeboten. Vollständige Informationen über die Dienstleistung sind in anderen Dokumenten enthalten.',
  provider: 'Anbieter',
  bundle: 'Angebot',
  bundleNumber: 'Paketnummer',
  asOf: 'Stand',
  services: {
    heading: 'Dienste und Geräte',
    text: (data, zone) =>
      `Mobile Daten für Reisende: ${prepaidText(data)} in der Zone ${zone}, geliefert als eSIM-Profil (QR-Code und Aktivierungscode). Keine Rufnummer, keine Anrufe, keine SMS, kein Fernsehen. Es wird kein Gerät mitgeliefert. Sie brauchen ein eSIM-fähiges Gerät, das nicht für einen Anbieter gesperrt ist.`,
    coverage: (count) => `Länder und Gebiete der Zone (${count})`,
  },
  speed: {
    heading: 'Geschwindigkeiten des Internetdienstes und Abhilfen bei Problemen',
    text: [
      'Die Verbindung läuft über Mobilfunknetze in dem Land, das Sie besuchen. Die Höchstgeschwindigkeit ist die, die das jeweilige Netz Gästen an diesem Ort auf Ihrem Gerät bietet. Eine Mindestgeschwindigkeit wird nicht zugesagt, und eine beworbene Geschwindigkeit ist für dieses Paket nicht angegeben.',
      'Funktioniert die Verbindung nicht wie zugesagt, schreiben Sie dem Support. Wir beheben das Problem oder erstatten Ihnen den Preis. Bei andauernden oder regelmäßig wiederkehrenden Abweichungen behalten Sie Ihre gesetzlichen Rechte.',
    ],
  },
  price: {
    heading: 'Preis',
    total: 'Sie zahlen einmalig',
    before: 'Preis vor Steuern',
    note: (data, isSlow) =>
      `Zum Steuersatz des Landes, das auf dieser Website gewählt ist. Es gibt keine Aktivierungsgebühr, keine monatliche Gebühr und ${usedUpText(data, isSlow)}.`,
    ended:
      'Dieses Paket verkaufen wir nicht mehr. Wenn Sie es gekauft haben, steht auf Beleg und Rechnung, was Sie gezahlt haben.',
    topup: (cents) => `Mehr Datenvolumen für dieselbe eSIM (Aufladung): ${formatEuro(cents)} vor Steuern.`,
  },
  duration: {
    heading: 'Laufzeit, Verlängerung und Kündigung',
    text: (days, facts, data) =>
      `Das Paket läuft ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', oder bis das Datenvolumen aufgebraucht ist' : ''}. Es verlängert sich nie von selbst und muss nicht gekündigt werden. ${rulesCopy.beginBy(facts)}`.trim(),
    esim: (days) => `Eine eSIM ist ab der ersten Datennutzung höchstens ${daysText(days)} gültig.`,
    withdrawal:
      'Verbraucher können innerhalb von 14 Tagen nach der Bestellung widerrufen. Haben sie die sofortige Lieferung verlangt, erlischt dieses Recht mit der Aktivierung der eSIM.',
  },
  features: {
    heading: 'Funktionsmerkmale für Endnutzer mit Behinderungen',
    text: 'Der Shop ist nach WCAG 2.2, Stufe AA, gebaut, und der Support ist schriftlich erreichbar. Das Paket enthält nur Daten. Für Vermittlungs- und Notrufdienste, die eine Rufnummer brauchen, nutzen Sie Ihre eigene SIM.',
  },
  other: {
    heading: 'Sonstige relevante Informationen',
    text: 'Die Zahlung erfolgt im Voraus. Es gilt niederländisches Recht. Zu den vollständigen Informationen gehören die Allgemeinen Geschäftsbedingungen, die Datenschutzseite und die Erklärung zur Barrierefreiheit. Dies ist eine Übersetzung; verbindlich ist der englische Text.',
  },
  links: {
    plan: 'Reise planen',
    terms: 'Allgemeine Geschäftsbedingungen',
    withdraw: 'Vertrag widerrufen',
    support: 'Hilfe erhalten',
    devices: 'Gerät prüfen',
  },
}
