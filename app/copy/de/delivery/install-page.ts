// The words of the install page: first the one thing to do on this device, then everything around it.
import { byStart } from '../../catalogue/by-start.ts'
import type { installPageCopy as english } from '../../delivery/install-page.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

export const installPageCopy: typeof english = {
  title: 'Ihre eSIM installieren',
  lead: (trip, days, rules) =>
    [
      `${trip}, ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'Die Laufzeit beginnt erst, wenn sie sich im Ausland zum ersten Mal verbindet.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'QR-Code mit dem Telefon scannen',
    phone: 'Ein Fingertipp auf diesem Telefon',
  },
  notReady: {
    title: 'Ihre eSIM ist noch nicht bereit',
    text: 'Wie weit sie ist, sehen Sie auf Ihrer Bestellseite. Wir schreiben Ihnen, sobald Sie sie installieren können.',
    open: 'Bestellung öffnen',
  },
  gone: {
    title: 'Diese eSIM ist nicht mehr gültig',
    text: 'Sie wurde erstattet, storniert oder ersetzt, oder ihre Bestellung wurde nie bezahlt. Was zutrifft, steht auf Ihrer Bestellseite.',
  },
  withdrawn: {
    title: 'Sie haben diese Bestellung widerrufen',
  },
  topUp: {
    title: 'Hier gibt es nichts zu installieren',
    text: (iccidEnd) =>
      `Eine Aufladung bringt Datenvolumen auf die eSIM, die Sie schon haben: die mit der Endung ${iccidEnd}. Wie weit sie ist, sehen Sie auf Ihrer Bestellseite.`,
    status: 'Verbleibendes Datenvolumen ansehen',
  },
  connected: 'Bin ich verbunden?',
  unfit: 'Kann Ihr Telefon sie nicht installieren? Ändern oder stornieren',
  order: 'Bestellung öffnen',
  status: 'eSIM-Status',

  send: {
    heading: 'An mein Telefon senden',
    text: 'Öffnen Sie diese Seite per Code auf dem Telefon, mit dem Sie reisen, und installieren Sie die eSIM mit einem Fingertipp.',
    button: 'Code fürs Telefon anzeigen',
    making: 'Der Code wird erstellt',
    alt: 'QR-Code, der diese Seite auf Ihrem Telefon öffnet',
    hint: 'Er öffnet diese Seite einmal, innerhalb von 15 Minuten. Es ist nicht die eSIM selbst.',
    tooOften:
      'Sie haben mehrere Codes ausprobiert. Bitte öffnen Sie stattdessen unsere E-Mail auf Ihrem Telefon, oder versuchen Sie es in einer Stunde noch einmal.',
  },

  calendar: {
    heading: 'Erinnerungen für Ihren Kalender',
    text: (arrival) =>
      arrival
        ? `Eine, um die eSIM im WLAN zu installieren, und eine für das Datenroaming bei Ihrer Ankunft (${arrival}).`
        : 'Eine, um die eSIM im WLAN zu installieren. Bei Bestellungen mit Reisedaten kommt eine für Ihre Ankunft dazu.',
    button: 'Erinnerungen laden',
    hint: 'Eine Kalenderdatei (.ics). Sie enthält keine Codes.',
    file: 'esim-erinnerungen.ics',
    name: (brand) => `eSIM von ${brand}`,
    events: {
      install: {
        title: (trip) => `eSIM im WLAN installieren (${trip})`,
        text: ({ startsAt }) =>
          byStart(startsAt, {
            'first use': 'Das dauert ein paar Minuten. Die Laufzeit der eSIM beginnt damit noch nicht.',
            installation: 'Das dauert ein paar Minuten. Die Laufzeit der eSIM beginnt damit.',
            purchase: 'Das dauert ein paar Minuten.',
            unknown: 'Das dauert ein paar Minuten. Die Laufzeit der eSIM kann damit beginnen.',
          }),
      },
      roaming: {
        title: (trip) => `Datenroaming für die eSIM einschalten (${trip})`,
        text: () =>
          'Nur für diese eSIM, und wählen Sie sie für mobile Daten. Bei Ihrer eigenen SIM bleibt Roaming aus.',
      },
      expires: {
        title: (trip) => `Ihre eSIM läuft ab (${trip})`,
        text: ({ isToppable }) =>
          isToppable
            ? 'Sie bleiben länger? Laden Sie auf, bevor sie abläuft.'
            : 'Sie bleiben länger? Diese eSIM lässt sich nicht aufladen. Zu einem neuen Paket gehört eine eigene eSIM.',
      },
    },
  },
}
