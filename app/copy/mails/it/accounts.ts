// The account emails in Italian.
import type { AccountCopy } from '../account-copy.ts'
import { onDay } from './on-day.ts'

export const italianAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Conferma il tuo indirizzo email per ${product}`,
    heading: 'Conferma il tuo indirizzo email',
    text: 'Hai chiesto di creare un account con questo indirizzo. Apri il link e accedi con la password che hai scelto per completare la registrazione.',
    button: 'Conferma e accedi',
    validity: 'Il link vale 24 ore.',
    notYou:
      'Non l’hai chiesto tu? Ignora questa email: senza accesso alla tua casella, nessuno può creare un account a tuo nome.',
  },
  account_code: {
    subject: (product, code) => `${code} è il tuo codice ${product}`,
    heading: 'Il tuo codice',
    text: {
      set_password: 'Inserisci questo codice nella pagina in cui stai impostando la password.',
      check_account: 'Inserisci questo codice nella pagina in cui hai chiesto i dati del tuo account.',
      add_esim:
        'Qualcuno vuole aggiungere al proprio account una eSIM acquistata con questo indirizzo. Se sei tu, inserisci il codice in quella pagina. Chi lo possiede può vedere la eSIM e il suo ordine.',
      cancel_order:
        'Qualcuno vuole annullare l’ordine fatto con questo indirizzo. Se sei tu, inserisci il codice nella pagina in cui lo stai annullando.',
    },
    code: 'Codice',
    validity: 'Vale 10 minuti, nel browser da cui l’hai chiesto.',
    notYou: 'Non l’hai chiesto tu? Ignora questa email e non dare il codice a nessuno, nemmeno a noi.',
  },
  account_exists: {
    subject: (product) => `Hai già un account ${product}`,
    heading: 'Esiste già un account con questa email',
    text: 'Qualcuno, probabilmente tu, ha appena provato a registrarsi con questo indirizzo. Il tuo account non è cambiato. Accedi con la tua password o impostane una nuova.',
    button: 'Accedi',
    reset: 'Reimposta la password',
    notYou: 'Non eri tu? Non devi fare niente.',
  },
  confirm_wish: {
    subject: (product, country) => `Vuoi che ${product} ti avvisi? Destinazione: ${country}`,
    heading: 'Un clic e ti avvisiamo',
    text: (country) =>
      `Vuoi sapere quando venderemo un pacchetto per la destinazione che hai scelto (${country}). Apri il link e conferma: ti manderemo una sola email, appena ci sarà. Con lo stesso link puoi anche rinunciare.`,
    button: 'Apri la pagina',
    validity: 'Puoi confermare entro 24 ore. Se dopo un anno non c’è un pacchetto, cancelliamo il tuo indirizzo.',
    notYou: 'Non eri tu? Ignora questa email: senza il tuo clic non invieremo altro.',
  },
  country_on_sale: {
    subject: (product, country) => `Novità su ${product}: ${country}`,
    heading: (country) => `Ora in vendita: ${country}`,
    text: (country) =>
      `Ci avevi chiesto di avvisarti: ora vendiamo pacchetti per la destinazione che aspettavi (${country}).`,
    button: 'Vedi i pacchetti',
    last: 'Era l’unica email su questo tema. Abbiamo cancellato il tuo indirizzo dalla lista.',
  },
  password_reset: {
    subject: (product) => `Reimposta la tua password ${product}`,
    heading: 'Reimposta la password',
    text: 'Hai chiesto una nuova password. Apri il link per sceglierne una. Uscirai da tutti gli altri dispositivi.',
    button: 'Scegli una nuova password',
    validity:
      'Il link vale una volta sola, per 10 minuti. Su un altro dispositivo serve anche il codice mostrato dal browser da cui l’hai chiesto.',
    notYou: 'Non l’hai chiesto tu? Ignora questa email: la tua password resta la stessa.',
  },
  password_changed: {
    subject: (product) => `La tua password ${product} è stata cambiata`,
    heading: 'La tua password è stata cambiata',
    text: 'La password del tuo account è appena stata cambiata e tutti gli altri dispositivi sono stati disconnessi.',
    notYou: 'Non eri tu? Reimpostala subito, così nessun altro potrà usare quella nuova:',
    button: 'Reimposta la password',
  },
  confirm_new_email: {
    subject: (product) => `Conferma la tua nuova email per ${product}`,
    heading: 'Conferma la tua nuova email',
    text: 'Ci hai chiesto di usare questo indirizzo per il tuo account. Apri il link per confermarlo. Fino ad allora non cambia niente.',
    button: 'Conferma questo indirizzo',
    validity: 'Il link vale una volta sola, per un’ora.',
    notYou:
      'Non l’hai chiesto tu? Ignora questa email: senza accesso alla tua casella, nessuno può usare il tuo indirizzo.',
  },
  email_changed: {
    subject: (product) => `L’email del tuo account ${product} è stata cambiata`,
    heading: 'La tua email è stata cambiata',
    text: (newEmail) => `Ora il tuo account usa ${newEmail}. Con l’indirizzo precedente non puoi più accedere.`,
    notYou: 'Non eri tu? Scrivici subito:',
    button: 'Contatta l’assistenza',
  },
  order_corrected: {
    subject: (product) => `Il tuo ordine ${product} è stato corretto`,
    heading: 'Il tuo ordine è stato corretto',
    text: 'Abbiamo corretto il nome o l’email di questo ordine. D’ora in poi tutto ciò che lo riguarda arriva a questo indirizzo, e il link qui sotto lo apre.',
    button: 'Apri il tuo ordine',
    notYou: 'Non è il tuo ordine? Rispondi a questa email.',
  },
  order_moved: {
    subject: (product) => `Una modifica a un ordine ${product}`,
    heading: 'Questo ordine non è più tuo',
    text: 'Abbiamo corretto l’email di un ordine che era associato a questo indirizzo. Ora appartiene a un altro indirizzo: i suoi link e il tuo account non lo aprono più.',
    notYou: 'Pensi che sia un errore? Scrivici:',
    button: 'Contatta l’assistenza',
  },
  papers_corrected: {
    subject: (product) => `La tua nuova fattura ${product}`,
    heading: 'La tua fattura è stata riemessa',
    text: 'Abbiamo corretto la fattura del tuo ordine. Una nota di credito annulla la fattura precedente e una nuova la sostituisce. Quanto hai pagato resta uguale.',
    button: 'Apri la nuova fattura',
    notYou: 'C’è ancora qualcosa che non va? Rispondi a questa email.',
  },
  account_deleted: {
    subject: (product) => `Il tuo account ${product} è stato eliminato`,
    heading: 'Il tuo account è stato eliminato',
    text: 'Abbiamo eliminato il tuo account, come hai chiesto. Le tue eSIM continuano a funzionare: conserva le email con i codici. Non eri tu? Scrivici subito:',
    button: 'Contatta l’assistenza',
    stays: 'Conserviamo ordini e fatture per il tempo richiesto dalle norme fiscali, e non li usiamo per altro.',
  },
  admin_invitation: {
    subject: (product) => `Un invito a far parte del team di ${product}`,
    heading: 'Entra nel team',
    text: (invitedBy) =>
      `${invitedBy} ti invita nell’area di gestione del negozio. Apri il link e scegli una password per creare il tuo account.`,
    button: 'Scegli la password',
    validity: 'Il link vale una volta sola, per 24 ore.',
    notYou: 'Non aspettavi questo invito? Ignora questa email: senza il link non entra nessuno.',
  },
  affiliate_welcome: {
    subject: (product) => `Entra nel programma di affiliazione di ${product}`,
    heading: 'Diventa affiliato',
    text: 'Il tuo posto nel programma di affiliazione è pronto. Apri il link e scegli una password. Poi troverai il tuo codice, il tuo link e il tuo codice QR nella tua area personale.',
    button: 'Scegli la password',
    validity: 'Il link vale una volta sola, per 7 giorni.',
    notYou: 'Non aspettavi questa email? Ignorala: senza il link nessuno può iscriversi a tuo nome.',
  },
  team_invitation: {
    subject: (product, business) => `Un invito da ${business} su ${product}`,
    heading: (business) => `Entra nel team di ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} ti invita nel team di ${business}. Apri il link e scegli una password.`,
    taken: (invitedBy, business) =>
      `${invitedBy} ti invita nel team di ${business}. Il tuo account ha già un altro ruolo qui, quindi non può farne parte. Chiedi un invito a un altro indirizzo.`,
    button: 'Scegli la password',
    validity:
      'Il link vale una volta sola, per 7 giorni. Se hai già un account, la nuova password sostituisce quella vecchia.',
    notYou: 'Non aspettavi questo invito? Ignora questa email: senza il link nessuno entra a tuo nome.',
  },
  payout_paid: {
    subject: (product) => `I tuoi guadagni da ${product} sono in arrivo`,
    heading: 'Abbiamo pagato i tuoi guadagni',
    text: (amount, end) => `Abbiamo versato ${amount} sul tuo conto che termina con ${end}.`,
    back: 'Di solito la banca lo accredita in uno o due giorni lavorativi. L’estratto del mese elenca ogni importo.',
    button: 'Vedi i tuoi pagamenti',
  },
  payout_waits: {
    subject: (product) => `Il tuo pagamento da ${product}`,
    heading: 'Il tuo pagamento deve aspettare',
    text: {
      below_minimum: (amount) =>
        `Il tuo saldo è di ${amount}, meno del minimo che versiamo. Lo riportiamo al mese prossimo.`,
      negative: (amount) =>
        `Il tuo saldo è di ${amount}, perché i rimborsi hanno superato quello che avevi. I prossimi guadagni lo compenseranno: non devi pagare niente.`,
      bank_missing: (amount) =>
        `Il tuo saldo è di ${amount}, ma non sappiamo dove inviarlo. Aggiungi le tue coordinate bancarie.`,
      bank_refused: (amount) =>
        `La tua banca ha restituito ${amount}. La somma è di nuovo nel tuo saldo. Controlla le coordinate bancarie e salvale di nuovo.`,
      invoice_missing: (amount) =>
        `Il tuo saldo è di ${amount}, più IVA. Inviaci una fattura o accetta l’autofatturazione nei tuoi dati di pagamento.`,
      vat_number_unknown: (amount) =>
        `Il tuo saldo è di ${amount}, ma il registro dell’UE (VIES) non conosce la partita IVA indicata nei tuoi dati di pagamento. Correggila o toglila, e ti pagheremo.`,
    },
    button: 'Apri i tuoi pagamenti',
  },
  bank_changed: {
    subject: (product) => `I tuoi dati di pagamento su ${product} sono cambiati`,
    heading: 'I tuoi dati di pagamento sono cambiati',
    text: (end) => `D’ora in poi versiamo i tuoi guadagni sul conto che termina con ${end}.`,
    removed: 'Le tue coordinate bancarie sono state rimosse. Non possiamo pagarti finché non ne aggiungi altre.',
    notYou: 'Non eri tu? Cambia subito la password e controlla i dati:',
    button: 'Controlla i dati di pagamento',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Il tuo saldo su ${product} è stato ricaricato`,
      deposit_back: (product) => `Il tuo deposito su ${product} è stato rimborsato`,
      low: (product) => `Il tuo saldo su ${product} sta per finire`,
    },
    heading: {
      deposit: 'Il tuo deposito è arrivato',
      deposit_back: 'Il tuo deposito è stato rimborsato',
      low: 'Il tuo saldo sta per finire',
    },
    text: {
      deposit: (amount, balance) => `Abbiamo aggiunto ${amount} al tuo saldo, che ora è di ${balance}.`,
      deposit_back: (amount, balance) =>
        `Abbiamo rimborsato ${amount} sul metodo di pagamento usato. Il tuo saldo ora è di ${balance}.`,
      low: (_amount, balance) => `Hai ancora ${balance}. Ricarica in tempo, così i tuoi ordini non si fermano.`,
    },
    button: 'Apri il tuo saldo',
  },
  webhook_off: {
    subject: (product) => `Un tuo webhook su ${product} è stato disattivato`,
    heading: 'Il tuo webhook è stato disattivato',
    text: (address) =>
      `Per un giorno nessuno dei nostri messaggi è stato accettato all’indirizzo ${address}, perciò abbiamo disattivato questo webhook. Quando torna a rispondere, riattivalo.`,
    missed:
      'Quello che succede mentre è disattivato non viene inviato. Cerca gli ordini con l’API o rispedisci i messaggi dal registro.',
    button: 'Vedi i tuoi webhook',
  },
  api_key_made: {
    subject: (product) => `Nuova chiave API per ${product}`,
    heading: 'Una nuova chiave API',
    text: (keyName) => `Dal tuo account è appena stata creata una chiave API chiamata «${keyName}» per la tua azienda.`,
    notYou: 'Non eri tu? Revocala subito e cambia la password:',
    button: 'Vedi le tue chiavi API',
  },
  new_sign_in: {
    subject: (product) => `Nuovo accesso al tuo account ${product}`,
    heading: 'Accesso da un nuovo browser',
    text: (browser, place, when) =>
      `${onDay(when).replace(/^\w/, (first) => first.toUpperCase())}, qualcuno ha effettuato l’accesso al tuo account con ${browser}${place ? ` (${place})` : ''}. Non avevi mai usato questo browser.`,
    unknownBrowser: 'un browser sconosciuto',
    notYou: 'Non eri tu? Cambia subito la password ed esci da tutti gli altri browser:',
    button: 'Controlla il tuo account',
  },
  factor_added: {
    subject: (product) => `Un secondo fattore è stato aggiunto al tuo account ${product}`,
    heading: 'Hai aggiunto un secondo fattore',
    text: {
      authenticator:
        'Al tuo account è appena stata aggiunta un’app di autenticazione. D’ora in poi ti serve per accedere.',
      passkey: 'Al tuo account è appena stata aggiunta una passkey. D’ora in poi puoi usarla per accedere.',
    },
    notYou: 'Non eri tu? Cambia subito la password e rimuovi il secondo fattore:',
    button: 'Controlla il tuo account',
  },
  factor_removed: {
    subject: (product) => `Un secondo fattore è stato rimosso dal tuo account ${product}`,
    heading: 'Un secondo fattore è stato rimosso',
    text: {
      authenticator: 'L’app di autenticazione è appena stata rimossa dal tuo account.',
      passkey: 'Una passkey è appena stata rimossa dal tuo account.',
      all: 'L’amministrazione ha rimosso tutti i secondi fattori dal tuo account e ti ha disconnesso ovunque. Accedi con la password e impostane uno nuovo.',
    },
    notYou: 'Non lo volevi? Cambia subito la password e imposta di nuovo un secondo fattore:',
    button: 'Controlla il tuo account',
  },
}
