// The words of the page on which somebody asks to be told when a country comes on sale, in Italian.
import type * as english from '../../support/wish.ts'

export const wishCopy: typeof english.wishCopy = {
  title: 'Avvisami quando c’è',
  titleOf: (country) => `Non ancora in vendita: ${country}`,
  description: 'Lascia il tuo indirizzo: ti scriviamo una volta, quando vendiamo un pacchetto per la tua destinazione.',
  lead: 'Lascia il tuo indirizzo: ti mandiamo una sola email quando c’è un pacchetto per la tua destinazione.',
  country: 'Paese',
  choose: 'Scegli un paese',
  email: 'Il tuo indirizzo email',
  ask: 'Avvisami',
  asking: 'Invio',
  kept: 'Non usiamo il tuo indirizzo per altro, e lo cancelliamo dopo averti avvisato, o dopo un anno.',
  privacy: 'Privacy',
  search: 'Cerca un’altra destinazione',
  asked: {
    title: 'Controlla la tua posta',
    text: (email) => `Se l’indirizzo ${email} è giusto, una nostra email è in arrivo. Apri il suo link entro 24 ore.`,
  },
  problems: {
    email_invalid: 'Inserisci un indirizzo email valido',
    country_unknown: 'Scegli un paese',
    on_sale: 'Vendiamo già pacchetti per questo paese.',
  },
  tooOften: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  done: 'Fatto. Puoi chiudere questa pagina.',
  opened: {
    asked: {
      title: (country) => `Vuoi che ti avvisiamo? Destinazione: ${country}`,
      lead: (email) => `Una sola email a ${email}, quando c’è un pacchetto in vendita.`,
      button: 'Sì, avvisami',
    },
    waiting: {
      title: (country) => `Ti avviseremo. Destinazione: ${country}`,
      lead: (email) =>
        `Una sola email a ${email}, quando c’è un pacchetto in vendita. Fino ad allora non inviamo niente.`,
      button: 'Non avvisarmi',
    },
    gone: {
      title: 'Non sei nella lista',
      lead: 'Questo link non funziona più: ti abbiamo già avvisato, hai rinunciato o è troppo vecchio. Non abbiamo più il tuo indirizzo.',
    },
  },
  unknown: {
    title: 'Questo link non funziona',
    lead: 'È incompleto. Aprilo di nuovo dalla nostra email.',
  },
}
