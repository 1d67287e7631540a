// The words with which a buyer swaps an order for another bundle.
import { formatEuro } from '#app/language/formats.ts'
import type { swapCopy as english } from '../../support/swap.ts'
import { daysText } from '../counts.ts'

export const swapCopy: typeof english = {
  invite: 'Geht es woandershin? Statt des Geldes können Sie ein anderes Paket nehmen.',
  link: 'Stattdessen anderes Paket wählen',
  several:
    'Eine Bestellung für mehrere Personen lässt sich nicht in einem Schritt tauschen. Stornieren Sie sie, und bestellen Sie dann neu.',
  heading: 'Paket tauschen',
  how: (paidCents) =>
    `Sie haben ${formatEuro(paidCents)} bezahlt. Wählen Sie ein Paket, das gleich viel oder weniger kostet; die Differenz zahlen wir zurück. Es gelten die heutigen Preise mit MwSt. Wir fragen das Netz, ob Ihre eSIM installiert ist. Wenn nicht, nehmen wir sie zurück und senden Ihnen die neue per E-Mail. Ist sie installiert, sieht sich unser Team den Fall an und schreibt Ihnen.`,
  country: 'Wo werden Sie sie nutzen?',
  sameCountries: (places) => `Wie bisher: ${places}`,
  show: 'Pakete anzeigen',
  group: 'Paket',
  offer: (zone, data, days) => `${zone} · ${data} · ${daysText(days)}`,
  less: (cents) => `${formatEuro(cents)} zurück`,
  equal: 'Gleicher Preis',
  more: (cents) => `${formatEuro(cents)} mehr`,
  dearer: {
    heading: 'Diese kosten mehr, als Sie bezahlt haben',
    text: 'Wenn Sie eines davon möchten, stornieren Sie diese Bestellung und bestellen Sie neu. Den ganzen Preis bekommen Sie zurück.',
  },
  none: 'Für diese Auswahl kostet kein Paket gleich viel oder weniger.',
  money: 'Stornieren und Geld zurückbekommen',
  reason: 'Warum tauschen Sie?',
  finish: 'Paket tauschen',
  asked: {
    heading: 'Wir tauschen Ihr Paket',
    text: 'Das Netz nimmt die bisherige eSIM gerade zurück. Das kann einige Minuten dauern. Sie brauchen nichts zu tun; die neue senden wir Ihnen per E-Mail.',
  },
  swapped: {
    heading: 'Ihr Paket ist getauscht',
    text: 'Das Netz hat die bisherige eSIM zurückgenommen, und es wurde nichts weiter berechnet. Die neue eSIM kommt gleich per E-Mail.',
    back: (cents) =>
      `${formatEuro(cents)} gehen über das ursprüngliche Zahlungsmittel an Sie zurück. Banken zeigen es meist innerhalb von fünf bis zehn Tagen an.`,
    next: 'Neue eSIM öffnen',
  },
  problems: {
    bundle_missing: 'Bitte wählen Sie ein Paket',
    bundle_not_found: 'Dieses Paket gibt es für diese Auswahl nicht mehr. Bitte wählen Sie neu.',
    dearer: 'Dieses Paket kostet jetzt mehr, als Sie bezahlt haben. Bitte wählen Sie neu.',
    price_changed: 'Der Preis hat sich geändert. Bitte sehen Sie sich die Differenz an, und wählen Sie neu.',
    not_swappable: 'Diese Bestellung kann hier nicht mehr getauscht werden.',
  },
}
