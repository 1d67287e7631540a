// The Italian text in preview pictures for messengers and search engines.
import type * as english from '../../catalogue/pictures.ts'

export const pictureTitles: typeof english.pictureTitles = {
  home: ({ heroText }) => heroText,
  bundleselector: () => 'Trova il tuo pacchetto',
  esim: () => 'Tutte le destinazioni',
  business: () => 'Diventa partner',
  faq: () => 'Guida all’installazione e domande frequenti',
  devices: () => 'Il tuo telefono supporta la eSIM?',
  support: () => 'Siamo qui per aiutarti',
  'esim-status': () => 'Controlla la tua eSIM',
  terms: () => 'Condizioni generali',
  privacy: () => 'Privacy',
  accessibility: () => 'Accessibilità',
  withdraw: () => 'Recedere da un contratto',
}
