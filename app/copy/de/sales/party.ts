// The words of an order for several travelers: at the checkout, in the cart, and on its buyer's order page.
import { plural } from '#app/language/formats.ts'
import type { partyCopy as english } from '../../sales/party.ts'

export const partyCopy: typeof english = {
  checkout: {
    heading: 'Reisende',
    count: (travelers) => plural(travelers, { one: 'Person', other: 'Personen' }),
    fewer: 'Eine Person weniger',
    more: 'Eine Person mehr',
    hint: 'Alle bekommen eine eigene eSIM, mit einer Zahlung. Mit Namen lassen sie sich unterscheiden; die erste Person sind Sie.',
    each: 'Die Preise oben gelten für eine Person. Alle bekommen eine eigene eSIM, mit einer Zahlung.',
    planned:
      'Mit Erinnerungen an die späteren Teile gilt eine Bestellung für eine Person. Ohne sie kann sie für mehrere sein.',
    name: (traveler) => `Name von Person ${traveler}`,
  },
  order: {
    heading: 'Die anderen Reisenden',
    intro:
      'Alle haben eine eigene eSIM. Wir senden Ihnen jede in einer eigenen E-Mail: Leiten Sie sie weiter, oder teilen Sie einen Link.',
    traveler: (traveler) => `Person ${traveler}`,
    sum: (ready, all) => `Gelieferte eSIMs: ${ready} von ${all}`,
    canceled: (count) =>
      `Storniert: ${count}. Falls dafür Geld zurückgeht, schreiben wir Ihnen; die Rechnungskorrektur finden Sie in der Übersicht.`,
    returned:
      'Sie wurde mit einer anderen Bestellung bezahlt. Falls Geld zurückgeht, bekommt es, wer bezahlt hat, und dazu eine E-Mail.',
    states: {
      waiting: 'Unterwegs',
      late: 'Es dauert länger',
      checked: 'Wir prüfen es',
      delivered: 'Geliefert',
      installed: 'Installiert',
      low: 'Fast aufgebraucht',
      replaced: 'Durch eine neue eSIM ersetzt',
      canceled: 'Storniert',
    },
    open: 'eSIM zeigen',
    share: 'Link erstellen',
    sharing: 'Link wird erstellt …',
    shared:
      'Dieser Link öffnet diese eine eSIM und sonst nichts von Ihrer Bestellung. Senden Sie ihn nur der Person, für die sie ist.',
    rename: {
      add: 'Namen ergänzen',
      open: 'Namen ändern',
      hint: 'Leer lassen, wenn kein Name gewünscht ist. Mit dem neuen Namen lässt sich die E-Mail auf der Seite der eSIM erneut senden.',
      save: 'Speichern',
      saving: 'Wird gespeichert …',
      done: 'Gespeichert. Neue E-Mails tragen diesen Namen.',
      unreadable: (most) => `Bitte eine Zeile mit lesbaren Zeichen eingeben, höchstens ${most} Zeichen.`,
    },
    own: (name) => `Für ${name}`,
    another:
      'Diese eSIM wurde mit einer Bestellung für mehrere Reisende bezahlt. Die Rechnung gehört zu jener Bestellung.',
  },
}
