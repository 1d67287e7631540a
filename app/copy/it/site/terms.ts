// The general terms in Italian.
import type * as english from '../../site/terms.ts'

export const termsCopy: typeof english.termsCopy = {
  title: 'Condizioni generali',
  description:
    'Le condizioni generali per acquistare e usare le nostre eSIM da viaggio: prezzi, pagamento, attivazione, recesso e responsabilità.',
  lead: 'Undici sezioni, ognuna con un riassunto in parole semplici. Conta il testo della clausola. Questa è una traduzione: fa fede il testo inglese.',
  updated: 'Ultimo aggiornamento',
  updatedOn: '05/03/2025',
  sections: (brand) => [
    {
      id: 'scope',
      title: 'Chi siamo e che cosa regolano queste condizioni',
      plainly: `Sono le regole tra te e l’azienda che gestisce ${brand} quando acquisti qui una eSIM.`,
      text: [
        `Queste condizioni si applicano a ogni ordine di una eSIM, di un pacchetto dati o di una ricarica effettuato su questo sito con l’azienda che gestisce ${brand} («noi»). L’azienda è indicata in fondo a questa pagina.`,
        'È consumatore la persona che acquista per scopi estranei alla propria attività commerciale o professionale. Nessuna di queste condizioni toglie al consumatore i diritti che gli riconoscono le norme imperative a tutela dei consumatori.',
      ],
    },
    {
      id: 'service',
      title: 'Che cosa acquisti',
      plainly: 'Solo dati, per i paesi indicati nel pacchetto. Nessun numero di telefono incluso.',
      text: [
        'Una eSIM è una SIM digitale che si scarica su un dispositivo adatto. Un pacchetto dati è una quantità di dati mobili utilizzabile per un certo numero di giorni nei paesi della sua zona. Quantità, giorni e paesi sono indicati prima dell’ordine e nella sintesi contrattuale del pacchetto.',
        'Un pacchetto comprende solo dati: nessun numero di telefono, nessuna chiamata e nessun SMS. La connessione è fornita dalle reti mobili del paese visitato. Copertura e velocità dipendono da quelle reti, dal luogo e dal dispositivo.',
      ],
    },
    {
      id: 'order',
      title: 'Ordine e contratto',
      plainly: 'Il contratto inizia quando premi il pulsante d’ordine. Non serve un account.',
      text: [
        'Il contratto è concluso quando invii l’ordine con il pulsante che indica l’obbligo di pagare, o che completa un ordine gratuito. Prima puoi vedere e modificare tutto ciò che hai inserito. Confermiamo l’ordine sullo schermo e via email.',
        'Assicurati che il tuo indirizzo email sia corretto, perché è lì che inviamo la eSIM. Per ordinare non serve un account.',
      ],
    },
    {
      id: 'prices',
      title: 'Prezzi e imposte',
      plainly: 'Il totale che vedi prima di ordinare è quello che paghi, imposte comprese.',
      text: [
        'I prezzi sono in euro. I prezzi comprendono le imposte: il totale mostrato prima dell’ordine include l’imposta sul valore aggiunto (IVA) del paese che vale per te. Accanto indichiamo il prezzo IVA esclusa e l’aliquota.',
        'Un errore di prezzo evidente non ci vincola se potevi ragionevolmente riconoscerlo come tale. Te lo comunicheremo subito e rimborseremo quanto hai pagato.',
      ],
    },
    {
      id: 'payment',
      title: 'Pagamento',
      plainly: 'Prima paghi, sulla pagina del nostro fornitore di pagamenti. Noi non vediamo mai la tua carta.',
      text: [
        'Il pagamento è anticipato. Paghi sulla pagina del nostro fornitore di pagamenti con uno dei metodi lì proposti. Non vediamo né conserviamo i dati della tua carta.',
        'Consegniamo quando il pagamento è stato confermato. Se non riesce, non viene consegnato niente e non devi niente.',
      ],
    },
    {
      id: 'delivery',
      title: 'Consegna e installazione',
      plainly:
        'La tua eSIM compare sullo schermo e nella tua posta, di norma entro pochi minuti. Non eliminarla dal telefono.',
      text: [
        'Consegniamo la eSIM sotto forma di codice QR e codice di attivazione nella pagina dell’ordine e via email, di norma entro pochi minuti dal pagamento. Se la consegna non riesce per ragioni che dipendono da noi, riproviamo o ti rimborsiamo.',
        'Serve un dispositivo che supporti la eSIM e non sia bloccato su un operatore. Puoi verificarlo prima dell’ordine nella nostra pagina sui dispositivi. Di norma una eSIM si può installare su un solo dispositivo e una sola volta. Se la elimini, può diventare inutilizzabile.',
      ],
    },
    {
      id: 'validity',
      title: 'Attivazione e validità',
      plainly:
        'Attivala entro 1 anno dall’acquisto. I giorni del pacchetto partono quando usi i dati per la prima volta. Se la sintesi contrattuale dice altro, vale quella.',
      text: [
        'Una eSIM va attivata entro 1 anno dall’acquisto. È attivata quando usa per la prima volta i dati in un paese della sua zona.',
        'I pacchetti di alcune reti hanno altre regole: i giorni possono partire con l’installazione, e il tempo per farla può essere più breve. La sintesi contrattuale di ogni pacchetto, che puoi leggere prima dell’ordine, indica quali regole si applicano e prevale su questa sezione.',
        'Una eSIM è valida fino a 90 giorni dopo il primo utilizzo dei dati. In questo periodo il pacchetto termina quando i dati sono esauriti o quando è trascorso il numero di giorni indicato, a seconda di ciò che avviene prima. Quello che resta scade. Una ricarica aggiunge un nuovo pacchetto.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Diritto di recesso',
      plainly: 'Hai 14 giorni per ripensarci, finché la eSIM non è attivata. Bastano due passaggi su questo sito.',
      text: [
        'Il consumatore può recedere dal contratto entro 14 giorni dal giorno dell’ordine senza indicarne le ragioni. Può farlo in qualsiasi momento di questo periodo con «Recedere dal contratto qui» su questo sito, o con qualunque altra dichiarazione esplicita rivolta a noi. Confermiamo data e ora via email e rimborsiamo quanto pagato entro 14 giorni, con lo stesso mezzo di pagamento.',
        'Se al momento dell’ordine hai chiesto la consegna immediata e hai accettato di perdere così questo diritto, dopo l’attivazione della eSIM il diritto di recesso non sussiste più. Se la eSIM non è stata attivata, puoi recedere per tutto il periodo.',
      ],
    },
    {
      id: 'use',
      title: 'Come si può usare la eSIM',
      plainly: 'Usala per te, nel rispetto della legge e senza danneggiare le reti.',
      text: [
        'Usa la eSIM personalmente e rispetta la legge del paese in cui ti trovi. In particolare non sono consentiti:',
      ],
      points: [
        'la rivendita della connessione senza un accordo con noi,',
        'l’uso che disturba le reti o altre persone,',
        'l’uso automatizzato non legato a una persona in viaggio, per esempio in apparecchi automatici o per l’invio di messaggi in massa.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilità',
      plainly: 'Se sbagliamo, ti dobbiamo al massimo quanto hai pagato, salvo che la legge disponga altrimenti.',
      text: [
        'La nostra responsabilità è limitata all’importo pagato per l’ordine in questione. Non rispondiamo dei danni indiretti, come una prenotazione persa o un mancato guadagno.',
        'Questi limiti non valgono in caso di dolo o colpa grave da parte nostra, di morte o lesioni personali, o quando una norma imperativa vieta di limitare la responsabilità. Restano salvi i diritti che la legge ti riconosce quando il servizio non è conforme al contratto.',
      ],
    },
    {
      id: 'law',
      title: 'Reclami, modifiche e legge applicabile',
      plainly:
        'Scrivi prima a noi: ti rispondiamo. Si applica il diritto dei Paesi Bassi e, come consumatore, conservi la tutela del tuo paese.',
      text: [
        'Invia i reclami dalla nostra pagina dell’assistenza. Rispondiamo entro 24 ore e ti diciamo che cosa succede dopo. Il consumatore può anche rivolgersi al giudice competente o all’organismo di risoluzione delle controversie del luogo in cui vive.',
        'Per il tuo contratto restano valide le condizioni mostrate al momento dell’ordine. Possiamo modificarle per gli ordini successivi. Si applica il diritto dei Paesi Bassi. Se vivi in un altro paese dell’Unione europea, conservi anche la tutela delle sue norme imperative.',
      ],
    },
  ],
  withdrawLink: 'Recedere dal contratto qui',
  devicesLink: 'Controlla il tuo telefono',
  supportLink: 'Chiedi assistenza',
}
