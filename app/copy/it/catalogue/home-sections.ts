// The words of the landing page below the wizard, in Italian.
import { endSentence } from '#app/format/end-sentence.ts'
import type * as english from '../../catalogue/home-sections.ts'

export const tilesCopy: typeof english.tilesCopy = {
  heading: 'Una sola eSIM, ovunque tu vada',
  tiles: (countries) => [
    {
      title: `${countries} paesi`,
      text: 'Copertura per il weekend in città come per il giro del mondo.',
      isAddon: false,
    },
    {
      title: 'Più zone, un viaggio',
      text: 'Un solo pacchetto copre tutte le tappe.',
      isAddon: false,
    },
    {
      title: 'VPN sicura',
      text: 'Proteggerà la tua connessione. Non ancora disponibile.',
      isAddon: true,
    },
    {
      title: 'Traduzione in tempo reale',
      text: 'Parlerà la lingua del posto. Non ancora disponibile.',
      isAddon: true,
    },
  ],
  addon: 'Extra',
  places: 'Pacchetti:',
  learnMore: 'Scopri di più [su come installare e usare una eSIM]',
}

export const partnersCopy: typeof english.partnersCopy = {
  heading: 'Pensato per chi lavora nei viaggi',
  lead: 'Le reti fanno funzionare le nostre eSIM, chi lavora nei viaggi le porta alle persone.',
  kinds: [
    { mark: 'network', name: 'Reti mobili', text: 'portano i dati all’estero' },
    { mark: 'airport', name: 'Compagnie aeree e aeroporti', text: 'mettono online chi atterra' },
    { mark: 'agency', name: 'Agenzie di viaggio', text: 'aggiungono i dati a ogni prenotazione' },
    { mark: 'hotel', name: 'Hotel e strutture ricettive', text: 'aiutano gli ospiti a orientarsi' },
    { mark: 'creator', name: 'Chi racconta i viaggi', text: 'condivide un codice sconto' },
  ],
}

export const storiesCopy: typeof english.storiesCopy = {
  heading: 'Tre viaggi, un pacchetto ciascuno',
  note: 'Storie di esempio, scritte da noi.',
  stories: [
    {
      trip: 'Due settimane in treno, cinque paesi',
      text: 'A ogni confine arrivano un SMS di benvenuto e un nuovo listino. Con un solo pacchetto Europa, l’app dei treni, i biglietti e la mappa continuano a funzionare, e sai quanto spendi prima ancora della prima stazione.',
    },
    {
      trip: 'Una fiera, tre giorni',
      text: 'Non hai tempo di aprire un account? Bastano un nome e un indirizzo email. Il codice QR è sullo schermo prima che arrivi il taxi, e la SIM con il numero dell’ufficio resta al suo posto.',
    },
    {
      trip: 'Una famiglia, la prima volta in Asia',
      text: 'La sera prima inquadri il codice QR al tavolo della cucina. Dopo l’atterraggio attivi la nuova linea davanti al nastro dei bagagli, e il passaggio in città è prenotato prima che arrivino le valigie.',
    },
  ],
}

export const guaranteesCopy: typeof english.guaranteesCopy = {
  heading: 'Su che cosa puoi contare',
  guarantees: [
    {
      icon: 'refresh',
      title: 'La tua eSIM, o i tuoi soldi indietro',
      text: 'Se non riusciamo a consegnare la tua eSIM, riproviamo o ti rimborsiamo. La pagina dell’ordine e l’assistenza sono sempre a un clic.',
      link: 'Chiedi aiuto',
      to: '/support',
    },
    {
      icon: 'receipt',
      title: '14 giorni per ripensarci',
      text: 'Recedi in due passaggi, senza account e senza dire perché, finché la eSIM non è stata attivata.',
      link: 'Come funziona il recesso',
      to: '/withdraw',
    },
    {
      icon: 'mail',
      title: 'Persone che rispondono',
      text: 'Scrivici: una persona ti risponde entro 24 ore.',
      link: 'Chi gestisce questo negozio',
      to: '/terms#company',
    },
  ],
  soldBy: (company) => `Il tuo contratto è con ${endSentence(company)}`,
}

export const reviewsCopy: typeof english.reviewsCopy = {
  heading: 'Recensioni',
  text: 'Le nostre recensioni stanno su un sito pubblico, dove non possiamo modificarle.',
  link: 'Leggi le recensioni sul sito pubblico',
  updated: 'Punteggio aggiornato a marzo 2025',
  search: (brand) => `https://www.trustpilot.com/search?query=${encodeURIComponent(brand)}`,
}

export const rallyCopy: typeof english.rallyCopy = {
  kicker: 'Sponsorizzazione',
  heading: (brand) => `La eSIM ${brand} è partner ufficiale di un team di rally`,
  text: 'Nuovi confini, nessun negozio di telefonia per chilometri e qualcuno a casa che aspetta notizie. Il rally è questo, ed è per questo che siamo su quell’auto.',
}

export const howCopy: typeof english.howCopy = {
  heading: 'Come funziona',
  steps: [
    {
      title: 'Scegli il pacchetto',
      text: 'Dicci dove vai e quando. Vedrai tutti i pacchetti che coprono l’intero viaggio, con l’IVA già nel prezzo.',
    },
    {
      title: 'Attiva la eSIM con un codice QR',
      text: 'Appena hai pagato, trovi il codice sullo schermo e nella tua email. Inquadralo con il Wi-Fi, anche prima di partire.',
    },
    { title: 'Naviga', text: 'Quando arrivi, attiva la nuova linea. Il tuo numero resta il tuo.' },
  ],
  guide: 'Leggi la guida all’installazione',
}

export const affiliateCopy: typeof english.affiliateCopy = {
  heading: 'Vendi le nostre eSIM, o consigliaci',
  lead: 'Quattro formule, da un codice sconto gratuito per chi ti legge a un negozio con il tuo nome.',
  tiers: [
    {
      name: 'Economy Class',
      kind: 'Gratis',
      points: [
        'Un codice sconto tutto tuo',
        '10% di sconto e un bonus per chi ci consiglia',
        'Assistenza base via email',
      ],
    },
    {
      name: 'Premium Economy Class',
      kind: 'Con il tuo marchio',
      points: ['Un negozio con il tuo nome e i tuoi colori'],
    },
    { name: 'Business Class', kind: 'Più controllo', points: ['Più controllo su prezzi e prodotti'] },
    { name: 'First Class', kind: 'Grandi aziende', points: ['La flessibilità per le grandi aziende'] },
  ],
  start: 'Inizia',
  explore: 'Scopri tutte le formule per i partner',
}

export const closingCopy: typeof english.closingCopy = {
  heading: 'Prossima meta?',
  text: 'Due domande, poi il tuo codice QR.',
  action: 'Trova il tuo pacchetto',
}
