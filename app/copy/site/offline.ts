// The words for travelers without a network, needed on every page.
import { translated } from '#app/language/translated.ts'

export const offlineCopy = translated({
  title: 'Saved passes',
  bar: 'You are offline. Saved passes still work.',
  stale: 'We couldn’t reach our server. This page may be out of date.',
  open: 'Open saved passes',
  ask: {
    title: 'Keep your saved passes handy?',
    text: 'You’re offline. If you clear the cache now, your saved passes stay on this device, but you can’t open them until you’re back online.',
    keep: 'Keep everything',
    refresh: 'Clear and reload anyway',
  },
})
