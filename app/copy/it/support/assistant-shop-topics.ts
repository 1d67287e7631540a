// What you can do in the shop and where, in Italian, with answers short enough for a chat.
import { sizeLabel } from '#app/language/formats.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type * as english from '../../support/assistant-shop-topics.ts'

export const SHOP_TOPICS: typeof english.SHOP_TOPICS = [
  {
    title: 'Acquistare una eSIM',
    text: 'Scegli dove e quando viaggi, poi un pacchetto. Paghi sulla pagina del nostro fornitore di pagamenti, e la eSIM compare nella pagina dell’ordine e nella tua posta, di norma entro pochi minuti. Non serve un account.',
    path: '/bundleselector',
    asked: [
      'come compro una esim',
      'come si acquista una esim',
      'come funziona',
      'come si ordina',
      'fare un ordine',
      'serve un account per comprare',
    ],
  },
  {
    title: 'Consegna',
    text: 'Non spediamo niente: una eSIM è digitale, senza scheda di plastica. Dopo il pagamento il codice QR compare nella pagina dell’ordine e nella tua posta, di norma entro pochi minuti.',
    path: '/bundleselector',
    asked: [
      'spedite le sim',
      'consegnate a casa',
      'spedizione per posta',
      'costi di spedizione',
      'sim di plastica',
      'sim fisica per posta',
      'la esim arriva per email',
      'come arriva la esim',
      'tempi di consegna',
    ],
  },
  {
    title: 'Trovare il pacchetto giusto',
    text: 'Inserisci destinazioni e date per vedere tutti i pacchetti che le coprono, con i prezzi IVA inclusa. Oppure dimmi il paese e il numero di giorni, per esempio «Giappone per 10 giorni».',
    path: '/bundleselector',
    asked: [
      'quale pacchetto mi serve',
      'quanto costa',
      'prezzi dei pacchetti',
      'quanti giga mi servono',
      'quanti dati mi servono',
      'quali paesi sono coperti',
      'elenco dei paesi',
      'pacchetto più economico',
      'una esim per più paesi',
    ],
  },
  {
    title: 'Rimborso e recesso',
    text: 'Hai 14 giorni per ripensarci, senza dire perché. Con «Recedere dal contratto» bastano due passaggi e nessun account. Se al momento dell’ordine hai chiesto la consegna immediata, questo diritto si estingue quando la eSIM viene attivata, cioè quando usa i dati per la prima volta. Rimborsiamo sul metodo di pagamento che hai usato entro 14 giorni. Qualcosa non funziona? È un altro diritto: scrivici.',
    path: '/withdraw',
    asked: [
      'posso avere un rimborso',
      'soldi indietro',
      'annullare il mio ordine',
      'restituire una esim',
      'recesso',
      'recedere dal contratto',
      'ho cambiato idea',
      'ho annullato il viaggio',
      'ho comprato il pacchetto sbagliato',
      'rimborso dei dati non usati',
    ],
  },
  {
    title: 'Metodi di pagamento',
    text: 'Si paga in anticipo, in euro, sulla pagina del nostro fornitore di pagamenti. Vanno bene carte di credito e di debito. Gli altri metodi, come PayPal, Apple Pay, Google Pay o iDEAL, possono dipendere dal paese e dal dispositivo: li vedi su quella pagina prima di pagare. Noi non vediamo mai la tua carta.',
    path: '/terms#payment',
    asked: [
      'come posso pagare',
      'metodi di pagamento',
      'quali carte accettate',
      'che cosa accettate',
      'carta di credito',
      'carta di debito',
      'carta prepagata',
      'paypal',
      'apple pay',
      'google pay',
      'klarna',
      'satispay',
      'ideal',
      'bancontact',
      'american express',
      'valuta',
      'il pagamento è sicuro',
      'pagare in dollari',
    ],
  },
  {
    title: 'Un pagamento non riuscito',
    text: 'Se un pagamento non riesce, non devi niente. Torni alla cassa con carrello e dati ancora lì, e puoi riprovare o usare un altro metodo.',
    path: '/checkout',
    asked: [
      'pagamento non riuscito',
      'pagamento fallito',
      'carta rifiutata',
      'il pagamento non funziona',
      'non riesco a pagare',
      'addebito doppio',
    ],
  },
  {
    title: 'Codici sconto',
    text: 'Inserisci il codice alla cassa, sotto il riepilogo dell’ordine, e premi Applica. Puoi usare un codice per ordine, e vedi lo sconto prima di ordinare.',
    path: '/checkout',
    asked: [
      'dove inserisco il codice sconto',
      'codice sconto',
      'codice promozionale',
      'coupon',
      'il buono non funziona',
      'usare un codice promo',
    ],
  },
  {
    title: 'Fattura',
    text: 'Quando l’ordine è completo, trovi la fattura nella pagina dell’ordine alla voce Vedi la fattura, nel tuo account e nella nostra email. Puoi stamparla o salvarla come PDF. Gli ordini gratuiti non hanno fattura, perché non è stato addebitato niente.',
    path: '/account',
    asked: [
      'dov’è la mia fattura',
      'scaricare la fattura',
      'ricevuta',
      'fattura pdf',
      'scontrino',
      'prova di acquisto',
    ],
  },
  {
    title: 'Fattura per un’azienda, con partita IVA',
    text: 'Alla cassa spunta «Acquisto per un’azienda» per avere nome, indirizzo e partita IVA sulla fattura. Se VIES conferma una partita IVA di un altro paese dell’UE, la fattura è in inversione contabile. Le aziende fuori dall’UE non pagano IVA. Se salvi i dati, ricevi un codice che la prossima volta li compila.',
    path: '/checkout',
    asked: [
      'fattura con partita iva',
      'comprare per la mia azienda',
      'fattura aziendale',
      'reverse charge',
      'inversione contabile',
      'nota spese',
      'partita iva',
      'codice fiscale in fattura',
      'dati dell’azienda',
    ],
  },
  {
    title: 'L’IVA nel prezzo',
    text: 'Il totale che vedi prima di ordinare comprende l’IVA del tuo paese. La barra in cima a ogni pagina mostra quel paese, e lì puoi cambiarlo.',
    path: '/terms#prices',
    asked: [
      'l’iva è inclusa',
      'aliquota iva',
      'perché pago l’iva',
      'imposte',
      'prezzo con o senza iva',
      'costi nascosti',
    ],
  },
  {
    title: 'Cambiare indirizzo email',
    text: 'Nel tuo account vai su Profilo e scegli «Cambia email». Inserisci la password e inviamo un link al nuovo indirizzo. Vale un’ora. Se in un ordine hai sbagliato l’indirizzo, scrivici indicando il riferimento dell’ordine.',
    path: '/account?tab=profile',
    asked: [
      'cambiare il mio indirizzo email',
      'indirizzo email sbagliato nell’ordine',
      'ho scritto l’email sbagliata',
      'errore nell’email',
      'nuova email',
      'ho sbagliato email',
    ],
  },
  {
    title: 'Password dimenticata',
    text: 'Inserisci il tuo indirizzo email in «Reimposta la password» e ti inviamo un link per sceglierne una nuova.',
    path: '/reset-password',
    asked: [
      'ho dimenticato la password',
      'reimpostare la password',
      'non riesco ad accedere',
      'il login non funziona',
      'cambiare password',
    ],
  },
  {
    title: 'Aprire un account',
    text: 'Per acquistare non serve un account. Se ne hai uno, le tue eSIM, i dati rimasti e le fatture sono in un solo posto, compresi gli ordini precedenti con lo stesso indirizzo email.',
    path: '/signup',
    asked: [
      'creare un account',
      'registrarsi',
      'iscriversi',
      'a che cosa serve l’account',
      'aggiungere la mia esim all’account',
    ],
  },
  {
    title: 'Eliminare l’account',
    text: 'Vai su Profilo nel tuo account e scorri fino in fondo. Ti serve la password. Le tue eSIM continuano a funzionare, e conserviamo ordini e fatture per il tempo richiesto dalle norme fiscali. Lì puoi anche esportare tutti i tuoi dati.',
    path: '/account?tab=profile',
    asked: [
      'eliminare il mio account',
      'cancellare i miei dati',
      'esportare i miei dati',
      'chiudere l’account',
      'gdpr',
    ],
  },
  {
    title: 'Più persone in viaggio',
    text: 'Un ordine può essere per un massimo di dieci viaggiatori: scegli quanti sotto i pacchetti, nel carrello o alla cassa. Paghi una volta sola, e ognuno riceve la propria eSIM e il proprio link. Se i viaggi o gli indirizzi email sono diversi, fai un ordine per ciascuno.',
    path: '/bundleselector',
    asked: [
      'comprare più esim',
      'esim per la mia famiglia',
      'due telefoni due esim',
      'ordine di gruppo',
      'esim per mia moglie',
      'esim per mio marito',
      'per i miei figli e bambini',
      'come regalo',
    ],
  },
  {
    title: 'Vendere le nostre eSIM',
    text: 'Abbiamo quattro formule per i partner, da un programma di affiliazione gratuito a un negozio con il tuo nome. Confrontale e invia la tua richiesta dalla pagina per i partner.',
    path: '/business',
    asked: [
      'diventare partner',
      'programma di affiliazione',
      'rivenditore',
      'white label',
      'commissioni',
      'api per i partner',
    ],
  },
]

export const unlimitedTopic: typeof english.unlimitedTopic = (data) => ({
  title: 'Dati illimitati',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['dati illimitati', 'avete pacchetti illimitati', 'giga illimitati', 'flat', 'pacchetto più grande'],
})

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const most = sizeLabel({ megabytes: mostMegabytes })
  const others = mostMegabytes > 0 ? `Gli altri pacchetti hanno una quantità fissa di dati, fino a ${most}. ` : ''
  const all = `${others}I risultati per il tuo viaggio mostrano quali ci sono.`
  if (kinds.has('unlimited'))
    return `Per alcune destinazioni abbiamo pacchetti illimitati. Possono rallentare dopo una certa quantità di dati al giorno. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `Non c’è un pacchetto illimitato, ma alcuni ti danno dati nuovi ogni giorno. ${all}`
  return `Ogni pacchetto ha una quantità fissa di dati, fino a ${most}. Non c’è un pacchetto illimitato. Quando i dati stanno per finire puoi ricaricare, o acquistare un altro pacchetto se la eSIM non si può ricaricare.`
}
