// The words of the eSIM status page: the two fields, what is left, the codes, and the email for a forgotten ICCID.
import { formFor } from '#app/language/formats.ts'
import type {
  activationProblems as englishActivation,
  reminderProblems as englishReminder,
  statusCopy as english,
  statusProblems as englishProblems,
} from '../../delivery/esim-status.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { daysText } from '../counts.ts'
import { tooManyAttempts } from './wait-text.ts'

const ACTIVATION_FAILED = 'De activeringscode kon niet worden opgehaald'

export const statusProblems: typeof englishProblems = {
  nothing_given: 'Vul een e-mailadres of een ICCID in',
  iccid_missing: 'Vul naast je e-mailadres ook je ICCID in, zodat we je account kunnen controleren.',
  email_invalid: 'Vul een geldig e-mailadres in',
  iccid_invalid: 'Vul een geldige ICCID in (19 of 20 cijfers)',
  email_unknown: 'Geen eSIM gevonden voor dit e-mailadres',
  iccid_mismatch: 'Deze ICCID hoort niet bij dit e-mailadres.',
  status_unavailable: 'De status van de eSIM-bundel kon niet worden opgehaald',
}

export const activationProblems: typeof englishActivation = {
  not_proven: ACTIVATION_FAILED,
  order_withdrawn:
    'Je hebt deze bestelling herroepen, daarom tonen we de codes niet. Toch van gedachten veranderd? Schrijf ons.',
  code_unavailable: ACTIVATION_FAILED,
}

export const reminderProblems: typeof englishReminder = {
  email_missing: 'Vul je e-mailadres in',
  email_invalid: 'Vul een geldig e-mailadres in',
  no_esim: 'Geen eSIM gevonden voor dit e-mailadres.',
  mail_failed: 'De e-mail kon niet worden verzonden',
}

