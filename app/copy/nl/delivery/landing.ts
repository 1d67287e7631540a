// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import type { landingCopy as english } from '../../delivery/landing.ts'

export const landingCopy: typeof english = {
  heading: 'Als je geland bent',
  lead: 'Vijf stappen waarvoor je geen verbinding nodig hebt. Ze staan ook bij je bewaarde passen, die offline opengaan.',
  steps: [
    { title: 'Zet de lijn van de eSIM aan', text: 'In de simkaartinstellingen van je telefoon, als hij uit staat.' },
    { title: 'Kies hem voor mobiele data', text: 'Bellen en sms’en kan via je eigen nummer blijven lopen.' },
    {
      title: 'Dataroaming aan, alleen voor deze lijn',
      text: 'Op deze lijn kost het niets extra. Laat het op je eigen lijn uit.',
    },
    {
      title: 'Wacht een paar minuten',
      text: 'Zo lang kan de eerste verbinding duren. Gebeurt er niets, zet dan de vliegtuigmodus aan en weer uit.',
    },
    {
      title: 'Nog steeds geen verbinding?',
      text: 'Kies in de instellingen zelf een ander netwerk, of start de telefoon opnieuw op. Zoek daarna wifi en schrijf ons.',
    },
  ],
}
