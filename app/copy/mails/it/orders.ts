// The emails about orders in Italian.
import type {
  EsimReadyCopy,
  IccidReminderCopy,
  ReceiptCopy,
  TopUpReceiptCopy,
  RefundCopy,
  DelayCopy,
  CancellationCopy,
  CompanyPapersCopy,
  PaymentFailedCopy,
} from '../mail-copy.ts'
import { SPOKEN } from '../spoken.ts'

const { country, data: sizeText, dataPhrase, percent, shortData } = SPOKEN.it
const daysText = (days: number) => (days === 1 ? '1 giorno' : `${days} giorni`)
const HELP = 'Hai domande? Rispondi a questa email, oppure apri il tuo ordine e scegli «Contatta l’assistenza».'

const esimReady: EsimReadyCopy = {
  subject: (product) => `I dettagli della tua eSIM ${product}`,
  preview: 'Il tuo codice QR e tutto quello che ti serve per installare la eSIM.',
  heading: 'La tua eSIM è pronta',
  intro: (trip, data, days) =>
    `Grazie per il tuo ordine. Ecco la tua eSIM: ${trip}, ${dataPhrase(data)} per ${daysText(days)}.`,
  replacement: {
    heading: 'Ecco la tua nuova eSIM',
    intro: (trip, data, days) =>
      `Prende il posto della tua eSIM precedente, senza costi aggiuntivi: ${trip}, ${dataPhrase(data)} per ${daysText(days)}.`,
    old: 'Hai ancora la vecchia eSIM sul telefono? Eliminala prima di installare questa: non ti serve più.',
  },
  party: {
    traveler: (traveler) => `Viaggiatore ${traveler}`,
    text: (traveler) =>
      `Questa eSIM è per il viaggiatore ${traveler} dell’ordine. È un’altra persona? Inoltrale questa email: ogni eSIM funziona su un solo telefono.`,
  },
  pass: 'Pass eSIM',
  size: (data, days) => `${sizeText(data)} · ${daysText(days)}`,
  qrAlt: (iccid) => `Codice QR della eSIM che termina con ${iccid.slice(-4)}`,
  scan: 'Inquadralo con la fotocamera del telefono che porti in viaggio.',
  confirmation: {
    name: 'Codice di conferma',
    text: 'Dopo la scansione il telefono ti chiede questo codice di conferma:',
  },
  next: {
    'first use':
      'Installala a casa, con il Wi-Fi. I giorni partono solo quando si collega per la prima volta all’estero.',
    installation: 'Installala con il Wi-Fi poco prima di partire. I giorni partono appena la installi.',
    purchase: 'Installala a casa, con il Wi-Fi. I giorni sono partiti con l’acquisto.',
    unknown:
      'Installala con il Wi-Fi poco prima di partire. La rete non indica quando partono i giorni: considera che partano con l’installazione.',
  },
  oneTap: 'Stai leggendo su quel telefono? Apri uno di questi link nel suo browser:',
  iphone: 'Installa su iPhone',
  android: 'Installa su Android',
  steps: 'Passo per passo sul tuo telefono, con promemoria e assistenza',
  manual: 'Oppure inserisci i codici a mano',
  address: 'Indirizzo SM-DP+',
  code: 'Codice di attivazione',
  full: 'Codice completo',
  iccid: 'ICCID',
  coverage: 'Copertura',
  alsoCovers: 'Funziona anche in',
  countryList: (codes) => codes.map((code) => country(code)).join(', '),
  order: 'Ordine',
  open: 'Apri il tuo ordine',
  keep: 'Non eliminare la eSIM dal telefono: di solito si può installare una sola volta.',
  help: HELP,
}

const receipt: ReceiptCopy = {
  heading: 'La tua ricevuta',
  subtotal: 'Subtotale',
  discount: 'Sconto',
  fee: 'Commissione di gestione',
  vat: (basisPoints) => (basisPoints === 0 ? 'IVA (nessuna)' : `IVA (${percent(basisPoints)})`),
  total: 'Totale pagato',
  reverseCharge: 'Inversione contabile (reverse charge): l’IVA è a carico della tua azienda.',
  immediate:
    'Hai chiesto la consegna immediata e hai accettato che il diritto di recesso si estingua con l’attivazione della eSIM.',
  notImmediate: 'Non hai chiesto la consegna immediata: puoi recedere entro 14 giorni.',
  invoice: 'Fattura',
  contractSummary: 'Sintesi contrattuale',
  withdraw: 'Recedere dal contratto',
}

const topUp: TopUpReceiptCopy = {
  subject: (product) => `La tua ricarica ${product}`,
  preview: 'I dati sono sulla tua eSIM. La ricevuta è in questa email.',
  heading: 'La tua eSIM è stata ricaricata',
  intro: (trip, data, days) =>
    `Grazie per il tuo ordine. Abbiamo ricaricato la tua eSIM: ${dataPhrase(data)} per ${daysText(days)} (${trip}). Non devi installare niente.`,
  esim: 'eSIM',
  esimText: (end) => `•••• ${end}`,
  balance: 'Dati disponibili ora',
  balanceText: (data) => `${data} al momento dell’invio di questa email`,
  order: 'Ordine',
  open: 'Apri il tuo ordine',
  help: HELP,
}

