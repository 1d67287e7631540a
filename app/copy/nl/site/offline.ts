// The words for travelers without a network, needed on every page.
import type { offlineCopy as english } from '../../site/offline.ts'

export const offlineCopy: typeof english = {
  title: 'Bewaarde passen',
  bar: 'Je bent offline. Bewaarde passen werken gewoon.',
  stale: 'We konden onze server niet bereiken. Deze pagina is misschien niet meer actueel.',
  open: 'Bewaarde passen openen',
  ask: {
    title: 'Je bewaarde passen bij de hand houden?',
    text: 'Je bent offline. Wis je nu de cache, dan blijven je bewaarde passen op dit apparaat, maar kun je ze pas weer openen als je online bent.',
    keep: 'Alles behouden',
    refresh: 'Toch wissen en opnieuw laden',
  },
}