export const statusCopy: typeof english = {
  title: 'eSIM-status',
  lead: 'Bekijk hoeveel data je nog hebt en wanneer je eSIM verloopt. Je ICCID is genoeg. Vul je ook je e-mailadres in, dan controleren we of ze bij elkaar horen.',
  tooOften: tooManyAttempts,
  unexpected: 'Er ging iets mis bij het checken van de eSIM-status',
  databaseError: (message) => `Databasefout: ${message}`,
  functionError: (message) => `Functiefout: ${message}`,
  tryLater: 'we kunnen onze gegevens nu niet lezen. Probeer het zo nog eens.',
  retrieved: 'eSIM-status opgehaald',
  error: 'Fout',

  form: {
    heading: 'Welke eSIM?',
    email: 'E-mailadres',
    emailHint: 'Het adres waarmee je de eSIM hebt gekocht.',
    iccid: 'ICCID',
    iccidHint:
      '19 of 20 cijfers. Je vindt hem in onze e-mail, op je bestelpagina of op je telefoon onder Sim of Mobiele data.',
    iccidShort: 'Een ICCID heeft 19 of 20 cijfers',
    iccidCount: (digits) => `${digits} van 19 of 20 cijfers`,
    prefilled: 'Ingevuld op basis van de bestelling in deze browser.',
    forgot: 'ICCID vergeten?',
    check: 'Status checken',
    checking: 'Status checken…',
    others: 'Check je andere eSIM’s',
    other: (position, iccid) => `eSIM ${position} – ${iccid}`,
    show: 'Tonen',
  },

  held: {
    heading: 'Je eSIM’s',
    facts: (trip, days) => `${trip} voor ${daysText(days)}`,
    checkOf: (name) => `Status checken van ${name}`,
  },

  card: {
    named: (masked) => `eSIM ${masked}`,
    balance: 'Data over',
    data: 'Data',
    balanceUnknown: 'Niet bekend',
    balanceUnknownText: 'Het netwerk heeft niet doorgegeven hoeveel data er over is. Vernieuw de status zo nog eens.',
    left: (left, total) => (total ? `${left} over van ${total}` : `${left} over`),
    megabytes: (left, total) => `${left}\u00A0MB van ${total}\u00A0MB`,
    megabytesOnly: (left) => `${left}\u00A0MB; het netwerk heeft het totaal niet doorgegeven`,
    pace: (day) => `In dit tempo genoeg tot ${day}`,
    paceWhole: 'In dit tempo genoeg tot hij verloopt',
    starts: (startsAt) => rulesCopy.starts(startsAt),
    used: (percent) => `${percent}% verbruikt`,
    color: {
      green: 'Nog ruim voldoende',
      yellow: 'Wordt minder',
      red: 'Bijna op',
    },
    empty: 'Geen data over',
    zone: 'eSIM-zone',
    expiry: 'Vervaldatum',
    expired: 'Verlopen',
    noExpiry: 'eSIM is niet geactiveerd',
    noExpiryText: (startsAt) =>
      startsAt === 'first use'
        ? `${rulesCopy.daysStart(startsAt)} Door te installeren gaan ze nog niet in.`
        : rulesCopy.daysStart(startsAt),
    timer: 'Tijd over',
    countdown: ({ days, hours, minutes, seconds }, hasSeconds) => [
      { count: days, unit: formFor(days, { one: 'dag', other: 'dagen' }) },
      { count: hours, unit: 'uur' },
      { count: minutes, unit: formFor(minutes, { one: 'minuut', other: 'minuten' }) },
      ...(hasSeconds ? [{ count: seconds, unit: formFor(seconds, { one: 'seconde', other: 'seconden' }) }] : []),
    ],
    hideSeconds: 'Seconden verbergen',
    showSeconds: 'Seconden tonen',
    lookingUp: 'De status van je eSIM checken',
    refresh: 'Status vernieuwen',
    refreshing: 'Status vernieuwen…',
    updated: (seconds) =>
      seconds < 60
        ? `${seconds} s geleden bijgewerkt`
        : seconds < 3600
          ? `${Math.floor(seconds / 60)} min geleden bijgewerkt`
          : `${Math.floor(seconds / 3600)} uur geleden bijgewerkt`,
  },

  activation: {
    heading: 'Deze eSIM installeren',
    lead: 'De code en de QR-code, voor de telefoon die je gaat gebruiken.',
    show: 'eSIM-gegevens en QR-code tonen',
    loading: 'Codes laden',
    iccid: 'ICCID',
    copyIccid: 'ICCID kopiëren',
    code: 'Activeringscode om in te voeren',
    copyCode: 'Code kopiëren',
    qrAlt: (iccid) => `QR-code van de eSIM die eindigt op ${iccid.slice(-4)}`,
    scan: 'Scan deze code met de camera van de telefoon waarmee je reist.',
    download: 'QR-code downloaden',
    file: 'qrcode.png',
    install: 'Installatiepagina: stappen, herinneringen en hulp',
    help: 'Help me met installeren (veelgestelde vragen)',
  },

  proof: {
    heading: 'Op zoek naar de QR-code of je andere eSIM’s?',
    text: 'We tonen ze in de browser waarin je hebt besteld. Open in een andere browser één keer de link uit onze e-mail, dan zie je ze daar ook.',
    button: 'Mail mij mijn links',
  },

  forgot: {
    title: 'Ontvang je ICCID per e-mail',
    text: 'We mailen de ICCID’s van je eSIM’s naar het adres waarmee je ze hebt gekocht, met een link naar elke bestelling.',
    email: 'E-mailadres',
    send: 'E-mail sturen',
    sending: 'E-mail sturen…',
    sent: 'E-mail verzonden!',
    sentText: 'Kijk in je inbox, en in je spammap als hij er over een paar minuten nog niet is.',
    buy: 'eSIM kopen',
    support: 'Contact opnemen',
    again: 'Een ander adres proberen',
  },
}
