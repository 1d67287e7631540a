// The words of the page that tells whether a phone can use an eSIM.
import { plural } from '#app/language/formats.ts'
import type { devicesCopy as english } from '../../delivery/devices.ts'

export const devicesCopy: typeof english = {
  title: 'Ist Ihr Telefon eSIM-fähig?',
  description:
    'Sehen Sie nach, ob Ihr Telefon eSIM unterstützt, und gehen Sie mit zwei kurzen Prüfungen sicher: EID und Anbietersperre.',
  lead: 'Hier nachsehen, dann am Telefon sichergehen. Das dauert eine Minute und erspart Ihnen ein Paket, das Sie nicht nutzen können.',
  search: {
    label: 'Marke oder Modell',
    hint: 'Zum Beispiel: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Suchen',
    found: (count) => plural(count, { one: 'Modell', other: 'Modelle' }),
    more: (count) =>
      `Noch ${plural(count, { one: 'Modell', other: 'Modelle' })}. Mit einem zusätzlichen Wort grenzen Sie die Suche ein.`,
    none: (query) =>
      `„${query}“ steht nicht auf unserer Liste. Das heißt noch nicht Nein: Suchen Sie auf dem Telefon nach der EID.`,
  },
  detected: {
    model: (model) => `Ihr Telefon ist offenbar dieses Modell: ${model}.`,
    iphone:
      'Sie benutzen offenbar ein iPhone. Welches, können wir nicht erkennen. Das Modell steht unter Einstellungen > Allgemein > Info.',
    ipad: 'Sie benutzen offenbar ein iPad. Das Modell steht unter Einstellungen > Allgemein > Info.',
    android:
      'Sie benutzen offenbar ein Android-Telefon. Welches, können wir nicht erkennen. Das Modell steht unter Einstellungen > Über das Telefon.',
    show: 'Anzeigen',
  },
  esim: {
    yes: 'Ja',
    regional: 'Ja, mit Ausnahmen',
    no: 'Nein',
  },
  source: 'Quelle:',
  listHeading: 'Alle Marken',
  listLead: 'Nach den Angaben der Hersteller. Das ist, was wir wissen, nicht jedes Telefon, das es gibt.',
  resultsHeading: 'Treffer',
  checks: {
    heading: 'Am Telefon sichergehen',
    items: [
      {
        title: '*#06# wählen',
        text: 'Erscheint eine 32-stellige EID, ist Ihr Telefon eSIM-fähig. Ohne EID ist es das nicht.',
        path: 'Telefon > Ziffernblock > *#06#',
      },
      {
        title: 'Ist es gesperrt?',
        text: 'Ein Telefon aus einem Vertrag nimmt manchmal nur SIMs dieses Anbieters an. Auf dem iPhone sollte „Keine SIM-Einschränkungen“ stehen. Bei Android probieren Sie die SIM eines anderen Anbieters aus oder bitten Ihren, die Sperre aufzuheben.',
        path: 'Einstellungen > Allgemein > Info > Anbietersperre',
      },
      {
        title: 'Wo wurde es gekauft?',
        text: 'Einige Modelle für bestimmte Länder, vor allem für Festlandchina, haben keine eSIM. Prüfen Sie die EID.',
        path: 'Einstellungen > Über das Telefon > EID',
      },
    ],
  },
  guideLink: 'Zur Installationsanleitung',
  bundleLink: 'Paket finden',
}
