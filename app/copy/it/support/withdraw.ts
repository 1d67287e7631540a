// The words of the withdrawal page in Italian.
import type * as english from '../../support/withdraw.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

export const withdrawCopy: typeof english.withdrawCopy = {
  title: 'Recedere da un contratto',
  description: 'Hai cambiato idea? Recedi qui dal contratto della tua eSIM in due passaggi, senza accedere.',
  lead: 'Hai cambiato idea? Dichiaralo qui. Bastano due passaggi e nessun account, e ti inviamo una conferma via email con data e ora.',
  steps: { label: 'Passaggi', first: 'Il tuo contratto', second: 'Conferma', last: 'Ricevuta' },
  fields: {
    reference: {
      label: 'Riferimento dell’ordine',
      hint: (prefix) =>
        `Lo trovi nell’email dell’ordine. Inizia con ${prefix}_order_. Non ce l’hai? Va bene anche il numero della fattura.`,
    },
    name: { label: 'Il tuo nome' },
    email: {
      label: 'Indirizzo email dell’ordine',
      hint: () => 'Inviamo la conferma di ricezione a questo indirizzo.',
    },
  },
  problems: {
    heading: 'Controlla questi campi',
    reference: 'Inserisci il riferimento dell’ordine o il numero della fattura, con lettere e cifre',
    name: 'Inserisci il tuo nome',
    nameInvalid: 'Inserisci un nome di al massimo 200 caratteri',
    email: 'Inserisci il tuo indirizzo email',
    emailInvalid: 'Inserisci un indirizzo email valido',
    tooOften: tooManyAttempts,
  },
  begin: 'Recedere dal contratto qui',
  review: {
    heading: 'È questo il contratto?',
    lead: 'Non è stato ancora inviato niente. Con il prossimo pulsante dichiari di recedere da questo contratto.',
    statement: 'Con la presente notifico il recesso dal contratto per la fornitura di questo servizio.',
    confirm: 'Conferma recesso',
    change: 'Modifica qualcosa',
    sending: 'Invio del recesso',
  },
  done: {
    heading: 'Abbiamo ricevuto il tuo recesso',
    received: 'Data e ora di ricezione',
    mail: (email) => `Inviamo a ${email} una conferma di ricezione con questa data e ora. Conservala.`,
    next: 'Esaminiamo il contratto e ti scriviamo. Se hai diritto di recedere, ti rimborsiamo entro 14 giorni da oggi sul metodo di pagamento che hai usato, senza costi.',
    noMail: 'Nessuna email entro qualche minuto? Guarda nello spam, poi scrivici.',
    support: 'Contatta l’assistenza',
    home: 'Vai alla home',
  },
  facts: {
    heading: 'Buono a sapersi',
    items: [
      {
        title: '14 giorni, senza motivazione',
        text: 'Puoi recedere entro 14 giorni dal giorno dell’ordine. Basta inviare la dichiarazione in tempo.',
      },
      {
        title: 'Già attivata',
        text: 'Se al momento dell’ordine hai chiesto la consegna immediata, questo diritto si estingue quando la eSIM viene attivata, cioè quando partono i suoi giorni. Meglio dirtelo ora che dopo aver compilato tutto.',
      },
      {
        title: 'Installata ma mai usata',
        text: 'Una eSIM che è sul telefono ma non ha ancora usato dati non è attivata. Puoi recedere. Poi eliminala dal telefono.',
      },
      {
        title: 'Qualcosa non funziona?',
        text: 'È un altro diritto, e non si estingue con l’attivazione. Scrivici: risolviamo il problema o ti rimborsiamo.',
      },
    ],
    terms: 'Le condizioni sul recesso',
  },
}
