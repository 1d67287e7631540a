// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import type { landingCopy as english } from '../../delivery/landing.ts'

export const landingCopy: typeof english = {
  heading: 'Appena atterri',
  lead: 'Cinque passaggi per cui non serve la connessione. Li trovi anche con i pass salvati, che si aprono offline.',
  steps: [
    { title: 'Attiva la linea della eSIM', text: 'Nelle impostazioni delle SIM del telefono, se è spenta.' },
    { title: 'Sceglila per i dati mobili', text: 'Chiamate e messaggi possono restare sul tuo numero.' },
    {
      title: 'Roaming dati attivo, solo per questa linea',
      text: 'Su questa linea non costa nulla in più. Sulla tua lascialo disattivato.',
    },
    {
      title: 'Aspetta qualche minuto',
      text: 'La prima connessione può richiedere questo tempo. Se non succede nulla, attiva e disattiva la modalità aereo.',
    },
    {
      title: 'Ancora nessuna connessione?',
      text: 'Scegli a mano un’altra rete nelle impostazioni o riavvia il telefono. Poi cerca un Wi-Fi e scrivici.',
    },
  ],
}
