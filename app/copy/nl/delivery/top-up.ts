// The words of topping up an eSIM: the page that lists the bundles, and the order page afterward.
import { formatEuro, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import type { topUpCopy as english, topUpProblems as englishProblems } from '../../delivery/top-up.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'
import { daysText } from '../counts.ts'

export const topUpCopy: typeof english = {
  title: 'Je eSIM opwaarderen',
  lead: 'Voeg data toe aan de eSIM die je al hebt. Niets te installeren: vlak na het betalen staat het erop.',
  button: 'Opwaarderen',
  esim: (end) => `eSIM •••• ${end}`,
  now: 'Huidig tegoed',
  data: 'Data',
  left: (data) => `${data} over`,
  leftUnknown: 'Nu niet bekend',
  zone: 'eSIM-zone',
  expiry: 'Vervaldatum',
  notActivated: 'eSIM is niet geactiveerd',
  offers: 'Hoeveel erbij?',
  group: 'Kies een bundel',
  offer: (place, data) => `${place} · ${data}`,
  adds: (data, days) => `${data} en ${daysText(days)} erbij`,
  addsDays: (days) => `${daysText(days)} van hetzelfde erbij`,
  exclTax: (priceCents, vatBasisPoints) => `${formatEuro(priceCents)} excl. btw · ${salesTaxText(vatBasisPoints)}`,
  go: 'Naar afrekenen',
  going: 'In je winkelwagen leggen…',
  keeps: 'Je houdt wat je nog hebt. De nieuwe data en dagen komen erbij.',
  keepsDays: 'Je houdt de dagen die je nog hebt. De nieuwe komen erbij.',
  none: 'Voor de zone van deze eSIM hebben we nu geen opwaardering. Bij een nieuwe bundel hoort een eigen eSIM.',
  buy: 'Bundel zoeken',
  status: 'eSIM checken',
  replaces: 'In je winkelwagen past één bundel, dus de opwaardering vervangt wat erin ligt.',

  unnamed: {
    heading: 'Welke eSIM?',
    text: 'Check eerst je eSIM en kies dan Opwaarderen. Je vindt de knop ook op je bestelpagina.',
    ended: 'Deze link is verlopen of niet volledig. Check je eSIM en kies daar Opwaarderen.',
  },
  unsent: 'We kregen geen verbinding. Er is niets besteld. Probeer het zo nog eens.',
  tooOften: 'Te veel pogingen. Wacht een paar minuten en probeer het nog eens.',
  refused: 'Deze eSIM kan niet worden opgewaardeerd',
  notNow: 'Nu even niet',
  again: 'Opnieuw proberen',

  hint: {
    heading: 'Je hebt al een eSIM voor deze reis',
    text: ({ iccidEnd, days, ...data }) =>
      `Voeg ${sizeLabel(data)} en ${daysText(days)} toe aan eSIM ••••\u00A0${iccidEnd}. Je hoeft niets te installeren.`,
    saves: (cents) => `Je betaalt ${formatEuro(cents)} minder dan voor een nieuwe.`,
    add: ({ totalCents, vatCents, ...data }) =>
      `${sizeLabel(data)} toevoegen voor ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone, data, days) => `Opwaardering: ${zone}, ${sizeWords(data)} voor ${daysText(days)}`,
    change: 'Andere opwaardering kiezen',
  },
  checkout: {
    heading: (end) => `Opwaardering van eSIM •••• ${end}`,
    wait: 'We zetten de data op je eSIM. Dat duurt een paar seconden.',
    done: 'Je nieuwe tegoed verschijnt hier, en we mailen je het betalingsbewijs.',
    emailHint: 'Hier komt je betalingsbewijs. Geen account nodig.',
    emailGoesTo: (email) => `Je betalingsbewijs gaat naar ${email}`,
    contact: 'Waarheen mogen we het betalingsbewijs sturen?',
    immediate:
      'Zet de data meteen op mijn eSIM. Ik begrijp dat mijn herroepingsrecht vervalt zodra ik de data gebruik.',
  },

  order: {
    running: {
      title: (step, of) => `Je eSIM wordt opgewaardeerd (${step} van ${of})`,
      heading: 'Je eSIM wordt opgewaardeerd',
      lead: 'Dit duurt een paar seconden. De pagina wordt vanzelf bijgewerkt.',
      close: (email) => `Je kunt deze pagina sluiten. We mailen het betalingsbewijs naar ${email}`,
    },
    ready: {
      title: 'Tegoed bijgewerkt',
      heading: 'Tegoed bijgewerkt',
      lead: (email) => `De data staat op je eSIM. Het betalingsbewijs hebben we gemaild naar ${email}`,
      laterLead: (email) => `We hebben de data op je eSIM gezet en het betalingsbewijs gestuurd naar ${email}.`,
      status: 'Status checken',
    },
    failedSafe:
      'Je betaling is veilig: er wordt niets dubbel afgeschreven of toegevoegd. Opnieuw proberen gaat verder waar het stopte.',
    failedSafeFree:
      'Er is niets afgeschreven en er wordt niets dubbel toegevoegd. Opnieuw proberen gaat verder waar het stopte.',
    processing: (email) =>
      `Zodra het geld binnen is, zetten we de data op je eSIM en mailen we het betalingsbewijs naar ${email}.`,
    review: {
      payment:
        'De betaling die we hebben ontvangen, komt niet helemaal overeen met deze bestelling. Daarom kijkt er iemand naar voordat we de data toevoegen.',
      next: (email) => `Je hoeft niets te doen. We mailen ${email}, en je krijgt je data of je geld terug.`,
    },
    card: {
      heading: (end) => `eSIM •••• ${end}`,
      added: 'Toegevoegd',
      addedText: (data, days) => `${sizeWords(data)} voor ${daysText(days)}`,
      balance: 'Nieuw tegoed',
      balanceNow: (data) => `${data} over`,
      exactly: (megabytes) => `${megabytes}\u00A0MB`,
      unknown:
        'Het netwerk geeft het tegoed nu niet door. Je opwaardering staat op de eSIM. Check zo de status nog eens.',
      waiting: 'Het nieuwe tegoed verschijnt hier.',
      stopped: 'Het nieuwe tegoed verschijnt hier zodra de stap hierboven is opgelost.',
      isAdded: 'De data staat al op je eSIM. Op de statuspagina zie je het tegoed.',
      nothingToDo: 'Je hoeft niets te installeren en niets te veranderen op je telefoon.',
    },
    resent: (email) => `Het betalingsbewijs is onderweg naar ${email}.`,
    refunded: 'De data is niet toegevoegd, of we hebben met je afgesproken wat ermee gebeurt.',
  },
}

export const topUpProblems: typeof englishProblems = {
  esim_not_found: 'Deze eSIM kan niet worden opgewaardeerd. Hij is teruggegeven, of het netwerk kent hem niet meer.',
  top_ups_not_offered:
    'Het netwerk van deze eSIM kan er geen data aan toevoegen. Bij een nieuwe bundel hoort een eigen eSIM.',
  order_withdrawn:
    'Je hebt de bestelling van deze eSIM herroepen, dus hij kan niet worden opgewaardeerd. Van gedachten veranderd? Schrijf ons.',
  esim_expired:
    'Deze eSIM is verlopen en kan niet meer worden opgewaardeerd. Bij een nieuwe bundel hoort een eigen eSIM.',
  esim_unreachable:
    'Het netwerk kan deze eSIM nu niet controleren. Er is dus niets besteld of afgeschreven. Probeer het zo nog eens.',
}
