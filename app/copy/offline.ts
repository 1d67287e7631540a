// The words for a traveller without a network, as every page needs them.
export const offlineCopy = {
  title: 'Saved passes',
  bar: 'You are offline. Saved passes still work.',
  open: 'Open saved passes',
  ask: {
    title: 'Keep your saved passes within reach?',
    text: 'There is no connection right now. If the cache is cleared, your saved passes stay on this device, but they cannot be opened until you are online again.',
    keep: 'Keep everything as it is',
    refresh: 'Clear and reload anyway',
  },
} as const
