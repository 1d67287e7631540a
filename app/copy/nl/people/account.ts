// The words of the account area: tabs, overview and services.
import { sizeWords } from '#app/language/formats.ts'
import type { accountCopy as english } from '../../people/account.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { daysText, minutesText } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const accountCopy: typeof english = {
  title: 'Je account',
  hello: (name) => `Ingelogd als ${name}`,
  tabsLabel: 'Onderdelen van je account',
  tabs: { overview: 'Overzicht', services: 'eSIM’s', features: 'Functies', profile: 'Profiel' },

  empty: {
    heading: 'Geen actieve eSIM’s',
    text: 'Dit account is nog leeg. Alles wat je met je e-mailadres koopt, verschijnt hier.',
    browse: 'eSIM-bundels bekijken',
    link: 'eSIM toevoegen met ICCID',
  },

  esim: {
    facts: (data, days, day) => `${sizeWords(data)} voor ${daysText(days)}, gekocht op ${day}`,
    number: 'ICCID',
    loading: 'Tegoed checken…',
    failed: 'De gegevens van je eSIM konden niet worden geladen.',
    tooOften: 'Te veel pogingen. Probeer het over een paar minuten nog eens.',
    retry: 'Opnieuw proberen',
    showFigures: 'Resterende data tonen',
    timeLeft: 'Resterende tijd',
    notStarted: (startsAt) => rulesCopy.starts(startsAt),
    ended: 'Verlopen',
    until: (day) => `tot ${day}`,
    left: ({ days, hours, minutes }) =>
      days > 0 ? `${daysText(days)} ${hours} uur` : `${hours} uur ${minutesText(minutes)}`,
    topUp: 'Opwaarderen',
    open: 'eSIM openen',
    openOf: (name) => `eSIM openen: ${name}`,
    rename: 'Naam wijzigen',
    renameLabel: 'Naam van deze eSIM',
    renameHint: 'Alleen jij ziet hem, bijvoorbeeld ‘iPad van Anna’. Laat leeg om de reis te gebruiken.',
    save: 'Naam opslaan',
    history: 'Geschiedenis',
    bought: (trip) => `Gekocht: ${trip}`,
    toppedUp: (data) => `Opgewaardeerd met ${sizeWords(data)}`,
    actionsOf: (name) => `Acties voor ${name}`,
  },

  overview: {
    passHeading: 'Je pas',
    others: 'Andere eSIM’s',
    boughtOn: (day) => `Gekocht op ${day}`,
    manage: 'Alle eSIM’s met hun cijfers',
    next: {
      install: {
        text: (startsAt) => `Nog niet in gebruik. ${rulesCopy.install(startsAt)} ${rulesCopy.daysStart(startsAt)}`,
        button: 'Deze eSIM installeren',
      },
      top_up: { text: 'Bijna op. Waardeer dezelfde eSIM op.', button: 'Opwaarderen' },
      another: {
        text: 'Bijna op, en deze eSIM kan niet worden opgewaardeerd. Een nieuwe heb je in een minuut.',
        button: 'eSIM-bundels bekijken',
      },
      buy: { text: 'Deze eSIM is verlopen. Een nieuwe heb je in een minuut.', button: 'eSIM-bundels bekijken' },
      nothing: { text: 'Alles in orde. Je hoeft niets te doen.', button: null },
    },
    payments: 'Bestellingen en facturen',
    orders: 'Recente bestellingen',
    noOrders: 'Nog geen bestellingen.',
    order: (trip, days) => `${trip} voor ${daysText(days)}`,
    phase: {
      awaiting_payment: 'Niet betaald',
      payment_processing: 'Betaling onderweg',
      in_progress: 'Wordt geleverd',
      failed: 'Opnieuw proberen',
      completed: 'Geleverd',
      in_review: 'Wordt bekeken',
      refunded: 'Terugbetaald',
      canceled: 'eSIM geannuleerd',
      replaced: 'eSIM vervangen',
    },
    takenBack: 'Teruggehaald door je bank',
    open: 'Bestelling openen',
    openOf: (what, day) => `Bestelling openen: ${what}, ${day}`,
    invoice: 'Factuur',
    invoiceOf: (what, day) => `Factuur: ${what}, ${day}`,
    invoices: 'Facturen',
    noInvoices: 'Nog geen facturen.',
    creditNote: 'Creditnota',
  },

  services: {
    heading: 'Je eSIM’s',
    filters: 'Tonen',
    all: 'Alle',
    noneHere: (status) => `Geen van je eSIM’s heeft de status ‘${status}’.`,
    add: {
      heading: 'eSIM toevoegen met ICCID',
      text: 'Voor een eSIM die je met een ander e-mailadres hebt gekocht. We mailen een code naar dat adres. Vul die hier in om de eSIM naar dit account te verplaatsen.',
      iccid: 'ICCID',
      iccidHint: '19 of 20 cijfers. Je vindt hem in onze e-mail, of op je telefoon onder Sim of Mobiele data.',
      start: 'eSIM toevoegen',
      starting: 'eSIM zoeken…',
      mailed:
        'Als dit een van onze eSIM’s is, is er een code van zes cijfers onderweg naar het adres waarmee hij is gekocht. De code werkt 10 minuten.',
      code: 'Code uit de e-mail',
      finish: 'Code bevestigen',
      again: 'Een andere ICCID gebruiken',
      done: 'De eSIM staat nu in je account.',
    },
    problems: {
      iccid_invalid: 'Vul een geldige ICCID in (19 of 20 cijfers)',
      already_yours: 'Deze eSIM staat al in je account.',
      code_wrong: 'Die code klopt niet. Kijk nog eens in de e-mail.',
      proof_gone: 'Deze code werkt niet meer. Begin opnieuw met de ICCID.',
      not_yours: 'Deze eSIM staat niet in je account.',
      label_long: 'Gebruik hoogstens 40 tekens.',
    },
    renamed: 'Naam opgeslagen.',
  },

  tooOften: tooManyAttempts,
  unreadable: 'We konden het formulier niet lezen. Vul het nog eens in.',
}
