// The words of the order page: what is happening, what it cost, and what to do when something stops.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { orderCopy as english, stepCopy as englishSteps } from '../../sales/order.ts'
import { countriesText, daysText } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const stepCopy: typeof englishSteps = {
  retrieve_esim_token: {
    waiting: 'Het netwerk',
    running: 'Verbinding maken met het netwerk',
    done: 'Verbonden met het netwerk',
  },
  request_iccid_allocation: { waiting: 'Je eSIM', running: 'Je eSIM reserveren', done: 'eSIM gereserveerd' },
  request_top_up: { waiting: 'Je data', running: 'Je data toevoegen', done: 'Data toegevoegd' },
  poll_for_top_up: {
    waiting: 'Op je eSIM',
    running: 'Wachten tot je eSIM het laat zien',
    done: 'Op je eSIM',
  },
  poll_for_iccid: {
    waiting: 'Je eSIM-nummer',
    running: 'Wachten op je eSIM-nummer (meestal binnen een minuut, hoogstens tweeënhalf)',
    done: 'eSIM-nummer ontvangen',
  },
  generate_qr_code: { waiting: 'Je QR-code', running: 'Je QR-code maken', done: 'QR-code gemaakt' },
  send_email: { waiting: 'Een kopie per e-mail', running: 'Je een kopie mailen', done: 'Kopie gemaild' },
  update_user_record: { waiting: 'Je bestelling', running: 'Je bestelling opslaan', done: 'Bestelling opgeslagen' },
  order_completed: { waiting: 'Klaar', running: 'Klaar', done: 'Klaar' },
}

