// How long each kind of data is kept, for the privacy page.
import type { retentionCopy as english } from '../../office/retention.ts'

export const retentionCopy: typeof english = {
  caption: 'Wat we hoelang bewaren',
  things: [
    {
      id: 'orders',
      name: 'Bestellingen met hun eSIM’s, facturen en herroepingen, zoals de Nederlandse belastingwet eist',
      lasts: '7 jaar na het einde van het jaar',
    },
    { id: 'companies', name: 'Bedrijven die je ons liet onthouden', lasts: '7 jaar na het einde van het jaar' },
    {
      id: 'payouts',
      name: 'Uitbetalingen aan affiliates, met de rekening waar ze heen gingen',
      lasts: '7 jaar na het einde van het jaar',
    },
    {
      id: 'bank_details',
      name: 'Bankgegevens van partners, zodra ze niets meer verdienen en alles is uitbetaald',
      lasts: '90 dagen',
    },
    { id: 'messages', name: 'Berichten aan de klantenservice, zodra ze zijn afgehandeld', lasts: '2 jaar' },
    {
      id: 'wishes',
      name: 'Je adres, als je wacht op een land dat we nog niet aanbieden; zodra je bericht hebt gekregen, verwijderen we het',
      lasts: '1 jaar',
    },
    { id: 'mails', name: 'Welke e-mails we je hebben gestuurd', lasts: '180 dagen' },
    { id: 'unpaid_orders', name: 'Bestellingen die nooit zijn betaald, met je naam en adres', lasts: '90 dagen' },
    { id: 'customer_ips', name: 'Je IP-adres buiten je bestellingen', lasts: '90 dagen' },
    { id: 'payment_messages', name: 'Berichten van de betaaldienst over je betaling', lasts: '90 dagen' },
    { id: 'network_answers', name: 'Antwoorden van het mobiele netwerk op onze eigen tests', lasts: '90 dagen' },
    { id: 'usage', name: 'Hoeveel data je eSIM nog had, nadat hij is verlopen', lasts: '90 dagen' },
    {
      id: 'gifts',
      name: 'Voor wie een cadeau was en wat je erbij schreef, na de laatste dag van de reis',
      lasts: '90 dagen',
    },
    { id: 'planned_trips', name: 'Een reis die je in meerdere aankopen hebt gepland, na afloop', lasts: '30 dagen' },
    {
      id: 'webhooks',
      name: 'Wat we de software van een partner hebben gemeld over een bestelling die hij plaatste',
      lasts: '30 dagen',
    },
    { id: 'network_messages', name: 'Berichten van het mobiele netwerk over je eSIM', lasts: '30 dagen' },
    { id: 'links', name: 'Verlopen links, codes en logins', lasts: '30 dagen' },
    { id: 'logs', name: 'Serverlogboeken', lasts: '30 dagen' },
  ],
}
