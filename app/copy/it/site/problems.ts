// A sentence in Italian for every problem that a use case can return.
import type * as english from '../../site/problems.ts'
import { topUpProblems } from '../delivery/top-up.ts'

export const problemCopy: typeof english.problemCopy = {
  bundle_not_found: 'Nessun pacchetto nel carrello',
  destinations_not_covered: 'Non abbiamo trovato pacchetti che coprano tutte le destinazioni scelte.',
  too_early:
    'Questo pacchetto non può aspettare l’inizio del viaggio. Scegline un altro, o acquistalo più vicino al primo giorno.',
  ...topUpProblems,
  coupon_invalid: 'Questo codice sconto non è valido.',
  gift_refused: 'Quello che c’è nel carrello non si può regalare. Ordina senza regalo.',
  gift_day: 'Quel giorno il regalo non può essere consegnato. Scegline un altro.',
  total_changed: 'Il totale è cambiato da quando l’hai visto. Controllalo e ordina di nuovo.',
  cart_changed: 'Il carrello è cambiato da quando hai aperto questa pagina. Controllalo e ordina di nuovo.',
  company_not_saved: 'Non siamo riusciti a salvare i dati dell’azienda. Riprova.',
  customer_not_saved: 'Non siamo riusciti a salvare i tuoi dati',
  payment_unavailable: 'Non siamo riusciti a elaborare il pagamento. Riprova.',
  payment_not_opened: 'Non siamo riusciti ad avviare Stripe',
  signature_invalid: 'Firma non valida.',
  unknown_address: 'Non trovato.',
  too_often: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  form_unreadable: 'Non siamo riusciti a leggere il modulo. Compilalo di nuovo.',
  qr_missing: 'Codice QR non trovato.',
  payment_disputed:
    'La tua banca ci ha comunicato che questo pagamento è contestato, perciò ora non possiamo inviare questa email.',
  email_invalid: 'Inserisci un indirizzo email valido',
  mail_failed: 'Invio dell’email non riuscito. Contatta l’assistenza.',
  invoice_not_available: 'Emettiamo la fattura quando l’ordine è completo. Gli ordini gratuiti non ne hanno.',
  invoice_failed: 'Non siamo riusciti a recuperare il link della fattura.',
}
