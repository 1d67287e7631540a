// How long each kind of data is kept, for the privacy page in Italian.
import type * as english from '../../office/retention.ts'

export const retentionCopy: typeof english.retentionCopy = {
  caption: 'Che cosa conserviamo, e per quanto tempo',
  things: [
    {
      id: 'orders',
      name: 'Ordini con le loro eSIM, fatture e recessi, come richiedono le norme fiscali dei Paesi Bassi',
      lasts: '7 anni dalla fine dell’anno',
    },
    { id: 'companies', name: 'Aziende che ci hai chiesto di ricordare', lasts: '7 anni dalla fine dell’anno' },
    {
      id: 'payouts',
      name: 'Pagamenti agli affiliati, con il conto su cui sono arrivati',
      lasts: '7 anni dalla fine dell’anno',
    },
    {
      id: 'bank_details',
      name: 'Coordinate bancarie dei partner, quando non guadagnano più e non resta niente da pagare',
      lasts: '90 giorni',
    },
    { id: 'messages', name: 'Messaggi all’assistenza, una volta chiusi', lasts: '2 anni' },
    {
      id: 'wishes',
      name: 'Il tuo indirizzo, se aspetti un paese che non copriamo ancora; lo cancelliamo dopo averti avvisato',
      lasts: '1 anno',
    },
    { id: 'mails', name: 'Quali email ti abbiamo inviato', lasts: '180 giorni' },
    { id: 'unpaid_orders', name: 'Ordini mai pagati, con il tuo nome e indirizzo', lasts: '90 giorni' },
    { id: 'customer_ips', name: 'Il tuo indirizzo IP al di fuori degli ordini', lasts: '90 giorni' },
    { id: 'payment_messages', name: 'Messaggi del fornitore di pagamenti sul tuo pagamento', lasts: '90 giorni' },
    { id: 'network_answers', name: 'Risposte della rete mobile alle nostre prove', lasts: '90 giorni' },
    { id: 'usage', name: 'Quanti dati restavano sulla tua eSIM, dopo la scadenza', lasts: '90 giorni' },
    {
      id: 'gifts',
      name: 'Per chi era un regalo e che cosa hai scritto, dopo l’ultimo giorno del viaggio',
      lasts: '90 giorni',
    },
    { id: 'planned_trips', name: 'Un viaggio pianificato in più acquisti, una volta concluso', lasts: '30 giorni' },
    {
      id: 'webhooks',
      name: 'Che cosa abbiamo comunicato al software di un partner su un ordine fatto da lui',
      lasts: '30 giorni',
    },
    { id: 'network_messages', name: 'Messaggi della rete mobile sulla tua eSIM', lasts: '30 giorni' },
    { id: 'links', name: 'Link, codici e accessi scaduti', lasts: '30 giorni' },
    { id: 'logs', name: 'Registri del server', lasts: '30 giorni' },
  ],
}
