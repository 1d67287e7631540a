// The words of the company section of the checkout.
import { charactersText } from '../counts.ts'
import type { companyCopy as english } from '../../people/company.ts'

export const companyCopy: typeof english = {
  label: 'Kauf für ein Unternehmen',
  isCompany: 'Ich kaufe für ein Unternehmen',
  isCompanyHint: 'Name, Anschrift und USt-IdNr. kommen auf die Rechnung.',
  heading: 'Firmendaten',
  optional: '(optional)',
  code: {
    label: 'Firmencode',
    hint: 'Haben Sie Ihr Unternehmen hier schon gespeichert? Geben Sie den 5-stelligen Code ein (ohne I, O, 0 und 1).',
    find: 'Suchen',
    finding: 'Das Unternehmen wird gesucht',
  },
  notices: {
    code_missing: {
      title: 'Firmencode fehlt',
      text: 'Bitte geben Sie einen Firmencode ein, damit wir die Firmendaten finden.',
    },
    not_found: {
      title: 'Unternehmen nicht gefunden',
      text: 'Zu diesem Code haben wir kein Unternehmen gefunden. Bitte tragen Sie Ihre Firmendaten ein.',
    },
    found: {
      title: 'Unternehmen gefunden',
      text: 'Ihre Firmendaten sind eingetragen. Verdeckte Stellen ergänzen wir bei der Bestellung.',
    },
    lookup_failed: {
      title: 'Fehler',
      text: 'Die Firmendaten ließen sich nicht abrufen. Bitte versuchen Sie es erneut.',
    },
    missing_information: {
      title: 'Angaben fehlen',
      text: 'Bitte füllen Sie alle Pflichtfelder der Firmendaten aus.',
    },
  },
  fields: {
    companyName: 'Firmenname',
    streetName: 'Straße',
    streetNumber: 'Hausnummer',
    unitNumber: 'Zusatz',
    postalCode: 'Postleitzahl',
    city: 'Ort',
    country: 'Land',
    chooseCountry: 'Bitte wählen',
    isOutsideEu: 'Das Unternehmen sitzt außerhalb der EU',
    outsideEuCountry: 'Land außerhalb der EU',
    vatNumber: 'USt-IdNr.',
    companyRegNumber: 'Registernummer',
    invoiceEmail: 'E-Mail-Adresse für Rechnungen',
    invoiceEmailHint: 'Den Beleg senden wir auch dorthin.',
    invoiceEmailFromCode: 'Leer lassen, um die gespeicherte Adresse zu verwenden.',
  },
  problems: {
    companyName: 'Bitte geben Sie den Firmennamen an',
    streetName: 'Bitte geben Sie die Straße an',
    postalCode: 'Bitte geben Sie die Postleitzahl an',
    city: 'Bitte geben Sie den Ort an',
    country: 'Bitte wählen Sie das Land Ihres Unternehmens',
    outsideEuCountry: 'Bitte geben Sie das Land außerhalb der EU an',
    vatNumber: 'Bitte geben Sie die USt-IdNr. an',
    vatNumberForm: (country, example) =>
      `So sieht eine USt-IdNr. dieses Landes nicht aus (${country}). Beispiel: ${example}`,
    vatNumberAbroad: 'Bitte geben Sie eine Steuernummer mit höchstens 30 Buchstaben und Ziffern ein',
    electronicAddress:
      'Bitte geben Sie eine Peppol-ID aus vier Ziffern, Doppelpunkt und Nummer ein, zum Beispiel 0208:0123456749',
    invoiceEmail: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    tooLong: (longest) => `Bitte kürzen Sie auf ${charactersText(longest)}`,
    hiddenTooLong: 'Bitte geben Sie das noch einmal ein. Die Suche ist abgelaufen.',
  },
  vatHint: (country, example) => `So sieht eine USt-IdNr. aus (${country}): ${example}.`,
  vatHintNoCountry: 'Wählen Sie zuerst das Land, damit wir die Schreibweise prüfen können.',
  vatHintAbroad: 'Die Steuernummer, die Ihr Land dem Unternehmen gegeben hat.',
  vatWellFormed: (country) => `Schreibweise gültig (${country}).`,
  check: 'MwSt. aktualisieren',
  checking: 'Die USt-IdNr. wird geprüft',
  save: 'Firmendaten speichern',
  saveHint: 'Nach der Bestellung erhalten Sie einen Code, der beim nächsten Mal alles einträgt.',
  tax: {
    company: (country) => `Mehrwertsteuer am Sitz Ihres Unternehmens: ${country}.`,
    outside: 'Keine Mehrwertsteuer, weil Ihr Unternehmen außerhalb der EU sitzt.',
    located: (country) =>
      `Mehrwertsteuer nach Ihrem Standort: ${country}. Das passt nicht zu einem Unternehmen außerhalb der EU.`,
    reverseCharge:
      'Steuerschuldnerschaft des Leistungsempfängers: VIES hat die USt-IdNr. bestätigt, Ihr Unternehmen schuldet die Mehrwertsteuer.',
    invalid: (country) =>
      `VIES kennt diese USt-IdNr. nicht. Deshalb berechnen wir Mehrwertsteuer nach dem Satz dieses Landes: ${country}.`,
    unavailable: (country) =>
      `Die Prüfung der EU (VIES) antwortet gerade nicht. Deshalb berechnen wir Mehrwertsteuer nach dem Satz dieses Landes: ${country}.`,
  },
}