const iccidReminder: IccidReminderCopy = {
  subject: (product) => `I dettagli delle tue eSIM ${product}`,
  preview: 'Ecco gli ICCID delle tue eSIM.',
  heading: 'Le tue eSIM',
  intro: (count) =>
    count === 1
      ? 'Hai chiesto l’ICCID della tua eSIM. Eccolo.'
      : `Hai chiesto gli ICCID delle tue eSIM. Eccoli tutti e ${count}, dal più vecchio al più recente.`,
  esim: (position, trip, data, days) => `eSIM ${position}: ${trip}, ${shortData(data)} per ${daysText(days)}`,
  open: 'Apri questo ordine',
  links:
    'Ogni link apre il suo ordine con il codice QR e ti fa vedere in quel browser tutto sulla eSIM. Vale 30 giorni: non darlo a nessuno.',
  none: {
    preview: 'Non abbiamo trovato eSIM per questo indirizzo.',
    heading: 'Nessuna eSIM trovata per questo indirizzo email.',
    text: 'Hai chiesto gli ICCID delle tue eSIM, ma con questo indirizzo non ne è stata acquistata nessuna. Forse ne hai usato un altro?',
    buy: 'Acquista una eSIM',
    support: 'Contatta l’assistenza',
  },
  notYou: 'Non l’hai chiesto tu? Probabilmente qualcuno ha sbagliato indirizzo. Non devi fare niente.',
}

const refund: RefundCopy = {
  subject: (product) => `Il tuo rimborso da ${product}`,
  heading: 'Il tuo rimborso è in arrivo',
  amount: (amount) =>
    `Abbiamo rimborsato ${amount} sul metodo di pagamento che hai usato. Di solito la banca lo accredita in cinque-dieci giorni.`,
  part: (amount) =>
    `Abbiamo rimborsato ${amount} del tuo pagamento sul metodo che hai usato. Di solito la banca lo accredita in cinque-dieci giorni.`,
  whole:
    'Abbiamo rimborsato il pagamento sul metodo che hai usato. Di solito la banca lo accredita in cinque-dieci giorni.',
  next: {
    esim: 'Questa eSIM non è più valida, perciò i suoi codici non sono più visibili.',
    topUp: 'Abbiamo annullato questa ricarica, o abbiamo concordato con te come procedere.',
    part: 'L’ordine resta com’è. Per la tua eSIM non cambia niente.',
  },
  open: 'Apri il tuo ordine',
  creditNote: 'Nota di credito',
  bought: 'Ordine',
  order: 'Riferimento dell’ordine',
  help: HELP,
}

const delay: DelayCopy = {
  subject: (product) => `Il tuo ordine su ${product} è in ritardo`,
  heading: 'Il tuo ordine richiede troppo tempo',
  text: {
    esim: 'In un giorno intero, nonostante i nostri ripetuti tentativi, la rete non ha consegnato la tua eSIM. Ora una persona del nostro team segue il tuo ordine.',
    topUp:
      'In un giorno intero, nonostante i nostri ripetuti tentativi, la rete non ha aggiunto i tuoi dati. Ora una persona del nostro team segue il tuo ordine.',
  },
  next: {
    paid: 'Non devi fare niente. Riceverai quello che hai ordinato oppure i tuoi soldi e, in ogni caso, una email.',
    free: 'Non devi fare niente. Ti scriveremo appena ci saranno novità.',
  },
  open: 'Apri il tuo ordine',
  bought: 'Ordine',
  order: 'Riferimento dell’ordine',
  help: {
    paid: 'Parti presto, o preferisci riavere subito i tuoi soldi? Rispondi a questa email e dicci quando inizia il viaggio.',
    free: 'Parti presto? Rispondi a questa email e dicci quando inizia il viaggio.',
  },
}

const cancellation: CancellationCopy = {
  subject: (product) => `La tua eSIM ${product} è stata annullata`,
  heading: 'La tua eSIM è stata annullata',
  text: 'Abbiamo ritirato la eSIM di questo ordine. Il suo codice non si può più installare.',
  money: 'Questa email riguarda solo la eSIM. Se ti spetta un rimborso, riceverai un’altra email.',
  help: 'Se non te lo aspettavi, rispondi a questa email.',
}

const paymentFailed: PaymentFailedCopy = {
  subject: (product) => `Il tuo pagamento non è andato a buon fine (${product})`,
  heading: 'Il tuo pagamento non è andato a buon fine',
  why: {
    declined: 'La tua banca ha rifiutato il pagamento. Non è stato addebitato né consegnato niente.',
    unconfirmed:
      'Il pagamento non è stato confermato presso la tua banca. Non è stato addebitato né consegnato niente.',
  },
  next: 'Se vuoi ancora la eSIM, apri il tuo ordine e riprova, magari con un’altra carta. Altrimenti non devi fare niente.',
  open: 'Apri il tuo ordine',
  about: 'Ricevi questa email una volta sola, perché hai provato a pagare questo ordine.',
  stop: 'Niente più email come questa',
}

const companyPapers: CompanyPapersCopy = {
  subject: (product) => `La tua ricevuta e la tua fattura (${product})`,
  heading: 'Ricevuta e fattura',
  intro: (trip, data, days) =>
    `Ecco la ricevuta e la fattura di un ordine eSIM: ${trip}, ${dataPhrase(data)}, ${daysText(days)}.`,
  attached: 'La fattura è allegata come dati per i programmi di contabilità (EN 16931).',
}

export const italianOrderMails = {
  esimReady,
  receipt,
  topUp,
  refund,
  delay,
  cancellation,
  companyPapers,
  paymentFailed,
  iccidReminder,
}
