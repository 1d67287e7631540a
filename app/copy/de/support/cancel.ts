// The words of the page on which a buyer cancels an order, and of the promise about it before the purchase.
import { formatEuro, grouped } from '#app/language/formats.ts'
import type { cancelCopy as english } from '../../support/cancel.ts'
import { daysDative } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const cancelCopy: typeof english = {
  title: 'Ändern oder stornieren',
  description: 'Stornieren Sie eine Bestellung, bevor die eSIM installiert ist, und Sie bekommen Ihr Geld zurück.',
  lead: 'Falsches Land, andere Daten oder doch keine Reise? Stornieren Sie diese Bestellung, und wählen Sie dann, was passt.',
  offer: {
    heading: 'Bestellung stornieren',
    automatic: (leftCents) =>
      `Wir fragen das Netz, ob Ihre eSIM installiert ist. Wenn nicht, nehmen wir sie zurück, und ${formatEuro(leftCents)} gehen sofort über das ursprüngliche Zahlungsmittel an Sie zurück. Ist sie installiert, sieht sich unser Team den Fall an und schreibt Ihnen.`,
    several: (travelers, leftCents) =>
      `Diese Bestellung ist für ${travelers} Personen und wird für alle storniert. Wir fragen das Netz nach jeder eSIM. Ist keine installiert, nehmen wir alle zurück, und ${formatEuro(leftCents)} gehen sofort über das ursprüngliche Zahlungsmittel an Sie zurück. Ist eine installiert, sieht sich unser Team den Fall an und schreibt Ihnen.`,
    traveler: (shareCents) =>
      `Storniert wird nur die eSIM dieser Person; die anderen behalten ihre. Wir fragen das Netz, ob sie installiert ist. Wenn nicht, nehmen wir sie zurück, und ${formatEuro(shareCents)}, der Anteil dieser Person, gehen sofort über das ursprüngliche Zahlungsmittel an Sie zurück. Ist sie installiert, sieht sich unser Team den Fall an und schreibt Ihnen.`,
    single:
      'Kommt nur jemand von den anderen nicht mit? Öffnen Sie auf der Seite der Bestellung die eSIM dieser Person, und stornieren Sie sie dort. Über Ihre eigene eSIM allein entscheidet unser Team.',
    free: 'Wir fragen das Netz, ob Ihre eSIM installiert ist. Wenn nicht, nehmen wir sie zurück. Zu erstatten gibt es nichts. Ist sie installiert, sieht sich unser Team den Fall an und schreibt Ihnen.',
    byPerson:
      'Über diese Bestellung entscheidet unser Team. Wir fügen hinzu, was das Netz über Ihre eSIM sagt, und schreiben Ihnen.',
    until: (day) => `Ohne unser Team möglich bis ${day}.`,
    keepsCodes: 'Bitte installieren Sie die eSIM jetzt nicht mehr: Vom Telefon nimmt das Netz sie nicht zurück.',
    reason: 'Warum stornieren Sie?',
    choose: 'Grund wählen',
    reasons: {
      wrong_country: 'Falsches Land',
      other_dates: 'Andere Reisedaten',
      trip_canceled: 'Die Reise fällt aus',
      phone_unfit: 'Mein Telefon kann sie nicht nutzen',
      other: 'Etwas anderes',
    },
    start: 'Code per E-Mail anfordern',
    starting: 'Code wird gesendet',
    sentTo: (email) => `Wir senden einen Code an ${email}. Nur wer ihn hat, kann Ihre Bestellung stornieren.`,
  },
  code: {
    heading: 'Code eingeben',
    mailed: (email) => `Wir haben einen Code an ${email} gesendet. Er gilt 10 Minuten.`,
    label: 'Code aus der E-Mail',
    finish: 'Bestellung stornieren',
    finishing: 'Das Netz wird gefragt',
    again: 'Neuen Code senden',
  },
  refunded: {
    heading: 'Ihre Bestellung ist storniert',
    text: 'Das Netz hat die eSIM zurückgenommen, und Ihr Geld ist über das ursprüngliche Zahlungsmittel unterwegs zu Ihnen. Banken zeigen es meist innerhalb von fünf bis zehn Tagen an. Betrag und Rechnungskorrektur finden Sie in unserer E-Mail.',
    several:
      'Das Netz hat alle eSIMs zurückgenommen, und Ihr Geld ist über das ursprüngliche Zahlungsmittel unterwegs zu Ihnen. Banken zeigen es meist innerhalb von fünf bis zehn Tagen an. Betrag und Rechnungskorrektur finden Sie in unserer E-Mail.',
    free: 'Das Netz hat die eSIM zurückgenommen. Die Bestellung war kostenlos, es gibt also nichts zu erstatten.',
    traveler: {
      heading: 'Diese eSIM ist storniert',
      text: 'Das Netz hat die eSIM dieser Person zurückgenommen, und ihr Anteil am Preis ist über das ursprüngliche Zahlungsmittel unterwegs zu Ihnen. Banken zeigen ihn meist innerhalb von fünf bis zehn Tagen an. Betrag und Rechnungskorrektur finden Sie in unserer E-Mail. Die anderen behalten ihre eSIMs.',
    },
    next: 'Anderes Paket wählen',
  },
  asked: {
    heading: 'Wir stornieren Ihre Bestellung',
    text: 'Das Netz nimmt die eSIM gerade zurück. Das kann einige Minuten dauern. Sie brauchen nichts zu tun; wir schreiben Ihnen eine E-Mail.',
  },
  withPerson: {
    heading: 'Unser Team übernimmt',
    installed:
      'Laut Netz wurde die eSIM installiert oder genutzt. Deshalb kann sie nicht automatisch zurückgenommen werden.',
    network_silent: 'Das Netz hat nicht geantwortet. Deshalb können wir die eSIM nicht automatisch zurücknehmen.',
    other: 'Diese Bestellung kann nicht automatisch storniert werden.',
    next: (number) =>
      `Was das Netz sagt, haben wir mit den Bedingungen Ihrer Bestellung als Nachricht ${number} festgehalten. Wir antworten innerhalb von 24 Stunden per E-Mail.`,
  },
  none: {
    heading: 'Diese Bestellung lässt sich hier nicht stornieren',
    text: 'Sie wurde storniert, erstattet oder noch nicht geliefert. Schreiben Sie uns, wenn etwas nicht stimmt.',
  },
  withdrawn: {
    heading: 'Ihr Widerruf ist eingegangen',
    text: 'Sie haben diese Bestellung widerrufen und brauchen nichts weiter zu tun. Was mit Ihrem Geld geschieht, schreiben wir Ihnen per E-Mail.',
  },
  back: 'Zurück zur Bestellung',
  support: 'Support kontaktieren',
  problems: {
    reason_missing: 'Bitte wählen Sie einen Grund',
    code_wrong: 'Dieser Code stimmt nicht. Bitte sehen Sie in der E-Mail nach.',
    proof_gone: 'Dieser Code gilt nicht mehr. Bitte fordern Sie einen neuen an.',
    not_cancelable: 'Diese Bestellung lässt sich hier nicht mehr stornieren.',
    order_withdrawn: 'Sie haben diese Bestellung bereits widerrufen.',
    no_mailbox: 'Zu dieser Bestellung haben wir keine E-Mail-Adresse. Bitte schreiben Sie uns.',
  },
  tooOften: tooManyAttempts,
  promise: ({ isOn, days, usedBasisPoints }, travelers = 1) => {
    if (!isOn) return 'Pläne geändert? Schreiben Sie uns, und unser Team entscheidet, ob Sie stornieren können.'
    if (travelers > 1)
      return `Pläne geändert? Innerhalb von ${daysDative(days)} können Sie für alle stornieren, solange keine der eSIMs installiert ist, oder für eine mitreisende Person, solange ihre es nicht ist, und bekommen dieses Geld zurück. Über Ihre eigene allein entscheidet unser Team.`
    const used =
      usedBasisPoints > 0
        ? ` Sind bis zu ${grouped(usedBasisPoints / 100)}\u00A0% des Datenvolumens verbraucht, entscheidet unser Team.`
        : ''
    return `Pläne geändert? Solange die eSIM nicht installiert ist, können Sie innerhalb von ${daysDative(days)} stornieren und bekommen Ihr Geld zurück.${used}`
  },
}
