// The words of the page on which a buyer cancels an order, in Italian.
import { formatEuro, plural } from '#app/language/formats.ts'
import type * as english from '../../support/cancel.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { formats } from '../site/formats.ts'

export const cancelCopy: typeof english.cancelCopy = {
  title: 'Modifica o annulla',
  description: 'Annulla un ordine prima di installare la eSIM e riavrai i tuoi soldi.',
  lead: 'Paese sbagliato, altre date o viaggio saltato? Annulla questo ordine, poi scegli quello che ti serve.',
  offer: {
    heading: 'Annulla questo ordine',
    automatic: (leftCents) =>
      `Chiediamo alla rete se la tua eSIM è installata. Se non lo è, la ritiriamo e rimborsiamo subito ${formatEuro(leftCents)} sul metodo di pagamento che hai usato. Se lo è, il nostro team verifica e ti scrive.`,
    several: (travelers, leftCents) =>
      `Questo ordine è per ${travelers} viaggiatori e viene annullato per tutti. Chiediamo alla rete di ogni eSIM. Se nessuna è installata, le ritiriamo e rimborsiamo subito ${formatEuro(leftCents)} sul metodo di pagamento che hai usato. Se una lo è, il nostro team verifica e ti scrive.`,
    traveler: (shareCents) =>
      `Viene annullata solo la eSIM di questo viaggiatore; gli altri tengono la propria. Chiediamo alla rete se è installata. Se non lo è, la ritiriamo e rimborsiamo subito ${formatEuro(shareCents)}, la quota di questo viaggiatore, sul metodo di pagamento che hai usato. Se lo è, il nostro team verifica e ti scrive.`,
    single:
      'Non parte solo uno degli altri? Apri la sua eSIM dalla pagina dell’ordine e annullala lì. Per la tua soltanto, decide il nostro team.',
    free: 'Chiediamo alla rete se la tua eSIM è installata. Se non lo è, la ritiriamo; non c’è niente da rimborsare. Se lo è, il nostro team verifica e ti scrive.',
    byPerson:
      'Per questo ordine decide il nostro team. Alleghiamo quello che la rete dice della tua eSIM e ti scriviamo.',
    until: (day) => `Fino a ${day} puoi farlo senza il nostro team.`,
    keepsCodes: 'Non installare più la eSIM: quando è su un telefono, la rete non la ritira.',
    reason: 'Perché annulli?',
    choose: 'Scegli un motivo',
    reasons: {
      wrong_country: 'Paese sbagliato',
      other_dates: 'Altre date',
      trip_canceled: 'Il viaggio è saltato',
      phone_unfit: 'Il mio telefono non può usarla',
      other: 'Un altro motivo',
    },
    start: 'Inviami un codice',
    starting: 'Invio del codice',
    sentTo: (email) => `Inviamo un codice a ${email}. Solo chi lo riceve può annullare il tuo ordine.`,
  },
  code: {
    heading: 'Inserisci il codice',
    mailed: (email) => `Abbiamo inviato un codice a ${email}. Vale 10 minuti.`,
    label: 'Codice ricevuto via email',
    finish: 'Annulla l’ordine',
    finishing: 'Verifica presso la rete',
    again: 'Invia un altro codice',
  },
  refunded: {
    heading: 'Il tuo ordine è annullato',
    text: 'La rete ha ritirato la eSIM e il rimborso è in arrivo sul metodo di pagamento che hai usato. Di solito la banca lo accredita in cinque-dieci giorni. Nella nostra email trovi l’importo e la nota di credito.',
    several:
      'La rete ha ritirato tutte le eSIM e il rimborso è in arrivo sul metodo di pagamento che hai usato. Di solito la banca lo accredita in cinque-dieci giorni. Nella nostra email trovi l’importo e la nota di credito.',
    free: 'La rete ha ritirato la eSIM. L’ordine era gratuito: non c’è niente da rimborsare.',
    traveler: {
      heading: 'Questa eSIM è annullata',
      text: 'La rete ha ritirato la eSIM di questo viaggiatore e la sua quota del prezzo è in arrivo sul metodo di pagamento che hai usato. Di solito la banca la accredita in cinque-dieci giorni. Nella nostra email trovi l’importo e la nota di credito. Gli altri tengono le loro eSIM.',
    },
    next: 'Scegli un altro pacchetto',
  },
  asked: {
    heading: 'Stiamo annullando il tuo ordine',
    text: 'La rete sta ritirando la eSIM: può volerci qualche minuto. Non devi fare niente, ti scriviamo noi.',
  },
  withPerson: {
    heading: 'Se ne occupa il nostro team',
    installed: 'Secondo la rete la eSIM è stata installata o usata, quindi non si può ritirare in automatico.',
    network_silent: 'La rete non ha risposto, quindi non possiamo ritirare la eSIM in automatico.',
    other: 'Questo ordine non si può annullare in automatico.',
    next: (number) =>
      `Abbiamo annotato quello che dice la rete e le condizioni del tuo ordine nel messaggio ${number}. Ti rispondiamo via email entro 24 ore.`,
  },
  none: {
    heading: 'Questo ordine non si può annullare qui',
    text: 'È stato annullato o rimborsato, o non è ancora stato consegnato. Se qualcosa non va, scrivici.',
  },
  withdrawn: {
    heading: 'Abbiamo ricevuto il tuo recesso',
    text: 'Hai esercitato il recesso per questo ordine: non devi fare altro. Ti scriviamo che cosa succede con il tuo pagamento.',
  },
  back: 'Torna all’ordine',
  support: 'Contatta l’assistenza',
  problems: {
    reason_missing: 'Scegli un motivo',
    code_wrong: 'Il codice non è giusto. Ricontrolla l’email.',
    proof_gone: 'Questo codice non vale più. Chiedine un altro.',
    not_cancelable: 'Questo ordine non si può più annullare qui.',
    order_withdrawn: 'Hai già esercitato il recesso per questo ordine.',
    no_mailbox: 'Per questo ordine non abbiamo un indirizzo email. Scrivici.',
  },
  tooOften: tooManyAttempts,
  promise: ({ isOn, days, usedBasisPoints }, travelers = 1) => {
    if (!isOn) return 'Cambio di programma? Scrivici: il nostro team decide se puoi annullare.'
    if (travelers > 1)
      return `Cambio di programma? Entro ${plural(days, { one: 'giorno', other: 'giorni' })} puoi annullare per tutti finché nessuna delle eSIM è installata, o per uno dei tuoi compagni di viaggio finché la sua non lo è, e riavere quei soldi. Per la tua soltanto, decide il nostro team.`
    const within = `Cambio di programma? Finché la eSIM non è installata, puoi annullare entro ${plural(days, { one: 'giorno', other: 'giorni' })} e riavere i tuoi soldi.`
    return usedBasisPoints > 0
      ? `${within} Se hai usato i dati fino a un massimo del ${formats.percent(usedBasisPoints)}, decide il nostro team.`
      : within
  },
}
