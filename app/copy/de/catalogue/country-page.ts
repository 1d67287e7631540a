// The pages of countries and zones, and the list of them. Every price is named with the plan that costs it.
import { listOf, plural, sizeLabel } from '#app/language/formats.ts'
import { DAILY_MEGABYTES, type Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import type * as english from '../../catalogue/country-page.ts'
import { countriesText, daysText } from '../counts.ts'

const plans = (count: number) => plural(count, { one: 'Paket', other: 'Pakete' })
const aDay = (usage: Usage) => sizeLabel({ megabytes: DAILY_MEGABYTES[usage] })
/** Of a sentence that ends with a price: 'inkl. MwSt.' has its full stop already. */
const stop = (text: string) => (text.endsWith('.') ? text : `${text}.`)
const USAGE_WORDS: Readonly<Record<Usage, string>> = { light: 'wenig', normal: 'normal', heavy: 'viel' }

export const countryPageCopy: typeof english.countryPageCopy = {
  title: (place) => `eSIM ${place}`,
  lead: (place, { size, days, price }) =>
    `${place}: mobil im Internet mit ${size} für ${days} zum Preis von ${stop(price)} Ein QR-Code, kein Vertrag, und Ihre eigene Nummer bleibt erreichbar.`,
  description: (place, count, { size, days, price }) =>
    `${place}: ${plural(count, { one: 'Prepaid-eSIM-Paket', other: 'Prepaid-eSIM-Pakete' })}, zum Beispiel ${size} für ${days} zum Preis von ${stop(price)} Vergleichen Sie Datenvolumen, Tage, Netze und was jedes Paket enthält.`,
  plan: 'Reise planen',
  days: daysText,
  trips: {
    heading: (place) => `${place}: was eine Reise kostet`,
    caption: 'Das Paket, das ausreicht, nach Länge der Reise und Datennutzung',
    length: 'Reise',
    usages: { light: 'Wenig', normal: 'Normal', heavy: 'Viel' },
    daily: (usage) => `${aDay(usage)} pro Tag`,
    none: 'Kein einzelnes Paket',
  },
  plans: {
    heading: (place, count) => `${place}: ${plans(count)}`,
    caption: 'Pakete, das günstigste zuerst',
    more: (count) => plural(count, { one: 'weiteres Paket', other: 'weitere Pakete' }),
    data: 'Daten',
    lasts: 'Tage',
    works: 'Gilt in',
    countries: (zone, count) => `${zone} (${countriesText(count)})`,
    summary: (size, days, zone) => `Vertragszusammenfassung[: ${size} für ${days}, ${zone}]`,
    cut: 'Für größere und längere Pakete planen Sie eine Reise. Dann sehen Sie alle, die passen.',
  },
  glance: {
    heading: 'Auf einen Blick',
    data: 'Daten',
    lasts: 'Tage',
    networks: 'Netze',
    hotspot: 'Hotspot',
    phone: 'Telefonnummer',
    noPhone: 'Nur Daten; Ihre eigene SIM behält Ihre Nummer',
    between: (least, most) => (least === most ? least : `${least} bis ${most}`),
    hotspots: { all: 'Erlaubt', some: 'Je nach Paket', none: 'Nicht erlaubt', unknown: 'Keine Angabe' },
    undisclosed: 'Keine Angabe',
  },
  label: (size, days) => `Was ${size} für ${days} enthält`,
  phones: {
    heading: 'Ist Ihr Telefon geeignet?',
    text: 'Es muss eSIM unterstützen und darf nicht für einen Anbieter gesperrt sein.',
    link: 'Modell nachsehen',
  },
  questions: {
    heading: 'Häufige Fragen',
    howMuch: {
      question: (place) => `Wie viel Datenvolumen brauche ich? (${place})`,
      answer: (week) =>
        `Karten und Nachrichten brauchen etwa ${aDay('light')} pro Tag, Surfen und einzelne Videos ${aDay('normal')}, tägliche Videos und Anrufe ${aDay('heavy')}.${week.length > 0 ? ` Für eine Woche sind das ${listOf(week)}.` : ''} Ist es aufgebraucht, laden Sie dieselbe eSIM auf, sofern das Paket das erlaubt.`,
      sum: (usage, { size, price }) => `${size}, wenn Sie ${USAGE_WORDS[usage]} nutzen (${price})`,
    },
    start: {
      question: 'Wann beginnt die Laufzeit eines Pakets?',
      firstUse:
        'Wenn sich die eSIM zum ersten Mal in einem Land verbindet, in dem sie gilt. Sie können sie zu Hause im WLAN installieren und verlieren dadurch keinen Tag.',
      other: 'Das hängt vom Paket ab. Es steht in der Vertragszusammenfassung jedes Pakets.',
    },
    around: {
      question: (place) => `Funktioniert dieselbe eSIM auch in den Nachbarländern? (${place})`,
      some: (names, zone, { size, days, price }) =>
        `Ja, wenn Sie ein Paket für Ihre ganze Reise wählen. ${zone} gilt auch hier: ${listOf(names)}. ${size} für ${days} kosten ${stop(price)}`,
      none: (place) =>
        `Unsere Pakete für dieses Reiseziel (${place}) gelten nur dort. Für andere Länder nehmen Sie ein eigenes Paket dazu.`,
    },
    zone: {
      question: (place) => `Muss ich angeben, welche Länder ich besuche? (${place})`,
      answer:
        'Zum Kaufen nicht. Wenn Sie aber nur die Länder Ihrer Reise nennen, finden Sie vielleicht ein günstigeres Paket dafür.',
    },
  },
  near: (place) => `In der Nähe: ${place}`,
  within: (count) => `Gilt in ${plural(count, { one: 'Land', other: 'Ländern' })}`,
  zones: 'Pakete für mehrere Länder',
  all: 'Alle Reiseziele',
  unsold: { lead: (place) => `Für dieses Reiseziel (${place}) haben wir noch keine Pakete.` },
}

export const destinationsPageCopy: typeof english.destinationsPageCopy = {
  title: 'Alle Reiseziele',
  lead: (count) =>
    count === 0
      ? 'Noch verkaufen wir keine Pakete. Schauen Sie bald wieder vorbei.'
      : `Mobil im Internet in ${plural(count, { one: 'Land', other: 'Ländern' })}, per QR-Code. Wählen Sie Ihr Reiseziel, und Sie sehen Pakete und Preise.`,
  description: 'Alle Länder und Zonen mit Prepaid-eSIM-Paketen: Preise, Netze und was jedes Paket enthält.',
  zones: 'Zonen',
  countries: 'Länder',
}
