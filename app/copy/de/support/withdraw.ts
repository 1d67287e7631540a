// The words of the withdrawal page.
import type { withdrawCopy as english } from '../../support/withdraw.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const withdrawCopy: typeof english = {
  title: 'Vertrag widerrufen',
  description: 'Anders überlegt? Widerrufen Sie hier Ihren eSIM-Vertrag in zwei Schritten, ohne Anmeldung.',
  lead: 'Anders überlegt? Sagen Sie es uns hier. Es sind zwei Schritte, ohne Konto, und Sie erhalten per E-Mail eine Bestätigung mit Datum und Uhrzeit.',
  steps: { label: 'Schritte', first: 'Ihr Vertrag', second: 'Bestätigen', last: 'Eingangsbestätigung' },
  fields: {
    reference: {
      label: 'Bestellnummer',
      hint: (prefix) =>
        `Sie steht in der E-Mail zu Ihrer Bestellung und beginnt mit ${prefix}_order_. Nicht zur Hand? Die Rechnungsnummer geht auch.`,
    },
    name: { label: 'Ihr Name' },
    email: {
      label: 'E-Mail-Adresse der Bestellung',
      hint: () => 'An diese Adresse senden wir die Eingangsbestätigung.',
    },
  },
  problems: {
    heading: 'Bitte prüfen Sie diese Felder',
    reference: 'Bitte geben Sie die Bestell- oder Rechnungsnummer mit Buchstaben und Ziffern ein',
    name: 'Bitte geben Sie Ihren Namen an',
    nameInvalid: 'Bitte geben Sie einen Namen mit höchstens 200 Zeichen ein',
    email: 'Bitte geben Sie Ihre E-Mail-Adresse an',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    tooOften: tooManyAttempts,
  },
  begin: 'Vertrag widerrufen',
  review: {
    heading: 'Ist das der Vertrag?',
    lead: 'Es wurde noch nichts gesendet. Mit der nächsten Schaltfläche erklären Sie den Widerruf dieses Vertrags.',
    statement: 'Hiermit widerrufe ich den Vertrag über die Erbringung dieser Dienstleistung.',
    confirm: 'Widerruf bestätigen',
    change: 'Etwas ändern',
    sending: 'Ihr Widerruf wird gesendet',
  },
  done: {
    heading: 'Ihr Widerruf ist eingegangen',
    received: 'Eingegangen am',
    mail: (email) =>
      `Wir senden eine Eingangsbestätigung mit diesem Datum und dieser Uhrzeit an ${email}. Bitte bewahren Sie sie auf.`,
    next: 'Wir prüfen den Vertrag und schreiben Ihnen. Besteht das Widerrufsrecht, erhalten Sie Ihr Geld innerhalb von 14 Tagen ab heute kostenlos auf demselben Weg zurück, auf dem Sie gezahlt haben.',
    noMail: 'Nach ein paar Minuten noch keine E-Mail? Sehen Sie im Spam-Ordner nach und schreiben Sie uns dann.',
    support: 'Support kontaktieren',
    home: 'Zur Startseite',
  },
  facts: {
    heading: 'Gut zu wissen',
    items: [
      {
        title: '14 Tage, ohne Begründung',
        text: 'Sie können innerhalb von 14 Tagen ab dem Tag der Bestellung widerrufen. Es genügt, wenn Sie die Erklärung rechtzeitig absenden.',
      },
      {
        title: 'Schon aktiviert',
        text: 'Haben Sie bei der Bestellung die sofortige Lieferung verlangt, erlischt dieses Recht mit der Aktivierung der eSIM, also mit dem Beginn ihrer Laufzeit. Das sagen wir Ihnen lieber jetzt als nach dem Ausfüllen.',
      },
      {
        title: 'Installiert, aber nie benutzt',
        text: 'Eine eSIM, die auf Ihrem Telefon ist, aber noch keine Daten genutzt hat, ist nicht aktiviert. Sie können widerrufen. Bitte löschen Sie sie danach von Ihrem Telefon.',
      },
      {
        title: 'Etwas funktioniert nicht?',
        text: 'Das ist ein anderes Recht, und die Aktivierung beendet es nicht. Schreiben Sie uns, und wir beheben das Problem oder erstatten Ihnen den Preis.',
      },
    ],
    terms: 'AGB zum Widerruf',
  },
}
