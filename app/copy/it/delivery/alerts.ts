// The words of the page that switches the warnings about eSIMs on and off, in Italian.
import type * as english from '../../delivery/alerts.ts'

export const alertPageCopy: typeof english.alertPageCopy = {
  title: 'Avvisi via email',
  description: 'Scegli quali email ricevere sui dati e sulle scadenze delle tue eSIM.',
  lead: (email) => `Che cosa inviamo a ${email} mentre una eSIM è in uso.`,
  legend: 'Inviami un’email',
  data: 'Quando i dati stanno per finire',
  dataHint: 'All’80% di utilizzo, e quando sono esauriti.',
  expiry: 'Prima che una eSIM scada',
  expiryHint: 'Tre giorni prima.',
  save: 'Salva',
  saving: 'Salvataggio',
  stopAll: 'Disattiva tutti gli avvisi',
  saved: 'Avvisi salvati.',
  stopped: 'Tutti gli avvisi sono disattivati. Puoi riattivarli qui quando vuoi.',
  still:
    'Riceverai sempre le ricevute e l’email con la tua eSIM: fanno parte dell’ordine. Con tutti gli avvisi disattivati, non ti ricordiamo nemmeno di installare una eSIM prima del viaggio e non ti scriviamo se un pagamento non va a buon fine.',
  unknown: {
    title: 'Questo link non funziona',
    text: 'È incompleto. Aprilo di nuovo dal fondo di una nostra email, oppure scrivici.',
    support: 'Contatta l’assistenza',
  },
}
