// The privacy page in Italian.
import type * as english from '../../site/privacy.ts'

export const privacyCopy: typeof english.privacyCopy = {
  title: 'Privacy',
  description:
    'Che cosa sappiamo di te, perché, per quanto tempo e chi altro lo vede. Nessun tracciamento, nessun cookie pubblicitario.',
  lead: 'Conserviamo quello che serve a un ordine e niente di più. Nessun tracciamento e nessuna pubblicità, quindi nemmeno un banner dei cookie. Questa è una traduzione: fa fede il testo inglese.',
  sections: (brand) => [
    {
      id: 'controller',
      title: 'Chi è il titolare',
      text: [
        `Titolare del trattamento dei tuoi dati è l’azienda che gestisce ${brand}. Trovi il suo nome in fondo a questa pagina, e puoi contattarla dalla pagina dell’assistenza.`,
      ],
    },
    {
      id: 'order',
      title: 'Quando ordini',
      text: ['Per eseguire il contratto con te e rispettare gli obblighi fiscali conserviamo:'],
      points: [
        'il tuo nome e il tuo indirizzo email,',
        'che cosa hai ordinato: pacchetto, paesi, date di viaggio, prezzo, imposte e sconto, e il telefono che hai controllato alla cassa, se l’hai fatto,',
        'per l’IVA: il paese che hai scelto, il tuo indirizzo IP e il suo paese, e il paese della tua carta. La legge richiede due elementi di prova,',
        'il numero e il codice di attivazione della tua eSIM,',
        'quali caselle hai spuntato alla cassa, e quando,',
        'se un pagamento non va a buon fine: il motivo indicato dal fornitore di pagamenti, per scriverti una volta al riguardo,',
        'per un viaggio che richiede più acquisti: quelli successivi e le loro date, per ricordarteli finché non disattivi i promemoria,',
        'mentre la eSIM è in uso: quanti dati restano e quando scade, per avvisarti in tempo, e se vuoi questi avvisi.',
      ],
    },
    {
      id: 'visit',
      title: 'Quando guardi e basta',
      text: [
        'Cerchiamo il tuo indirizzo IP in un elenco di paesi sul nostro server, per mostrarti i prezzi con le imposte giuste. Per farlo non lo inviamo a nessuno. I nostri registri contengono l’ora, la pagina e se ha funzionato, ma nessun indirizzo email, numero di eSIM o codice.',
        'Se ci chiedi di avvisarti quando vendiamo un pacchetto per un paese, conserviamo il tuo indirizzo e quel paese. Ti scriviamo una volta, dopo che hai confermato con il link che ti inviamo prima, e poi cancelliamo entrambi; lo stesso quando rinunci, o dopo un anno. Il gestore del negozio vede solo quante persone aspettano ogni paese.',
        'Per prevenire gli abusi contiamo per breve tempo quante volte un indirizzo prova qualcosa, per esempio un codice sconto.',
      ],
    },
    {
      id: 'affiliates',
      title: 'Quando arrivi da un affiliato',
      text: [
        'Se apri il link di un affiliato o ordini con il suo codice, un nostro cookie ricorda quel codice per 30 giorni. Se ne usi più d’uno, vale l’ultimo. L’ordine annota poi quale affiliato ti ha portato qui.',
        'L’affiliato vede numero, data, pacchetto e prezzo senza imposte dell’ordine, mai il tuo nome, il tuo indirizzo email o la tua eSIM. Contiamo quante volte viene aperto un link, non da chi.',
        'Se chiedi di diventare affiliato, conserviamo nome, azienda e indirizzo email finché l’iscrizione non è completa o non abbiamo rifiutato la richiesta.',
        'Per pagare gli affiliati ne conserviamo il conto bancario, cifrato, con nome, indirizzo e partita IVA per i loro estratti.',
      ],
    },
    {
      id: 'support',
      title: 'Quando ci scrivi o recedi',
      text: [
        'Conserviamo i tuoi messaggi all’assistenza, con i file che invii, cifrati, e l’eventuale recesso, con data e ora, per il tempo indicato nell’elenco qui sotto.',
        'A quello che chiedi all’assistente risponde un programma, a partire da pagine che chiunque può leggere. Il nostro server non conserva la conversazione: resta in questa scheda del browser finché non la chiudi, a meno che tu non la passi a una persona. L’assistente non sa niente dei tuoi ordini. Non confidargli segreti.',
      ],
    },
    {
      id: 'others',
      title: 'Chi altro riceve i dati',
      text: [
        'Non vendiamo mai i tuoi dati. Li condividiamo solo con chi serve a un ordine, e solo quelli che servono:',
      ],
      points: [
        'il fornitore di pagamenti, sulla cui pagina paghi: il tuo indirizzo email e l’importo. Solo lui vede i dati della tua carta,',
        'la rete mobile che emette la eSIM: il pacchetto e il nostro riferimento dell’ordine, non il tuo nome,',
        'il servizio email che ti consegna le nostre email,',
        'se l’assistente usa un modello linguistico, il suo fornitore (Google): quello che chiedi all’assistente, tolti indirizzi email, numeri lunghi e codici di attivazione, e nient’altro su di te,',
        'le autorità, quando la legge lo richiede.',
      ],
    },
    {
      id: 'device',
      title: 'Che cosa resta sul tuo dispositivo',
      text: [
        'Solo quello che serve al negozio per funzionare e, se ti ha portato qui un affiliato, quale. Niente per statistiche o pubblicità, e niente di altre aziende.',
      ],
    },
    {
      id: 'time',
      title: 'Per quanto tempo li conserviamo',
      text: [
        'Una volta al giorno il negozio cancella o rende anonimo tutto ciò che ha superato questi tempi. Il tuo account e le impostazioni degli avvisi restano finché non li elimini. Anche allora conserviamo quello che la legge ci obbliga a conservare.',
      ],
    },
    {
      id: 'rights',
      title: 'I tuoi diritti',
      text: [
        'Puoi chiedere che cosa conserviamo su di te, farlo correggere o cancellare, limitarne l’uso o opporti, e ottenerne una copia in un file leggibile. Scrivici dalla pagina dell’assistenza. Potremmo chiederti di dimostrare che i dati sono tuoi.',
        'Se la nostra risposta non ti soddisfa, puoi presentare un reclamo all’autorità per la protezione dei dati del luogo in cui vivi. In Italia è il Garante per la protezione dei dati personali, nei Paesi Bassi l’Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookie e memoria del browser',
    things: [
      { name: 'cart', what: 'Cookie: il pacchetto nel carrello e il viaggio a cui serve', lasts: '30 giorni' },
      { name: 'ord', what: 'Cookie: permette a questo browser di aprire gli ordini fatti qui', lasts: '60 giorni' },
      { name: 'sid', what: 'Cookie: mantiene attivo l’accesso al tuo account', lasts: '30 giorni' },
      {
        name: 'known',
        what: 'Cookie: quali account hanno già effettuato l’accesso qui, senza nominarli',
        lasts: '1 anno',
      },
      { name: 'proof', what: 'Cookie: tiene il segno mentre confermi la tua email con un codice', lasts: '30 minuti' },
      {
        name: 'reset',
        what: 'Cookie: fa funzionare in questo browser un link di reimpostazione della password senza codice',
        lasts: '1 ora',
      },
      { name: 'factor', what: 'Cookie: un accesso che aspetta il secondo passaggio', lasts: '15 minuti' },
      {
        name: 'draft',
        what: 'Cookie: quello che hai scritto alla cassa, sigillato in modo che solo il negozio lo legga. Si cancella con l’ordine',
        lasts: '1 ora',
      },
      { name: 'flash', what: 'Cookie: un messaggio per la pagina successiva', lasts: '1 minuto' },
      { name: 'vat', what: 'Cookie: il paese che hai scelto per le imposte', lasts: '1 anno' },
      { name: 'cur', what: 'Cookie: la valuta che hai scelto per i prezzi indicativi', lasts: '1 anno' },
      { name: 'lang', what: 'Cookie: la lingua che hai scelto', lasts: '1 anno' },
      {
        name: 'aff',
        what: 'Cookie: solo dopo che hai aperto il link di un affiliato o ordinato con il suo codice. Contiene quel codice e quando l’hai usato, così l’affiliato riceve la sua quota',
        lasts: '30 giorni',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Memoria del browser: il carrello, il riferimento dell’ordine in corso e l’aspetto del negozio, così resistono a una ricarica della pagina. Nessun indirizzo email, nome o codice',
        lasts: 'Finché non la cancelli',
      },
      {
        name: 'guide-device',
        what: 'Memoria del browser: il tipo di telefono scelto nella guida all’installazione',
        lasts: 'Finché non la cancelli',
      },
      {
        name: 'chat',
        what: 'Memoria di questa scheda: la tua conversazione con l’assistente',
        lasts: 'Finché non chiudi la scheda o scegli Ricomincia',
      },
      {
        name: 'saved-passes',
        what: 'Database del browser: le eSIM che hai salvato per usarle offline, con numero, codice di attivazione e codice QR. Solo su questo dispositivo',
        lasts: 'Finché non le rimuovi',
      },
      {
        name: 'pages, assets',
        what: 'Cache del browser: i file del negozio e alcune pagine uguali per tutti, così si aprono senza rete',
        lasts: 'Fino alla prossima versione, o finché non premi Aggiorna l’app',
      },
    ],
    secure: 'All’indirizzo sicuro del negozio, i nomi dei cookie iniziano con __Host-.',
  },
}
