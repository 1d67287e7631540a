// The words of passes that a traveler saves on the device, in Italian.
import type * as english from '../../delivery/saved-passes.ts'

const time = new Intl.RelativeTimeFormat('it', { numeric: 'always' })

export const savedPassesCopy: typeof english.savedPassesCopy = {
  title: 'Pass salvati',
  description: 'Le eSIM che hai salvato su questo dispositivo. Si aprono senza rete.',
  lead: 'Codice QR, codici e passaggi, solo su questo dispositivo. Si aprono anche in modalità aereo.',

  save: {
    heading: 'Portala con te',
    text: 'Salva codice QR, codici e passaggi in questo browser, solo su questo dispositivo: si aprono senza rete.',
    button: 'Salva offline',
    saving: 'Salvataggio del pass',
    saved: { title: 'Salvato offline', text: 'Lo trovi tra i pass salvati, anche in modalità aereo.' },
    failed: {
      title: 'Non salvato',
      text: 'Questo browser non è riuscito a salvare il pass. Nelle finestre private succede spesso. Puoi sempre usare l’email che ti abbiamo inviato.',
    },
    open: 'Apri i pass salvati',
    remove: 'Rimuovi da questo dispositivo',
    removed: { title: 'Rimosso', text: 'Il pass non è più su questo dispositivo. Il tuo ordine non è cambiato.' },
  },

  away: {
    title: 'Per quella pagina serve una connessione',
    text: (page) => `Sei offline, quindi ora non si può aprire ${page}. Quello che è salvato qui funziona.`,
    again: 'Riprova',
  },
  looking: 'Ricerca dei pass salvati',
  needsScript: 'I tuoi pass sono salvati in questo browser. Per vederli, attiva JavaScript.',
  unreadable:
    'Questo browser non ci lascia leggere la sua memoria. La tua eSIM è anche nell’email che ti abbiamo inviato.',
  none: {
    title: 'Ancora nessun pass salvato',
    text: 'Apri il tuo ordine e premi «Salva offline». Il pass si aprirà qui, con o senza rete.',
    find: 'Trova il tuo pacchetto',
  },
  also: {
    heading: 'Disponibili anche offline',
    guide: 'Guida all’installazione e FAQ',
    devices: 'Telefoni con eSIM',
    terms: 'Condizioni',
  },

  pass: {
    heading: (trip) => trip,
    qrHint:
      'Inquadralo con il telefono che porti in viaggio. Per installarla ti serve un minuto di Wi-Fi o un’altra connessione.',
    samePhone:
      'Su questo telefono tieni premuta l’immagine. Per installarla ti serve un minuto di Wi-Fi o un’altra connessione.',
    steps: 'Installa a mano',
    reference: 'Riferimento dell’ordine',
    remove: 'Rimuovi',
    removeOf: (trip) => `Rimuovi il pass salvato: ${trip}`,
    removed: (trip) => `Il pass non è più su questo dispositivo: ${trip}.`,
    undo: 'Annulla',
  },
}

export const ageText: typeof english.ageText = (savedAt, now) => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Salvato proprio ora'
  if (minutes < 60) return `Salvato ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? `Salvato ${time.format(-hours, 'hour')}`
    : `Salvato ${time.format(-Math.floor(hours / 24), 'day')}`
}
