// The words of the support page.
import type { supportCopy as english } from '../../support/support.ts'
import { minutesText } from '../counts.ts'

export const supportCopy: typeof english = {
  title: 'Wir helfen Ihnen gern',
  description:
    'Etwas funktioniert nicht, oder Sie haben eine Frage? Chatten Sie jederzeit mit uns, oder schreiben Sie uns: Ein Mensch antwortet innerhalb von 24 Stunden.',
  lead: 'Chatten Sie jederzeit mit uns. Die meisten Probleme sind mit einer dieser Seiten in zwei Minuten gelöst. Bei allem anderen schreiben Sie uns, und ein Mensch antwortet.',
  write: 'Schreiben Sie uns',
  fixes: {
    heading: 'Schnelle Hilfe',
    order: {
      title: 'Wo ist meine Bestellung?',
      text: 'Ihre Bestellseite zeigt jeden Schritt, den QR-Code und die Rechnung.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'Kein Internet',
        text: 'Kurze Prüfungen, von der Daten-SIM bis zum Roaming.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'Wie installiere ich sie?',
        text: 'Vier Schritte, mit den Menüs Ihres Telefons.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'Wie viel ist noch übrig?',
        text: 'Datenvolumen, Ablaufdatum und noch einmal Ihr QR-Code.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Ist mein Telefon eSIM-fähig?',
        text: 'Modell nachsehen, dann auf eine Sperre prüfen.',
      },
    ],
  },
  email: {
    heading: 'Support per E-Mail',
    promise: 'Antwort innerhalb von 24 Stunden',
    text: 'Nutzen Sie das Formular oder schreiben Sie eine E-Mail. Ein Mensch liest sie und antwortet an Ihre Adresse.',
    textForm: 'Nutzen Sie das Formular. Ein Mensch liest es und antwortet an Ihre Adresse.',
    helpsHeading: 'Das hilft uns, Ihnen zu helfen',
    helps: [
      'die Bestellnummer von Ihrem Beleg',
      'Ihr Telefonmodell',
      'das Land, in dem Sie sind',
      'was Sie sehen, Wort für Wort',
    ],
    care: 'Bitte lassen Sie Passwörter, Kartennummern und Ihren Aktivierungscode weg. Wir brauchen sie nie.',
  },
  form: {
    heading: 'Schreiben Sie uns',
    required: 'Alle Felder außer den Dateien sind Pflichtfelder.',
    about: 'Es geht um meine Bestellung',
    send: 'Nachricht senden',
    sending: 'Ihre Nachricht wird gesendet',
    over: (characters) => `${characters} Zeichen zu viel`,
    left: (characters) => `Noch ${characters} Zeichen`,
  },
  problems: {
    heading: 'Bitte prüfen Sie diese Felder',
    emailInvalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    messageLong: (most, has) =>
      `Bitte kürzen Sie die Nachricht auf ${most} Zeichen (sie hat ${has}). Sie können auch eine zweite senden.`,
    messageHuge: (most) =>
      `Diese Nachricht ist zu lang zum Senden. Bitte kürzen Sie sie auf ${most} Zeichen. Sie können auch eine zweite senden.`,
    tooLong: (most) => `Bitte kürzen Sie auf ${most} Zeichen`,
    unreadable: 'Wir konnten das Formular nicht lesen. Bitte laden Sie die Seite neu und senden Sie es noch einmal.',
    tooOften: (count, minutes) =>
      `Aus Ihrem Netz kamen in der letzten Stunde schon ${count} Nachrichten. In ${minutesText(minutes)} können Sie die nächste senden. Ihr Text bleibt hier stehen.`,
    failed: 'Ihre Nachricht ließ sich nicht senden. Bitte versuchen Sie es erneut.',
  },
  sent: {
    full: 'Nachricht gesendet: Wir melden uns so bald wie möglich bei Ihnen!',
    number: (ticket) => `Ihre Ticketnummer lautet ${ticket}`,
    next: (email) =>
      `Ein Mensch antwortet innerhalb von 24 Stunden an ${email}. Bitte heben Sie die Nummer auf, falls Sie uns noch einmal schreiben.`,
    another: 'Weitere Nachricht schreiben',
    home: 'Zur Startseite',
  },
}
