// The installation guide and the questions that travelers ask (after-purchase rules §2 "/faq").
import { plural } from '#app/language/formats.ts'
import type { faqCopy as english } from '../../support/faq.ts'

export const faqCopy: typeof english = {
  title: 'Installatiegids en veelgestelde vragen',
  description:
    'Zo installeer je je eSIM in vier stappen op iPhone, Samsung, Pixel en andere telefoons, en dit doe je als er geen internet is.',
  lead: 'In vier stappen van QR-code naar online. Kies je telefoon, dan toont de gids de menu’s ervan.',
  guide: {
    heading: 'Installeer je eSIM in vier stappen',
    device: 'Je telefoon',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Andere' },
    where: 'Tik op',
    steps: [
      {
        title: 'Controleer je telefoon',
        text: 'Je telefoon moet eSIM ondersteunen en mag geen simlock hebben. Bel *#06#. Zie je een EID, dan ondersteunt hij eSIM.',
        paths: {
          iphone: ['Instellingen', 'Algemeen', 'Info', 'Geen simbeperkingen'],
          samsung: ['Instellingen', 'Verbindingen', 'Simkaartbeheer', 'eSIM toevoegen'],
          pixel: ['Instellingen', 'Netwerk en internet', 'Simkaarten', 'Simkaart toevoegen'],
          other: ['Telefoon', 'Toetsenblok', '*#06#', 'EID'],
        },
        notes: {
          iphone: 'Geen simbeperkingen betekent dat er op de iPhone geen simlock zit.',
          samsung: 'Zie je eSIM toevoegen, dan ondersteunt je Galaxy het. Modellen voor sommige landen doen dat niet.',
          other: 'Menu’s verschillen per merk. Het EID is het zekerste teken.',
        },
      },
      {
        title: 'Zet wifi en de QR-code klaar',
        text: 'Doe dit thuis, de dag voordat je vertrekt. Je hebt wifi nodig en de QR-code van je bestelpagina of uit onze e-mail, op een ander scherm of op papier.',
        paths: {
          iphone: ['Instellingen', 'Wifi', 'Verbonden'],
          samsung: ['Instellingen', 'Verbindingen', 'Wifi', 'Verbonden'],
          pixel: ['Instellingen', 'Netwerk en internet', 'Internet', 'Verbonden'],
          other: ['Instellingen', 'Wifi', 'Verbonden'],
        },
        notes: {
          iphone:
            'Lees je dit op de iPhone zelf? Open daarop je bestelpagina. Met de installatieknop heb je geen tweede scherm nodig.',
        },
      },
      {
        title: 'Installeer de eSIM',
        text: 'Scan de QR-code en bevestig. Verwijder de eSIM daarna niet: meestal kun je hem maar één keer installeren.',
        paths: {
          iphone: ['Instellingen', 'Mobiel netwerk', 'Voeg eSIM toe', 'Gebruik QR-code'],
          samsung: ['Instellingen', 'Verbindingen', 'Simkaartbeheer', 'eSIM toevoegen', 'QR-code scannen'],
          pixel: ['Instellingen', 'Netwerk en internet', 'Simkaarten', 'Simkaart toevoegen', 'Een eSIM instellen'],
          other: ['Instellingen', 'Mobiel netwerk', 'eSIM toevoegen', 'QR-code scannen'],
        },
        notes: {
          iphone: 'Op sommige iPhones heet het Mobiele data.',
          other: 'Zie je het niet, zoek dan in de instellingen naar ‘eSIM’.',
        },
      },
      {
        title: 'Activeer en gebruik hem',
        text: 'Zet de eSIM bij aankomst aan, kies hem voor mobiele data en sta dataroaming toe voor deze lijn. Je eigen nummer blijft aan om te bellen. Je kunt de eSIM ook als je primaire datalijn instellen.',
        paths: {
          iphone: ['Instellingen', 'Mobiel netwerk', 'Reis-eSIM', 'Dataroaming: aan'],
          samsung: ['Instellingen', 'Verbindingen', 'Mobiele netwerken', 'Dataroaming: aan'],
          pixel: ['Instellingen', 'Netwerk en internet', 'Simkaarten', 'Reis-eSIM', 'Roaming: aan'],
          other: ['Instellingen', 'Mobiel netwerk', 'Reis-eSIM', 'Dataroaming: aan'],
        },
        notes: {
          iphone: 'Zet ‘Sta schakelen mobiele data toe’ uit, anders kan je simkaart van thuis kosten maken.',
          samsung: 'Kies in Simkaartbeheer de eSIM onder Mobiele data en zet het automatisch wisselen van data uit.',
        },
      },
    ],
  },
  search: {
    label: 'Zoek in de antwoorden',
    button: 'Zoeken',
    found: (count) => plural(count, { one: 'antwoord', other: 'antwoorden' }),
    none: (query) => `Hier staat niets over ‘${query}’. Vraag het de assistent of een mens.`,
    clear: 'Alles tonen',
  },
  questionsHeading: 'Veelgestelde vragen',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'Wat is een eSIM?',
      answer: [
        'Een eSIM is een simkaart die in je telefoon is ingebouwd. In plaats van een plastic kaartje in een houder te steken, download je je bundel met een QR-code of met één tik.',
        'Verder werkt hij als elke andere simkaart: hij heeft een eigen nummer (de ICCID) en verbindt je met mobiele netwerken.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Kan ik tegelijk mijn eigen simkaart gebruiken?',
      answer: [
        'Ja. Met dual sim blijft je eigen simkaart in de telefoon en houd je je nummer voor bellen, sms en bankcodes, terwijl de eSIM voor de data zorgt.',
        'Kies de eSIM voor mobiele data en zet dataroaming voor je eigen simkaart uit, zodat die in het buitenland niets kost.',
      ],
    },
    {
      id: 'activation-time',
      question: 'Hoelang duurt de activering?',
      answer: [
        'Activeren duurt een paar minuten. Op je bestelpagina staat waar je de eSIM installeert en wanneer de dagen ingaan: meestal als hij voor het eerst data gebruikt in een land van de bundel. Je kunt hem dus thuis installeren.',
        'Geef de telefoon bij aankomst een paar minuten om het netwerk te vinden. De vliegtuigmodus even aan- en uitzetten helpt.',
      ],
    },
    {
      id: 'support-hours',
      question: 'Wanneer kan ik jullie bereiken?',
      answer: ['We zijn er 24/7. Chat wanneer je wilt; e-mails beantwoorden we binnen 24 uur.'],
    },
  ],
  fixHeading: 'Geïnstalleerd, maar geen internet?',
  fixLead: 'Werk van boven naar beneden. De meeste telefoons zijn na de tweede of derde check online.',
  fixes: [
    {
      title: 'Staat de eSIM aan?',
      text: 'Zoek de eSIM in je lijst met simkaarten. Staat hij uit, zet hem dan aan en wacht een minuut.',
    },
    {
      title: 'Is hij gekozen voor mobiele data?',
      text: 'Kies de eSIM onder Mobiele data. Staat daar je simkaart van thuis, dan gebruikt de telefoon de eSIM niet.',
    },
    {
      title: 'Staat dataroaming aan voor deze lijn?',
      text: 'Zet het aan voor de eSIM en laat het uit voor je simkaart van thuis. Het kost niets extra.',
    },
    {
      title: 'Ben je in een land waar hij werkt?',
      text: 'De landen staan op je bestelpagina, in onze e-mail en op de pagina met je eSIM-status.',
    },
    { title: 'Heb je nog data?', text: 'Bij je eSIM-status zie je wat je nog hebt en wanneer hij verloopt.' },
    {
      title: 'Vraagt de telefoon om een toegangspunt (APN)?',
      text: 'Dat wordt normaal automatisch ingesteld. Vraagt je telefoon erom, neem dan contact met ons op. Wij vertellen je wat je moet invullen.',
    },
    {
      title: 'Zet de vliegtuigmodus aan, wacht tien seconden en zet hem uit',
      text: 'Je telefoon zoekt dan opnieuw. Start hem daarna één keer opnieuw op.',
    },
    {
      title: 'Nog steeds niets?',
      text: 'Neem contact met ons op en noem het model van je telefoon en het land waar je bent. Verwijder de eSIM niet.',
    },
  ],
  statusLink: 'eSIM-status openen',
  devicesLink: 'Zoek je telefoon op',
  contact: 'Staat je antwoord er niet bij? Neem contact op. We helpen je graag.',
  contactLink: 'Hulp krijgen',
}
