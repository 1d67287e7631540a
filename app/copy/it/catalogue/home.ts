// The words of the landing page in Italian.
import type * as english from '../../catalogue/home.ts'

export const homeCopy: typeof english.homeCopy = {
  findBundle: 'Trova il tuo pacchetto',
  checkEsim: 'Controlla la tua eSIM',
  lead: 'Dicci dove e quando. Un solo pacchetto dati per tutto il viaggio, sul telefono prima di fare la valigia.',
  trust: ['Acquisti senza account', 'Prezzi con l’IVA inclusa, se dovuta', 'Codice QR sullo schermo e via email'],
  selectorHeading: 'Trova il tuo pacchetto',
}
