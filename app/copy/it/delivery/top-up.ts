// The words of topping up an eSIM, in Italian.
import { formatEuro, plural, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import type * as english from '../../delivery/top-up.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'giorno', other: 'giorni' })

export const topUpCopy: typeof english.topUpCopy = {
  title: 'Ricarica la tua eSIM',
  lead: 'Aggiungi dati alla eSIM che hai già. Niente da installare: arrivano pochi istanti dopo il pagamento.',
  button: 'Ricarica',
  esim: (end) => `eSIM •••• ${end}`,
  now: 'Dati disponibili ora',
  data: 'Dati',
  left: (data) => `Ancora ${data}`,
  leftUnknown: 'Al momento non disponibile',
  zone: 'Zona della eSIM',
  expiry: 'Data di scadenza',
  notActivated: 'La eSIM non è attivata',
  offers: 'Quanti dati in più?',
  group: 'Scegli un pacchetto',
  offer: (place, data) => `${place} · ${data}`,
  adds: (data, days) => `aggiunge ${data} e ${daysText(days)}`,
  addsDays: (days) => (days === 1 ? 'aggiunge un altro giorno' : `aggiunge altri ${daysText(days)}`),
  exclTax: (priceCents, vatBasisPoints) => `${formatEuro(priceCents)} IVA esclusa · ${salesTaxText(vatBasisPoints)}`,
  go: 'Vai alla cassa',
  going: 'Aggiunta al carrello…',
  keeps: 'Quello che resta non va perso: dati e giorni nuovi si aggiungono.',
  keepsDays: 'I giorni che restano non vanno persi: quelli nuovi si aggiungono.',
  none: 'Al momento non abbiamo ricariche per la zona di questa eSIM. Un nuovo pacchetto arriva con la sua eSIM.',
  buy: 'Trova un pacchetto',
  status: 'Controlla una eSIM',
  replaces: 'Il carrello tiene un pacchetto alla volta: la ricarica sostituisce quello che contiene.',

  unnamed: {
    heading: 'Quale eSIM?',
    text: 'Prima controlla la tua eSIM, poi premi Ricarica. Il pulsante è anche nella pagina dell’ordine.',
    ended: 'Questo link è scaduto o incompleto. Controlla la tua eSIM e scegli lì Ricarica.',
  },
  unsent: 'Non siamo riusciti a collegarci. Non hai ordinato niente. Riprova tra poco.',
  tooOften: 'Troppi tentativi. Aspetta qualche minuto e riprova.',
  refused: 'Questa eSIM non si può ricaricare',
  notNow: 'Non in questo momento',
  again: 'Riprova',

  hint: {
    heading: 'Per questo viaggio hai già una eSIM',
    text: ({ iccidEnd, days, ...data }) =>
      `Aggiungi ${sizeLabel(data)} e ${daysText(days)} alla eSIM ••••\u00A0${iccidEnd}. Non c’è niente da installare.`,
    saves: (cents) => `Spendi ${formatEuro(cents)} in meno che per una nuova.`,
    add: ({ totalCents, vatCents, ...data }) =>
      `Aggiungi ${sizeLabel(data)} a ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone, data, days) => `Ricarica: ${zone}, ${sizeWords(data)} per ${daysText(days)}`,
    change: 'Cambia ricarica',
  },
  checkout: {
    heading: (end) => `Ricarica della eSIM •••• ${end}`,
    wait: 'Aggiungiamo i dati alla tua eSIM: bastano pochi secondi.',
    done: 'I nuovi dati disponibili compaiono qui, e ti inviamo la ricevuta via email.',
    emailHint: 'La ricevuta arriva qui. Non serve un account.',
    emailGoesTo: (email) => `La ricevuta arriva a ${email}`,
    contact: 'Dove inviamo la ricevuta?',
    immediate:
      'Chiedo espressamente che i dati siano aggiunti subito alla mia eSIM e accetto di perdere il diritto di recesso quando inizio a usarli.',
  },

  order: {
    running: {
      title: (step, of) => `Ricarichiamo la tua eSIM (${step} di ${of})`,
      heading: 'Ricarichiamo la tua eSIM',
      lead: 'Bastano pochi secondi. La pagina si aggiorna da sola.',
      close: (email) => `Puoi chiudere questa pagina. Invieremo la ricevuta a ${email}`,
    },
    ready: {
      title: 'Ricarica completata',
      heading: 'Ricarica completata',
      lead: (email) => `I dati sono sulla tua eSIM. Abbiamo inviato la ricevuta a ${email}`,
      laterLead: (email) => `Abbiamo aggiunto i dati alla tua eSIM e inviato la ricevuta a ${email}.`,
      status: 'Controlla lo stato',
    },
    failedSafe:
      'Il tuo pagamento è al sicuro, e niente viene addebitato o aggiunto due volte. Riprovando si riparte da dove si era fermato.',
    failedSafeFree:
      'Non ti è stato addebitato niente, e niente viene aggiunto due volte. Riprovando si riparte da dove si era fermato.',
    processing: (email) =>
      `Aggiungeremo i dati alla tua eSIM appena arriva il denaro e invieremo la ricevuta a ${email}.`,
    review: {
      payment:
        'Il pagamento che abbiamo ricevuto non corrisponde del tutto a questo ordine: una persona lo controllerà prima di aggiungere i dati.',
      next: (email) => `Non devi fare niente. Scriveremo a ${email}: riceverai i tuoi dati oppure i tuoi soldi.`,
    },
    card: {
      heading: (end) => `eSIM •••• ${end}`,
      added: 'Aggiunti',
      addedText: (data, days) => `${sizeWords(data)} per ${daysText(days)}`,
      balance: 'Dati disponibili ora',
      balanceNow: (data) => `Ancora ${data}`,
      exactly: (megabytes) => `${megabytes}\u00A0MB`,
      unknown:
        'Al momento la rete non comunica i dati disponibili. La ricarica è sulla eSIM: controlla lo stato tra poco.',
      waiting: 'I nuovi dati disponibili compaiono qui.',
      stopped: 'I nuovi dati disponibili compaiono qui appena il passaggio sopra è risolto.',
      isAdded: 'I dati sono già sulla tua eSIM. La pagina di stato mostra quanti ne restano.',
      nothingToDo: 'Sul telefono non devi installare né cambiare niente.',
    },
    resent: (email) => `La ricevuta è in viaggio verso ${email}.`,
    refunded: 'I dati non sono stati aggiunti, o abbiamo concordato con te come procedere.',
  },
}

export const topUpProblems: typeof english.topUpProblems = {
  esim_not_found: 'Questa eSIM non si può ricaricare. È stata restituita, o la rete non la riconosce più.',
  top_ups_not_offered: 'La rete di questa eSIM non permette ricariche. Un nuovo pacchetto arriva con la sua eSIM.',
  order_withdrawn:
    'Hai esercitato il recesso per l’ordine di questa eSIM, perciò non si può ricaricare. Hai cambiato idea? Scrivici.',
  esim_expired: 'Questa eSIM è scaduta, perciò non si può ricaricare. Un nuovo pacchetto arriva con la sua eSIM.',
  esim_unreachable:
    'Al momento la rete non può verificare questa eSIM: non è stato ordinato né addebitato niente. Riprova tra poco.',
}
