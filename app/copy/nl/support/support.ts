// The words of the support page.
import { plural } from '#app/language/formats.ts'
import type { supportCopy as english } from '../../support/support.ts'
import { minutesText } from '../counts.ts'

export const supportCopy: typeof english = {
  title: 'We helpen je graag',
  description:
    'Werkt er iets niet, of heb je een vraag? Chat wanneer je wilt, of stuur een bericht en krijg binnen 24 uur antwoord van een mens.',
  lead: 'Chat met ons wanneer je wilt. De meeste problemen los je met een van deze pagina’s in twee minuten op. Voor al het andere schrijf je ons, en een mens antwoordt.',
  write: 'Schrijf ons',
  fixes: {
    heading: 'Snel opgelost',
    order: {
      title: 'Waar is mijn bestelling?',
      text: 'Op je bestelpagina vind je elke stap, de QR-code en de factuur.',
    },
    items: [
      {
        to: '/faq#no-internet',
        icon: 'signal',
        title: 'Geen internet',
        text: 'Snelle checks, van de datalijn tot roaming.',
      },
      {
        to: '/faq',
        icon: 'phone',
        title: 'Hoe installeer ik hem?',
        text: 'Vier stappen, met de menu’s van je telefoon.',
      },
      {
        to: '/esim-status',
        icon: 'refresh',
        title: 'Hoeveel data heb ik nog?',
        text: 'Tegoed, vervaldatum en nog eens je QR-code.',
      },
      {
        to: '/devices',
        icon: 'search',
        title: 'Ondersteunt mijn telefoon eSIM?',
        text: 'Zoek je model op en controleer of er een simlock op zit.',
      },
    ],
  },
  email: {
    heading: 'Hulp per e-mail',
    promise: 'Antwoord binnen 24 uur',
    text: 'Gebruik het formulier of stuur een e-mail. Een mens leest het en antwoordt op jouw adres.',
    textForm: 'Gebruik het formulier. Een mens leest het en antwoordt op jouw adres.',
    helpsHeading: 'Zo kunnen we je sneller helpen',
    helps: [
      'het bestelnummer van je betalingsbewijs',
      'het model van je telefoon',
      'het land waar je bent',
      'wat je ziet, woord voor woord',
    ],
    care: 'Laat wachtwoorden, kaartnummers en je activeringscode weg. Die hebben we nooit nodig.',
  },
  form: {
    heading: 'Schrijf ons',
    required: 'Alle velden zijn verplicht, behalve de bestanden.',
    about: 'Dit gaat over mijn bestelling',
    send: 'Bericht sturen',
    sending: 'Bericht sturen…',
    over: (characters) => `${characters} ${characters === '1' ? 'teken' : 'tekens'} te veel`,
    left: (characters) => `nog ${characters} ${characters === '1' ? 'teken' : 'tekens'}`,
  },
  problems: {
    heading: 'Controleer deze velden',
    emailInvalid: 'Vul een geldig e-mailadres in',
    messageLong: (most, has) =>
      `Maak het bericht korter: hoogstens ${most} tekens (nu ${has}). Je kunt ook een tweede bericht sturen.`,
    messageHuge: (most) =>
      `Dit bericht is te lang om te versturen. Maak het korter: hoogstens ${most} tekens. Je kunt ook een tweede bericht sturen.`,
    tooLong: (most) => `Maak dit korter: hoogstens ${most} tekens`,
    unreadable: 'We konden het formulier niet lezen. Laad de pagina opnieuw en verstuur het nog eens.',
    tooOften: (count, minutes) =>
      `We hebben het afgelopen uur ${plural(count, { one: 'bericht', other: 'berichten' })} van je netwerk gekregen. Het volgende kun je over ${minutesText(minutes)} sturen. Je tekst blijft hier staan.`,
    failed: 'Er ging iets mis bij het versturen van je bericht. Probeer het nog eens.',
  },
  sent: {
    full: 'Bericht verzonden: je hoort zo snel mogelijk van ons!',
    number: (ticket) => `Je ticketnummer is ${ticket}`,
    next: (email) =>
      `Een mens antwoordt binnen 24 uur op ${email}. Bewaar het nummer voor als je ons nog eens schrijft.`,
    another: 'Nog een bericht schrijven',
    home: 'Naar de homepage',
  },
}
