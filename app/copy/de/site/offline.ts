// The words for travelers without a network, needed on every page.
import type { offlineCopy as english } from '../../site/offline.ts'

export const offlineCopy: typeof english = {
  title: 'Gespeicherte Bordkarten',
  bar: 'Sie sind offline. Gespeicherte Bordkarten funktionieren weiter.',
  stale: 'Unser Server war nicht erreichbar. Diese Seite ist vielleicht nicht aktuell.',
  open: 'Gespeicherte Bordkarten öffnen',
  ask: {
    title: 'Gespeicherte Bordkarten griffbereit behalten?',
    text: 'Sie sind offline. Wenn Sie jetzt den Cache leeren, bleiben Ihre Bordkarten auf diesem Gerät, lassen sich aber erst wieder öffnen, wenn Sie online sind.',
    keep: 'Alles behalten',
    refresh: 'Trotzdem leeren und neu laden',
  },
}
