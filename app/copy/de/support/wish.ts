// The words of the page on which somebody asks to be told when a country comes on sale.
import type { wishCopy as english } from '../../support/wish.ts'

export const wishCopy: typeof english = {
  title: 'Geben Sie mir Bescheid',
  titleOf: (country) => `Noch nicht im Angebot: ${country}`,
  description:
    'Hinterlassen Sie Ihre Adresse, und wir schreiben Ihnen einmal, sobald es ein Paket für Ihr Reiseziel gibt.',
  lead: 'Hinterlassen Sie Ihre Adresse, und wir senden Ihnen eine E-Mail, sobald es ein Paket für Ihr Reiseziel gibt.',
  country: 'Land',
  choose: 'Land wählen',
  email: 'Ihre E-Mail-Adresse',
  ask: 'Geben Sie mir Bescheid',
  asking: 'Wird gesendet',
  kept: 'Wir verwenden Ihre Adresse für nichts anderes und löschen sie, sobald wir Bescheid gegeben haben, oder nach einem Jahr.',
  privacy: 'Datenschutz',
  search: 'Anderes Reiseziel suchen',
  asked: {
    title: 'Sehen Sie in Ihren Posteingang',
    text: (email) =>
      `Wenn ${email} stimmt, ist eine E-Mail von uns unterwegs. Öffnen Sie ihren Link innerhalb von 24 Stunden.`,
  },
  problems: {
    email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
    country_unknown: 'Bitte wählen Sie ein Land',
    on_sale: 'Für dieses Land gibt es schon Pakete.',
  },
  tooOften: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann erneut.',
  done: 'Erledigt. Sie können diese Seite schließen.',
  opened: {
    asked: {
      title: (country) => `Sollen wir Ihnen Bescheid geben: ${country}?`,
      lead: (email) => `Eine E-Mail an ${email}, sobald es ein Paket gibt.`,
      button: 'Ja, bitte',
    },
    waiting: {
      title: (country) => `Wir geben Ihnen Bescheid: ${country}`,
      lead: (email) => `Eine E-Mail an ${email}, sobald es ein Paket gibt. Bis dahin senden wir nichts.`,
      button: 'Doch nicht',
    },
    gone: {
      title: 'Sie stehen nicht auf der Liste',
      lead: 'Dieser Link gilt nicht mehr: Wir haben Ihnen Bescheid gegeben, Sie haben es beendet, oder er ist zu alt. Ihre Adresse haben wir nicht mehr.',
    },
  },
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    lead: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal aus unserer E-Mail.',
  },
}
