// The words for travelers without a network, in Italian.
import type * as english from '../../site/offline.ts'

export const offlineCopy: typeof english.offlineCopy = {
  title: 'Pass salvati',
  bar: 'Sei offline. I pass salvati funzionano.',
  stale: 'Non siamo riusciti a raggiungere il nostro server. Questa pagina potrebbe non essere aggiornata.',
  open: 'Apri i pass salvati',
  ask: {
    title: 'Vuoi tenere a portata di mano i pass salvati?',
    text: 'Sei offline. Se ora svuoti la cache, i pass salvati restano su questo dispositivo, ma potrai aprirli solo quando torni online.',
    keep: 'Tieni tutto',
    refresh: 'Svuota e ricarica comunque',
  },
}
