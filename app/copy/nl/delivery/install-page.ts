// The words of the install page: first the one thing to do on this device, then everything around it.
import { byStart } from '../../catalogue/by-start.ts'
import type { installPageCopy as english } from '../../delivery/install-page.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

export const installPageCopy: typeof english = {
  title: 'Installeer je eSIM',
  lead: (trip, days, rules) =>
    [
      `${trip} voor ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'De dagen gaan pas in als hij in het buitenland voor het eerst verbinding maakt.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'Scan de QR-code met je telefoon',
    phone: 'Eén tik op deze telefoon',
  },
  notReady: {
    title: 'Je eSIM is nog niet klaar',
    text: 'Op je bestelpagina zie je hoever hij is. We mailen je zodra je hem kunt installeren.',
    open: 'Bestelling openen',
  },
  gone: {
    title: 'Deze eSIM is niet meer geldig',
    text: 'Hij is terugbetaald, geannuleerd of vervangen, of de bestelling is nooit betaald. Op je bestelpagina staat wat er is gebeurd.',
  },
  withdrawn: {
    title: 'Je hebt deze bestelling herroepen',
  },
  topUp: {
    title: 'Je hoeft niets te installeren',
    text: (iccidEnd) =>
      `Met een opwaardering komt er data bij op de eSIM die je al hebt, die met het nummer dat eindigt op ${iccidEnd}. Op je bestelpagina zie je hoever het is.`,
    status: 'Bekijk hoeveel data je nog hebt',
  },
  connected: 'Heb ik verbinding?',
  unfit: 'Kan je telefoon hem niet installeren? Wijzigen of annuleren',
  order: 'Bestelling openen',
  status: 'eSIM-status',

  send: {
    heading: 'Naar mijn telefoon sturen',
    text: 'Scan een code om deze pagina te openen op de telefoon waarmee je reist, en installeer met één tik.',
    button: 'Code voor mijn telefoon tonen',
    making: 'Code maken',
    alt: 'QR-code die deze pagina op je telefoon opent',
    hint: 'De code opent deze pagina één keer, binnen 15 minuten. Het is niet de eSIM zelf.',
    tooOften:
      'Je hebt al meerdere codes geprobeerd. Open onze e-mail op je telefoon, of probeer het over een uur nog eens.',
  },

  calendar: {
    heading: 'Herinneringen voor je agenda',
    text: (arrival) =>
      arrival
        ? `Eén om hem via wifi te installeren, en één om dataroaming aan te zetten als je aankomt op ${arrival}.`
        : 'Eén om hem via wifi te installeren. Bij bestellingen met reisdata komt er een bij voor je aankomst.',
    button: 'Herinneringen toevoegen',
    hint: 'Een agendabestand (.ics). Er staan geen codes in.',
    file: 'esim-herinneringen.ics',
    name: (brand) => `eSIM van ${brand}`,
    events: {
      install: {
        title: (trip) => `Installeer je eSIM (${trip}) via wifi`,
        text: ({ startsAt }) =>
          byStart(startsAt, {
            'first use': 'Het duurt een paar minuten. De dagen van de eSIM gaan nog niet in.',
            installation: 'Het duurt een paar minuten. De dagen van de eSIM gaan dan in.',
            purchase: 'Het duurt een paar minuten.',
            unknown: 'Het duurt een paar minuten. De dagen van de eSIM kunnen dan ingaan.',
          }),
      },
      roaming: {
        title: (trip) => `Zet dataroaming aan voor je eSIM (${trip})`,
        text: () => 'Alleen voor deze lijn, en kies hem voor mobiele data. Laat roaming op je eigen lijn uit.',
      },
      expires: {
        title: (trip) => `Je eSIM (${trip}) verloopt`,
        text: ({ isToppable }) =>
          isToppable
            ? 'Blijf je langer? Waardeer op voordat hij verloopt.'
            : 'Blijf je langer? Deze eSIM kan niet worden opgewaardeerd. Bij een nieuwe bundel hoort een eigen eSIM.',
      },
    },
  },
}
