// The words with which a buyer swaps an order for another bundle.
import { formatEuro } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'
import { daysText } from '../counts.ts'

export const swapCopy: typeof english = {
  invite: 'Geht es woandershin? Statt des Geldes können Sie ein anderes Paket nehmen.',
  link: 'Stattdessen anderes Paket wählen',
  several:
    'Eine Bestellung für mehrere Personen lässt sich nicht in einem Schritt tauschen. Stornieren Sie sie, und bestellen Sie dann neu.',
  ownPrice:
    'Diese Bestellung lässt sich nicht in einem Schritt tauschen. Stornieren Sie sie, und bestellen Sie dann neu.',
  heading: 'Paket tauschen',
  paid: (cents) => `Sie haben ${formatEuro(cents)} bezahlt.`,
  left: (cents) => `Von Ihrer Zahlung sind noch ${formatEuro(cents)} übrig.`,
  how: 'Wählen Sie ein anderes Paket. Kostet es weniger, zahlen wir die Differenz zurück. Kostet es mehr, zahlen Sie die Differenz, bevor wir etwas ändern. Es gelten die heutigen Preise mit MwSt. Wir fragen das Netz, ob Ihre eSIM installiert ist. Wenn nicht, nehmen wir sie zurück und senden Ihnen die neue per E-Mail. Ist sie installiert, sieht sich unser Team den Fall an und schreibt Ihnen.',
  country: 'Wo werden Sie sie nutzen?',
  sameCountries: (places) => `Wie bisher: ${places}`,
  show: 'Pakete anzeigen',
  group: 'Paket',
  offer: (zone, data, days) => `${zone} · ${data} · ${daysText(days)}`,
  less: (cents) => `${formatEuro(cents)} zurück`,
  equal: 'Gleicher Preis',
  more: (cents) => `${formatEuro(cents)} mehr`,
  none: 'Für diese Auswahl gibt es kein anderes Paket.',
  money: 'Stornieren und Geld zurückbekommen',
  reason: 'Warum tauschen Sie?',
  finish: 'Paket tauschen',
  pay: (cents) => `${formatEuro(cents)} zahlen und tauschen`,
  held: (cents) => `Die Differenz von ${formatEuro(cents)} geht über das ursprüngliche Zahlungsmittel an Sie zurück.`,
  asked: {
    heading: 'Wir tauschen Ihr Paket',
    text: 'Das Netz nimmt die bisherige eSIM gerade zurück. Das kann einige Minuten dauern. Sie brauchen nichts zu tun; die neue senden wir Ihnen per E-Mail.',
  },
  swapped: {
    heading: 'Ihr Paket ist getauscht',
    text: 'Das Netz hat die bisherige eSIM zurückgenommen. Die neue eSIM kommt gleich per E-Mail.',
    nothing: 'Es wurde nichts weiter berechnet.',
    paid: (cents) => `Die Differenz von ${formatEuro(cents)} haben Sie bezahlt.`,
    back: (cents) =>
      `${formatEuro(cents)} gehen über das ursprüngliche Zahlungsmittel an Sie zurück. Banken zeigen es meist innerhalb von fünf bis zehn Tagen an.`,
    next: 'Neue eSIM öffnen',
  },
  problems: {
    payment_unavailable:
      'Die Zahlungsseite lässt sich gerade nicht öffnen. Es wurde nichts berechnet. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    bundle_missing: 'Bitte wählen Sie ein Paket',
    bundle_not_found: 'Dieses Paket gibt es für diese Auswahl nicht mehr. Bitte wählen Sie neu.',
    price_changed: 'Der Preis hat sich geändert. Bitte sehen Sie sich die Differenz an, und wählen Sie neu.',
    not_swappable: 'Diese Bestellung kann hier nicht mehr getauscht werden.',
  },
}
