// The words of the withdrawal page.
import type { withdrawCopy as english } from '../../support/withdraw.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const withdrawCopy: typeof english = {
  title: 'Een overeenkomst herroepen',
  description: 'Van gedachten veranderd? Herroep je eSIM-overeenkomst hier in twee stappen, zonder in te loggen.',
  lead: 'Van gedachten veranderd? Laat het ons hier weten. Dat kost twee stappen en geen account, en je krijgt per e-mail een bevestiging met datum en tijd.',
  steps: { label: 'Stappen', first: 'Je overeenkomst', second: 'Bevestigen', last: 'Ontvangstbevestiging' },
  fields: {
    reference: {
      label: 'Bestelnummer',
      hint: (prefix) =>
        `Je vindt het in de e-mail over je bestelling. Het begint met ${prefix}_order_. Heb je het niet? Het factuurnummer kan ook.`,
    },
    name: { label: 'Je naam' },
    email: {
      label: 'E-mailadres van de bestelling',
      hint: () => 'Naar dit adres sturen we de ontvangstbevestiging.',
    },
  },
  problems: {
    heading: 'Controleer deze velden',
    reference: 'Vul het bestelnummer of factuurnummer in met letters en cijfers',
    name: 'Vul je naam in',
    nameInvalid: 'Vul een naam van hoogstens 200 tekens in',
    email: 'Vul je e-mailadres in',
    emailInvalid: 'Vul een geldig e-mailadres in',
    tooOften: tooManyAttempts,
  },
  begin: 'Overeenkomst hier herroepen',
  review: {
    heading: 'Is dit de overeenkomst?',
    lead: 'Er is nog niets verzonden. Met de volgende knop verklaar je dat je deze overeenkomst herroept.',
    statement: 'Hierbij herroep ik de overeenkomst over de verrichting van deze dienst.',
    confirm: 'Herroeping bevestigen',
    change: 'Iets wijzigen',
    sending: 'Herroeping versturen…',
  },
  done: {
    heading: 'We hebben je herroeping ontvangen',
    received: 'Ontvangen op',
    mail: (email) => `We mailen een ontvangstbevestiging met deze datum en tijd naar ${email}. Bewaar die.`,
    next: 'We bekijken de overeenkomst en mailen je. Als het herroepingsrecht geldt, krijg je je geld binnen 14 dagen na vandaag kosteloos terug via je oorspronkelijke betaalmethode.',
    noMail: 'Binnen een paar minuten geen e-mail? Kijk in je spammap en neem dan contact met ons op.',
    support: 'Contact opnemen',
    home: 'Naar de homepage',
  },
  facts: {
    heading: 'Goed om te weten',
    items: [
      {
        title: '14 dagen, zonder reden',
        text: 'Je kunt binnen 14 dagen na de dag van je bestelling herroepen. Als je de verklaring maar op tijd verstuurt.',
      },
      {
        title: 'Al geactiveerd',
        text: 'Heb je bij je bestelling om onmiddellijke levering gevraagd, dan vervalt dit recht zodra de eSIM is geactiveerd. Dat is het moment waarop de dagen ingaan. We zeggen het liever nu dan nadat je dit hebt ingevuld.',
      },
      {
        title: 'Geïnstalleerd maar nooit gebruikt',
        text: 'Een eSIM die op je telefoon staat maar nog geen data heeft gebruikt, is niet geactiveerd. Je kunt herroepen. Verwijder hem daarna van je telefoon.',
      },
      {
        title: 'Werkt er iets niet?',
        text: 'Dat is een ander recht, en activeren doet daar niets aan af. Neem contact met ons op, dan lossen we het op of betalen we je terug.',
      },
    ],
    terms: 'Voorwaarden over herroeping',
  },
}
