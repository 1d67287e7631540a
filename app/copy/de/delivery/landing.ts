// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import type { landingCopy as english } from '../../delivery/landing.ts'

export const landingCopy: typeof english = {
  heading: 'Nach der Landung',
  lead: 'Fünf Schritte, für die Sie keine Verbindung brauchen. Sie stehen auch bei Ihren gespeicherten Bordkarten, die sich offline öffnen lassen.',
  steps: [
    { title: 'eSIM einschalten', text: 'In den SIM-Einstellungen Ihres Telefons, falls sie aus ist.' },
    { title: 'Für mobile Daten auswählen', text: 'Anrufe und Nachrichten können auf Ihrer eigenen Nummer bleiben.' },
    {
      title: 'Datenroaming ein, nur für diese eSIM',
      text: 'Auf dieser eSIM kostet es nichts extra. Bei Ihrer eigenen SIM bleibt es aus.',
    },
    {
      title: 'Ein paar Minuten warten',
      text: 'So lange kann die erste Verbindung dauern. Wenn nichts passiert, schalten Sie den Flugmodus ein und wieder aus.',
    },
    {
      title: 'Immer noch keine Verbindung?',
      text: 'Wählen Sie in den Einstellungen von Hand ein anderes Netz oder starten Sie das Telefon neu. Suchen Sie sich dann ein WLAN und schreiben Sie uns.',
    },
  ],
}
