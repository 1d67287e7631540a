// The words of passes that a traveler saves on the device: saving one, and the page that shows them offline.
import type { ageText as englishAge, savedPassesCopy as english } from '../../delivery/saved-passes.ts'

const time = new Intl.RelativeTimeFormat('nl', { numeric: 'always' })

export const savedPassesCopy: typeof english = {
  title: 'Bewaarde passen',
  description: 'De eSIM’s die je op dit apparaat hebt bewaard. Je opent ze zonder netwerk.',
  lead: 'QR-code, codes en stappen, alleen bewaard op dit apparaat. Je opent ze ook in vliegtuigmodus.',

  save: {
    heading: 'Neem hem mee',
    text: 'Bewaart de QR-code, de codes en de stappen in deze browser, alleen op dit apparaat, zodat je ze zonder netwerk opent.',
    button: 'Offline bewaren',
    saving: 'Pas bewaren',
    saved: { title: 'Offline bewaard', text: 'Je vindt hem bij je bewaarde passen, ook in vliegtuigmodus.' },
    failed: {
      title: 'Niet bewaard',
      text: 'Deze browser kon de pas niet bewaren. In een privévenster lukt dat vaak niet. De e-mail die we je hebben gestuurd, werkt altijd.',
    },
    open: 'Bewaarde passen openen',
    remove: 'Van dit apparaat verwijderen',
    removed: {
      title: 'Verwijderd',
      text: 'De pas staat niet meer op dit apparaat. Aan je bestelling is niets veranderd.',
    },
  },

  away: {
    title: 'Voor die pagina heb je verbinding nodig',
    text: (page) => `Je bent offline, dus ${page} kan nu niet worden geopend. Wat hier is bewaard, werkt nog.`,
    again: 'Opnieuw proberen',
  },
  looking: 'Bewaarde passen zoeken',
  needsScript: 'Je passen zijn in deze browser bewaard. Zet JavaScript aan om ze te zien.',
  unreadable: 'Deze browser laat ons zijn opslag niet lezen. Je eSIM staat ook in de e-mail die we je hebben gestuurd.',
  none: {
    title: 'Nog geen bewaarde passen',
    text: 'Open je bestelling en kies ‘Offline bewaren’. Je opent je pas dan hier, met of zonder netwerk.',
    find: 'Vind je bundel',
  },
  also: {
    heading: 'Ook offline beschikbaar',
    guide: 'Installatiegids en veelgestelde vragen',
    devices: 'Telefoons met eSIM',
    terms: 'Voorwaarden',
  },

  pass: {
    heading: (trip) => trip,
    qrHint:
      'Scan hem met de telefoon waarmee je reist. Om te installeren heb je even wifi of een andere verbinding nodig.',
    samePhone:
      'Houd op deze telefoon de afbeelding ingedrukt. Om te installeren heb je even wifi of een andere verbinding nodig.',
    steps: 'Handmatig installeren',
    reference: 'Bestelnummer',
    remove: 'Verwijderen',
    removeOf: (trip) => `Bewaarde pas voor ${trip} verwijderen`,
    removed: (trip) => `De pas voor ${trip} staat niet meer op dit apparaat.`,
    undo: 'Ongedaan maken',
  },
}

export const ageText: typeof englishAge = (savedAt, now) => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Zojuist bewaard'
  if (minutes < 60) return `${capital(time.format(-minutes, 'minute'))} bewaard`
  const hours = Math.floor(minutes / 60)
  const ago = hours < 24 ? time.format(-hours, 'hour') : time.format(-Math.floor(hours / 24), 'day')
  return `${capital(ago)} bewaard`
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
