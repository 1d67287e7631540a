// The words of the page that tells whether a phone can use an eSIM, in Italian.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/devices.ts'

export const devicesCopy: typeof english.devicesCopy = {
  title: 'Il tuo telefono supporta la eSIM?',
  description:
    'Cerca il tuo telefono per sapere se supporta la eSIM, poi accertati con due controlli rapidi: l’EID e il blocco operatore.',
  lead: 'Cercalo qui, poi accertati sul telefono. Basta un minuto e non rischi di acquistare un pacchetto che non puoi usare.',
  search: {
    label: 'Marca o modello',
    hint: 'Per esempio: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Cerca',
    found: (count) => plural(count, { one: 'modello', other: 'modelli' }),
    more: (count) =>
      count === 1
        ? 'Un altro risultato. Aggiungi una parola per restringere la ricerca.'
        : `Altri ${count} risultati. Aggiungi una parola per restringere la ricerca.`,
    none: (query) => `«${query}» non è nel nostro elenco. Non vuol dire di no: cerca l’EID sul telefono.`,
  },
  detected: {
    model: (model) => `Sembra che tu stia usando un ${model}.`,
    iphone:
      'Sembra che tu stia usando un iPhone. Non possiamo sapere quale: trovi il modello in Impostazioni > Generali > Info.',
    ipad: 'Sembra che tu stia usando un iPad. Trovi il modello in Impostazioni > Generali > Info.',
    android:
      'Sembra che tu stia usando un telefono Android. Non possiamo sapere quale: trovi il modello in Impostazioni > Informazioni sul telefono.',
    show: 'Mostralo',
  },
  esim: {
    yes: 'Sì',
    regional: 'Sì, con eccezioni',
    no: 'No',
  },
  source: 'Fonte:',
  listHeading: 'Tutte le marche',
  listLead: 'Secondo quanto dichiarano i produttori. È quello che sappiamo, non ogni telefono che esiste.',
  resultsHeading: 'Risultati',
  checks: {
    heading: 'Accertati sul tuo telefono',
    items: [
      {
        title: 'Componi *#06#',
        text: 'Un EID di 32 cifre vuol dire che il telefono supporta la eSIM. Niente EID, niente eSIM.',
        path: 'Telefono > Tastierino > *#06#',
      },
      {
        title: 'È bloccato?',
        text: 'Un telefono preso con un abbonamento può accettare solo le SIM di quell’operatore. Su iPhone cerca «Nessuna restrizione SIM». Su Android prova la SIM di qualcun altro, o chiedi all’operatore di sbloccarlo.',
        path: 'Impostazioni > Generali > Info > Blocco operatore',
      },
      {
        title: 'Dove è stato acquistato?',
        text: 'Alcuni modelli venduti in certi paesi, soprattutto nella Cina continentale, non hanno la eSIM. Controlla l’EID.',
        path: 'Impostazioni > Informazioni sul telefono > EID',
      },
    ],
  },
  guideLink: 'Come si installa',
  bundleLink: 'Trova il tuo pacchetto',
}
