// The words of the page that tells whether a phone can use an eSIM.
import { plural } from '#app/language/formats.ts'
import type { devicesCopy as english } from '../../delivery/devices.ts'

export const devicesCopy: typeof english = {
  title: 'Ondersteunt je telefoon eSIM?',
  description:
    'Zoek op of je telefoon eSIM ondersteunt, en controleer het met twee snelle checks: het EID en de simlock.',
  lead: 'Zoek je telefoon hier op en controleer het daarna op de telefoon zelf. Dat kost een minuut en voorkomt dat je een bundel koopt die je niet kunt gebruiken.',
  search: {
    label: 'Merk of model',
    hint: 'Bijvoorbeeld: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Zoeken',
    found: (count) => plural(count, { one: 'model', other: 'modellen' }),
    more: (count) => `Nog ${count}. Voeg een woord toe om gerichter te zoeken.`,
    none: (query) =>
      `‘${query}’ staat niet op onze lijst. Dat wil niet zeggen dat het niet kan: zoek het EID op de telefoon.`,
  },
  detected: {
    model: (model) => `Zo te zien gebruik je een ${model}.`,
    iphone:
      'Zo te zien gebruik je een iPhone. Welke, kunnen we niet zien. Je vindt het model onder Instellingen > Algemeen > Info.',
    ipad: 'Zo te zien gebruik je een iPad. Je vindt het model onder Instellingen > Algemeen > Info.',
    android:
      'Zo te zien gebruik je een Android-telefoon. Welke, kunnen we niet zien. Je vindt het model onder Instellingen > Over de telefoon.',
    show: 'Bekijken',
  },
  esim: {
    yes: 'Ja',
    regional: 'Ja, op uitzonderingen na',
    no: 'Nee',
  },
  source: 'Bron:',
  listHeading: 'Alle merken',
  listLead: 'Gebaseerd op wat de fabrikanten opgeven. Dit is wat wij weten, niet elke telefoon die er bestaat.',
  resultsHeading: 'Resultaten',
  checks: {
    heading: 'Controleer het op je telefoon',
    items: [
      {
        title: 'Bel *#06#',
        text: 'Zie je een EID van 32 cijfers, dan ondersteunt je telefoon eSIM. Geen EID betekent geen eSIM.',
        path: 'Telefoon > Toetsenblok > *#06#',
      },
      {
        title: 'Zit er een simlock op?',
        text: 'Een telefoon bij een abonnement werkt soms alleen met simkaarten van die provider. Op een iPhone moet er ‘Geen simbeperkingen’ staan. Probeer op Android de simkaart van iemand anders, of vraag de provider om de simlock te verwijderen.',
        path: 'Instellingen > Algemeen > Info > Simlock',
      },
      {
        title: 'Waar is hij gekocht?',
        text: 'Sommige modellen uit bepaalde landen, vooral het Chinese vasteland, hebben geen eSIM. Controleer het EID.',
        path: 'Instellingen > Over de telefoon > EID',
      },
    ],
  },
  guideLink: 'Zo installeer je',
  bundleLink: 'Vind je bundel',
}