export const orderCopy: typeof english = {
  thanks: 'Bedankt voor je aankoop!',
  delivered: 'Je bestelling is geleverd!',
  support: 'Contact opnemen',
  newTab: '(opent in een nieuw tabblad)',

  noOrder: {
    title: 'Geen bestelling gevonden',
    text: 'In deze link zit geen bestelling. Vertel ons waar je heen gaat om een nieuwe te beginnen.',
    find: 'Vind je bundel',
  },
  tooManyStreams: 'Deze bestelling is in te veel tabbladen open. Deze pagina blijft controleren of er nieuws is.',
  notFound: {
    title: 'Bestelling niet gevonden',
    text: 'De gevraagde informatie over deze eSIM of bestelling bestaat niet. Bestel een nieuwe eSIM of neem contact met ons op.',
    hint: 'Op een andere telefoon of computer gekocht? Open de link in onze e-mail, dan zie je de bestelling hier ook.',
    home: 'Naar de homepage',
  },
  loadFailed: {
    title: 'We konden je bestelling niet openen',
    load: 'De gegevens van de bestelling konden niet worden geladen. Neem contact met ons op.',
    unexpected: 'Er ging onverwacht iets mis. Neem contact met ons op.',
    safe: 'Je bestelling is veilig. Hij gaat ook zonder deze pagina door, en we mailen je de QR-code.',
    again: 'Opnieuw proberen',
  },

  running: {
    title: (step, of) => `Je eSIM wordt klaargemaakt (${step} van ${of})`,
    heading: 'Je eSIM wordt klaargemaakt',
    lead: 'Dit duurt ongeveer een minuut. De pagina wordt vanzelf bijgewerkt.',
    allDone: (count) => `Alle ${count} stappen klaar`,
    progress: 'Stappen van je bestelling klaar',
    count: (done, of) => `${done} van ${of}`,
    announce: (step, of, words) => `Stap ${step} van ${of}: ${words}`,
    state: { waiting: 'wacht', running: 'bezig', done: 'klaar', failed: 'mislukt' },
    close: (email) => `Je kunt deze pagina sluiten. We mailen de QR-code naar ${email}`,
    slow: 'Dit duurt langer dan gewoonlijk. Je hoeft hier niet te wachten. Vragen?',
  },
  ready: {
    title: 'Je eSIM staat klaar',
    heading: 'Je eSIM staat klaar',
    lead: (email) => `We hebben een kopie gemaild naar ${email}`,
    laterLead: (email) => `Alles wat je nodig hebt, staat hier en in de e-mail aan ${email}.`,
    install: 'Nu installeren',
  },
  failed: {
    title: 'Een stap van je bestelling is mislukt',
    heading: 'Eén stap is niet gelukt',
    text: 'Bij deze stap ging iets mis. Probeer het opnieuw of neem contact met ons op.',
    safe: 'Je betaling is veilig en er wordt niets dubbel afgeschreven. Opnieuw proberen gaat verder waar het stopte.',
    safeFree: 'Er is niets afgeschreven. Opnieuw proberen gaat verder waar het stopte.',
    usable: 'Je eSIM staat hieronder klaar. Je kunt hem nu installeren.',
    retry: 'Opnieuw proberen',
    retrying: 'Opnieuw proberen…',
    next: (duration) =>
      `We proberen het over ${duration} automatisch opnieuw. Je kunt deze pagina open laten of sluiten.`,
    nextNow: 'We proberen het nu opnieuw.',
    told: 'Ons team weet ervan en zoekt het uit.',
    duration: (seconds) => {
      if (seconds < 100) return plural(seconds, { one: 'seconde', other: 'seconden' })
      return `${Math.ceil(seconds / 60)} minuten`
    },
    retried: 'We proberen het opnieuw.',
  },
  correctEmail: {
    heading: 'Klopt je e-mailadres?',
    text: (email) =>
      `De mailserver neemt onze e-mail aan ${email} niet aan. Verbeter het adres, dan sturen we je bestelling daarheen. Vanaf dat moment hoort hij bij dat adres.`,
    label: 'E-mailadres',
    send: 'Naar dit adres sturen',
    sending: 'Versturen…',
    tooOften: tooManyAttempts,
    notRefused: 'Dit adres kan niet meer worden gewijzigd. Neem contact met ons op als de e-mail niet aankomt.',
  },
  awaiting: {
    title: 'Wachten op je betaling',
    heading: 'We hebben je betaling nog niet ontvangen',
    justPaid: 'Net betaald? Blijf hier. Deze pagina wordt bijgewerkt zodra de betaling is bevestigd.',
    unpaid: 'Teruggekomen zonder te betalen? Er is niets afgeschreven, en je bundel staat nog bij het afrekenen.',
    checking: 'Navragen bij de betaaldienst',
    back: 'Terug naar afrekenen',
    slow: 'Nog steeds niets? Als je bank de betaling laat zien, neem dan contact met ons op. Wij zoeken het uit.',
    swap: {
      unpaid: 'Teruggekomen zonder te betalen? Er is niets in rekening gebracht en je houdt de eSIM die je hebt.',
      back: 'Terug naar het ruilen',
    },
  },
  processing: {
    title: 'Je betaling is onderweg',
    heading: 'Je betaling is onderweg',
    text: 'Je bank heeft de betaling nog niet bevestigd. Bij sommige betaalmethoden duurt dat een paar dagen.',
    next: (email) => `Zodra het geld binnen is, maken we je eSIM en mailen we hem naar ${email}.`,
    failed: 'Mislukt de betaling, dan wordt er niets afgeschreven en staat je bundel weer bij het afrekenen.',
  },
  review: {
    title: 'We bekijken je bestelling',
    payment: {
      heading: 'We bekijken je betaling',
      text: 'De betaling die we hebben ontvangen, komt niet helemaal overeen met deze bestelling. Daarom kijkt er iemand naar voordat we een eSIM uitgeven.',
    },
    esim: {
      heading: 'We bekijken je eSIM',
      text: 'We hebben je bestelling. Het netwerk gaf ons een eSIM die misschien al in gebruik is. Die geven we je niet, en iemand zoekt het uit.',
    },
    delivery: {
      heading: 'We bekijken je bestelling',
      text: 'We hebben je betaling, maar het netwerk kon je bestelling niet leveren. Iemand zoekt het uit.',
    },
    dispute: {
      heading: 'Je bestelling is stilgelegd',
      text: 'Volgens je bank wordt deze betaling betwist. Zolang dat speelt, kunnen we deze bestelling niet leveren.',
      next: 'Is dit een vergissing? Vertel je bank dat je deze betaling hebt gedaan en neem dan contact met ons op. Samen lossen we het op.',
    },
    dispute_delivered: {
      heading: 'Je bestelling is stilgelegd',
      text: 'Volgens je bank wordt deze betaling betwist. Wat je hebt ontvangen, blijft werken, maar zolang dit speelt, mailen we je niet over deze bestelling.',
    },
    next: (email) => `Je hoeft niets te doen. We mailen ${email}, en je krijgt je eSIM of je geld terug.`,
    free: {
      delivery: 'Het netwerk kon je bestelling niet leveren. Iemand zoekt het uit.',
      next: (email) => `Je hoeft niets te doen. We mailen ${email} zodra er nieuws is.`,
    },
  },
  refunded: {
    title: 'Deze bestelling is terugbetaald',
    heading: 'Deze bestelling is terugbetaald',
    text: (totalCents) =>
      `We hebben ${formatEuro(totalCents)} teruggestuurd via je oorspronkelijke betaalmethode. Het bedrag staat meestal binnen vijf tot tien dagen op je rekening.`,
    whole:
      'We hebben je betaling teruggestuurd via je oorspronkelijke betaalmethode. Het bedrag staat meestal binnen vijf tot tien dagen op je rekening.',
    next: 'Deze eSIM is niet meer geldig, daarom tonen we de codes niet meer.',
    again: 'Andere bundel zoeken',
  },
  replaced: {
    title: 'Deze eSIM is vervangen',
    heading: 'Deze eSIM is vervangen',
    text: 'Je hebt in plaats daarvan een nieuwe eSIM, die met deze bestelling is betaald. We hebben hem je gemaild, daarom tonen we de codes van deze niet meer.',
    toppedUp:
      'Data die aan de oude eSIM was toegevoegd, staat niet op de nieuwe. Had je daar nog van over, schrijf ons dan en we betalen het terug.',
    next: 'E-mail niet gekregen? Kijk in je spammap, of schrijf ons.',
  },
  canceled: {
    title: 'Deze eSIM is geannuleerd',
    heading: 'Deze eSIM is geannuleerd',
    text: 'We hebben de eSIM van deze bestelling teruggenomen, daarom tonen we de codes niet meer.',
    money: 'Krijg je nog geld van ons, dan mailen we je zodra het teruggaat. Vragen? We helpen je graag.',
    free: 'De bestelling was gratis, dus er valt niets terug te betalen.',
  },
  withdrawn: {
    title: 'We hebben je herroeping ontvangen',
    heading: 'We hebben je herroeping ontvangen',
    text: 'Je hebt deze bestelling herroepen. We bekijken het en mailen je wat er met je geld gebeurt.',
    next: 'Installeer of gebruik deze eSIM niet: zodra hij is geactiveerd, kan je herroepingsrecht vervallen. Toch van gedachten veranderd? Schrijf ons.',
    topUp: 'Gebruik de toegevoegde data niet. Toch van gedachten veranderd? Schrijf ons.',
  },
  disputeLost: {
    title: 'Je bank heeft deze betaling teruggehaald',
    heading: 'Je bank heeft deze betaling teruggehaald',
    text: (totalCents) =>
      `Je hebt deze betaling betwist en je bank heeft je gelijk gegeven. Er is ${formatEuro(totalCents)} teruggehaald, dus deze bestelling is gesloten.`,
    topUp: 'Is de data al eerder toegevoegd, dan blijft die op de eSIM staan.',
  },

  summary: {
    heading: 'Besteloverzicht',
    topUpOf: 'Opwaardering van',
    data: 'Databundel',
    duration: 'Duur',
    days: (days) => daysText(days),
    zone: 'Zone',
    dates: 'Reisdata',
    countries: (count) => (count === 1 ? 'Land van de bundel' : `Landen van de bundel (${count})`),
    others: (count) => `Werkt ook in ${countriesText(count)}`,
    ofTrip: 'je reis',
    company: 'Bedrijf',
    vatNumber: 'Btw-nummer',
    reverseCharge: 'Btw verlegd: je bedrijf draagt de btw af.',
    companyCode:
      'We hebben je bedrijfsgegevens opgeslagen. Met deze referentiecode zijn ze de volgende keer zo ingevuld:',
    copyCompanyCode: 'Referentiecode kopiëren',
    subtotal: 'Subtotaal',
    discount: (code) => (code ? `Korting (${code})` : 'Korting'),
    fee: 'Verwerkingskosten',
    feeHint: 'Met een kaart kun je vanaf €\u00A00,50 zonder btw betalen. Deze kosten vullen het verschil aan.',
    vat: (basisPoints) =>
      basisPoints === 0 ? 'Btw (geen)' : `Btw (${(basisPoints / 100).toFixed(1).replace('.', ',')}%)`,
    total: 'Totaal',
    paid: 'Totaal betaald',
    free: 'Er is niets in rekening gebracht.',
    invoice: 'Factuur downloaden (PDF)',
    creditNote: (number) => `Creditnota${number ? ` ${number}` : ''} downloaden (PDF)`,
    refunded: 'Terugbetaald',
    takenBack: 'Teruggehaald door je bank',
    contractSummary: 'Contractsamenvatting',
    withdraw: 'Overeenkomst herroepen',
    reference: 'Bestelnummer',
    copyReference: 'Bestelnummer kopiëren',
  },

  actions: {
    heading: 'Je bestelling',
    viewInvoice: 'Factuur bekijken',
    invoiceLater: 'Je factuur is er zodra je bestelling is afgerond.',
    resend: 'E-mail opnieuw sturen',
    cancel: 'Wijzigen of annuleren',
    sending: 'E-mail sturen…',
  },
  links: {
    heading: 'Handige links',
    status: { title: 'eSIM-status', text: 'Hoeveel data je nog hebt en wanneer je eSIM verloopt.' },
    guide: { title: 'Installatiegids', text: 'Stap voor stap, met antwoorden op veelgestelde vragen.' },
    support: { title: 'Hulp', text: 'Schrijf ons. Je bestelnummer is al ingevuld.' },
  },

  notices: {
    sent: { title: 'E-mail verzonden', text: (email) => `De QR-code is onderweg naar ${email}.` },
    resendFailed: 'E-mail niet opnieuw verzonden',
    resendTooOften:
      'We hebben hem dit uur al meerdere keren gemaild. Kijk in je spammap, of probeer het over een uur nog eens.',
    refreshed: { title: 'QR-code vernieuwd', text: 'Dit is de huidige code van je eSIM.' },
    refreshFailed: 'Vernieuwen niet gelukt',
    noOrder: 'Geen gegevens over de bestelling beschikbaar.',
    noIccid: 'ICCID niet beschikbaar.',
    invoiceError: {
      title: 'Probleem met de factuur',
      text: 'De PDF van de factuur kon niet worden gedownload. Probeer het later nog eens.',
    },
    invoiceNotAvailable: {
      title: 'Geen factuur beschikbaar',
      free: 'Bij een gratis bestelling hoort geen factuur: er is niets in rekening gebracht.',
      text: 'We maken de factuur zodra je bestelling is afgerond.',
    },
    invoiceHeldBack: {
      title: 'Geen factuur beschikbaar',
      text: 'Je factuur is nog niet klaar. Kijk over een dag of twee nog eens. Aan je bestelling verandert niets.',
    },
    invoiceUrl: { title: 'Fout', text: 'Het adres van de factuur kon niet worden opgehaald.' },
    copied: 'Gekopieerd',
    downloaded: { title: 'Gedownload', text: (file) => `Je vindt ${file} bij je downloads.` },
    downloadFailed: {
      title: 'Downloaden niet gelukt',
      text: 'We konden de afbeelding niet laden. Probeer het nog eens.',
    },
    retryFailed: 'Nog niet',
  },
}
