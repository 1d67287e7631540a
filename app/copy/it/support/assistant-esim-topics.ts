// Travelers' questions in Italian about the eSIM itself, with answers short enough for a chat.
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type * as english from '../../support/assistant-esim-topics.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const ENDS =
  'Il pacchetto termina quando finiscono i dati o i giorni, a seconda di che cosa finisce prima. Quello che resta scade.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  const specified = ruleText(HOME_FACTS)
  if (rules.size === 0 || (rules.size === 1 && rules.has(specified)))
    return `I giorni di un pacchetto partono quando usi i dati per la prima volta in un paese coperto, quindi puoi installare la eSIM a casa. Va attivata entro 1 anno dall’acquisto ed è valida fino a 90 giorni dopo il primo utilizzo dei dati. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [
    'Dipende dal pacchetto. La sua sintesi contrattuale e la pagina dell’ordine dicono che cosa vale:',
    ...told,
    ENDS,
  ].join('\n')
}

const COUNTS = 'Quello che usano gli altri dispositivi si scala dai tuoi dati.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `I dettagli di un pacchetto dicono se la sua rete consente l’hotspot, o che non è comunicato. Se è consentito, dipende anche dal tuo telefono e dalla rete del posto. ${COUNTS}`
    : `Non possiamo promettere che l’hotspot funzioni, perché dipende dal tuo telefono e dalla rete del posto. Provalo nelle impostazioni del telefono. ${COUNTS}`

export const esimTopics: typeof english.esimTopics = (facts) => [
  {
    title: 'Ricaricare la eSIM',
    text: 'Controlla la tua eSIM, poi premi Ricarica nella pagina Stato della eSIM, nella pagina dell’ordine o nel tuo account. Se il pulsante non c’è, questa eSIM non si può ricaricare e un nuovo pacchetto arriva con la sua eSIM. Non c’è niente da installare: i dati arrivano pochi istanti dopo il pagamento. Quello che resta non va perso, e dati e giorni nuovi si aggiungono. Una eSIM scaduta non si può ricaricare.',
    path: '/esim-status',
    asked: [
      'come faccio una ricarica',
      'ricaricare la esim',
      'ricarica',
      'comprare altri dati',
      'aggiungere giga',
      'ho finito i giga',
      'ho finito i dati',
      'dati esauriti',
      'prolungare il pacchetto',
      'più giorni',
      'rinnovare',
    ],
  },
  {
    title: 'Quanti dati restano',
    text: 'La pagina Stato della eSIM mostra quanti dati restano e quando scade. Inserisci l’indirizzo email dell’ordine e l’ICCID della eSIM. Se hai un account, lì trovi tutte le tue eSIM.',
    path: '/esim-status',
    asked: [
      'quanti dati restano',
      'quanti giga mi restano',
      'controllare il credito',
      'dati rimasti',
      'consumo dati',
      'quando scade la mia esim',
      'stato della esim',
      'data di scadenza',
    ],
  },
  {
    title: 'Trovare l’ICCID',
    text: 'L’ICCID è il numero della tua eSIM, di 19 o 20 cifre. Lo trovi nella pagina dell’ordine e nella nostra email. Se non lo trovi, scegli «Non ricordi l’ICCID?» nella pagina Stato della eSIM e lo inviamo all’indirizzo dell’ordine.',
    path: '/esim-status',
    asked: [
      'ho dimenticato l’iccid',
      'che cos’è l’iccid',
      'dove trovo l’iccid',
      'non trovo l’iccid',
      'ho perso l’iccid',
      'numero della esim',
      'numero seriale esim',
    ],
  },
  {
    title: 'Il codice QR o l’email non sono arrivati',
    text: 'La pagina dell’ordine mostra il codice QR appena la eSIM è pronta, e «Invia di nuovo l’email» la rispedisce. Guarda anche nello spam. Il codice QR è anche nella pagina Stato della eSIM. Ancora niente? Scrivici indicando il riferimento dell’ordine.',
    path: '/esim-status',
    asked: [
      'non ho ricevuto l’email',
      'non è arrivata la mail',
      'nessuna email con il codice qr',
      'dov’è il mio codice qr',
      'ho perso il codice qr',
      'rivedere il codice qr',
      'inviare di nuovo l’email',
      'dov’è il mio ordine',
      'ordine non consegnato',
      'il mio ordine è bloccato',
      'sto ancora aspettando la esim',
      'esim non ricevuta',
      'ho pagato ma non è arrivato niente',
    ],
  },
  {
    title: 'Installare a mano, senza codice QR',
    text: 'iPhone: Impostazioni › Cellulare › Aggiungi eSIM › Utilizza codice QR › Inserisci i dettagli manualmente. Android: Impostazioni › Rete e Internet › SIM › Aggiungi SIM › Configura una eSIM › Inserisci il codice. Indirizzo e codice sono nella pagina dell’ordine, sotto A mano. Il codice di conferma serve solo se la pagina dell’ordine ne mostra uno.',
    path: '/faq',
    asked: [
      'installare senza codice qr',
      'inserire il codice a mano',
      'inserire il codice manualmente',
      'codice di attivazione',
      'indirizzo sm-dp+',
      'il codice qr non funziona',
      'non riesco a scansionare il codice qr',
      'codice di conferma',
    ],
  },
  {
    title: 'Un telefono nuovo, o una eSIM eliminata',
    text: 'Di solito una eSIM si può installare su un solo dispositivo e una sola volta, quindi non eliminarla. Se è già successo, o se cambi telefono, scrivici indicando il riferimento dell’ordine: una persona vedrà che cosa possiamo fare.',
    path: '/support#write',
    asked: [
      'spostare la esim su un nuovo telefono',
      'trasferire la esim su un altro telefono',
      'ho cancellato la esim',
      'ho eliminato la esim',
      'reinstallare la esim',
      'installare su due telefoni',
      'usare la esim su due dispositivi',
      'telefono perso o rubato',
      'installare di nuovo',
    ],
  },
  {
    title: 'Hotspot e condivisione',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: [
      'posso usare l’hotspot',
      'hotspot',
      'tethering',
      'condividere i dati con il computer',
      'condividere la connessione',
      'hotspot personale',
    ],
  },
  {
    title: 'Chiamate, SMS e WhatsApp',
    text: 'Un pacchetto comprende solo dati: nessun numero di telefono, nessuna chiamata e nessun SMS. Le app che usano internet funzionano come sempre, anche quelle di messaggistica come WhatsApp. Per chiamate e SMS con il tuo numero tieni attiva la tua SIM.',
    path: '/terms#service',
    asked: [
      'ha un numero di telefono',
      'telefonate',
      'posso telefonare',
      'posso chiamare',
      'sms e messaggi',
      'whatsapp',
      'funzionano google e youtube',
      'funzionano le app e i social',
      'tenere il mio numero',
      'ricevere i codici della banca',
    ],
  },
  {
    title: 'Velocità e reti',
    text: 'La connessione è fornita dalle reti mobili del paese che visiti. Copertura e velocità dipendono da quelle reti, dal luogo e dal dispositivo, perciò non promettiamo una cifra.',
    path: '/terms#service',
    asked: [
      'quanto è veloce',
      '5g o 4g',
      'internet lento',
      'velocità',
      'quale rete usa',
      'quale operatore',
      'copertura',
      'c’è il 5g',
    ],
  },
  {
    title: 'Quando partono i giorni, e quanto puoi aspettare',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'quando parte il pacchetto',
      'quando iniziano i giorni',
      'quanto dura la validità',
      'posso comprare in anticipo',
      'comprare ora e viaggiare dopo',
      'parto tra qualche mese',
      'viaggio l’anno prossimo',
      'installare prima di partire',
      'quando devo installare',
      'validità',
      'che fine fanno i dati non usati',
      'dati avanzati',
    ],
  },
  {
    title: 'Avvisi prima che i dati finiscano',
    text: 'Ti scriviamo all’80% di utilizzo, quando i dati sono esauriti e 3 giorni prima che la eSIM scada. Per disattivare questi avvisi usa il link in una di queste email, o vai su Preferenze nel tuo account.',
    path: '/account?tab=features',
    asked: [
      'avvisami quando i dati stanno per finire',
      'avvisi',
      'notifiche',
      'disiscrivermi dalle email',
      'non voglio più email',
      'disattivare gli avvisi',
    ],
  },
  {
    title: 'Usarla senza internet',
    text: '«Salva offline» nella pagina dell’ordine tiene il codice QR e i codici su questo dispositivo, così si aprono in modalità aereo. Da lì puoi anche rimuoverli.',
    path: '/offline',
    asked: [
      'salvare il codice qr offline',
      'offline',
      'niente internet in aeroporto',
      'aprire il codice qr senza internet',
    ],
  },
  {
    title: 'Non serve un’app',
    text: 'Si fa tutto su questo sito e nelle impostazioni del telefono. Acquisti qui, inquadri il codice QR e controlli quanto resta nella pagina Stato della eSIM.',
    path: '/faq',
    asked: ['avete un’app', 'scaricare l’app', 'app store', 'play store', 'applicazione'],
  },
  {
    title: 'Tablet e orologi',
    text: 'Le nostre eSIM funzionano su telefoni e tablet che supportano la eSIM e non sono bloccati. Cerca il tuo modello nella pagina dei dispositivi. Il segno sicuro è un EID nelle impostazioni. Per gli orologi non possiamo dirlo.',
    path: '/devices',
    asked: ['funziona su ipad', 'tablet', 'apple watch', 'orologio', 'computer con esim'],
  },
  {
    title: 'Il mio telefono va bene?',
    text: 'Cerca il tuo modello nella pagina dei dispositivi, poi accertati sul telefono. Componi *#06#: un EID di 32 cifre vuol dire che supporta la eSIM. Non deve essere bloccato su un operatore. Su iPhone cerca «Nessuna restrizione SIM».',
    path: '/devices',
    asked: [
      'il mio telefono supporta la esim',
      'il mio telefono è compatibile',
      'il mio dispositivo è supportato',
      'elenco dei telefoni compatibili',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'telefono bloccato',
      'sbloccare il telefono',
      'blocco operatore',
      'eid',
    ],
  },
  {
    title: 'Parlare con una persona',
    text: 'Scrivici con il modulo nella pagina dell’assistenza: una persona risponde alla tua email entro 24 ore. «Scrivi a una persona» qui sotto copia la nostra conversazione nel modulo.',
    path: '/support#write',
    asked: [
      'parlare con una persona',
      'parlare con un operatore',
      'operatore umano',
      'persona vera',
      'servizio clienti',
      'assistenza clienti',
      'contattare l’assistenza',
      'numero di telefono dell’assistenza',
      'reclamo',
      'fare un reclamo',
    ],
  },
]

const WHO = {
  title: 'Con chi stai parlando',
  path: '/privacy#support',
  asked: ['sei un robot', 'sei umano', 'sei un’intelligenza artificiale', 'chi sei', 'chatbot', 'che cosa sai fare'],
}
const KNOWS =
  'So che cosa dicono le nostre pagine di aiuto, le condizioni e il catalogo, e niente di te o dei tuoi ordini.'

export const whoAnswers: typeof english.whoAnswers = (hasModel) => ({
  ...WHO,
  text: hasModel
    ? `Stai chattando con un’IA: sono un programma, non una persona, e posso sbagliare. ${KNOWS}`
    : `Sono un programma, non una persona, e nemmeno un’IA: cerco la tua domanda nelle nostre pagine e le cito. ${KNOWS}`,
})

export const SMALL_TALK: typeof english.SMALL_TALK = [
  {
    words: /^(ciao|salve|ehi|hey|hi|hello|buon ?giorno|buona ?sera|buon pomeriggio|buona ?notte|buon ?d[iì])[\s!.,]*$/i,
    text: 'Ciao! Chiedimi di installazione, dati, prezzi, pagamento o rimborsi.',
  },
  {
    words:
      /^(grazie|ti ringrazio|thanks?|perfetto|ottimo|benissimo|va bene|ok(ay)?|fantastico|super|bene|arrivederci|a presto|addio)(?![\p{L}\p{N}])[\p{L}\p{N}\s!.,]{0,20}$/iu,
    text: 'Di niente. Buon viaggio!',
  },
  {
    words: /^(s[iì]|no|certo|esatto|giusto)[\s!.,?]*$/i,
    text: 'Chiedimi di installazione, dati, prezzi, pagamento o rimborsi.',
  },
]
