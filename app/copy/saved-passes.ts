// The words around passes that a traveller keeps on the device: saving one, and the page that shows them offline.
const time = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

export const savedPassesCopy = {
  title: 'Saved passes',
  description: 'The eSIMs that you saved on this device. They open without a network.',
  lead: 'QR code, codes and steps, kept on this device alone. They open in flight mode too.',

  save: {
    heading: 'Take it with you',
    text: 'Saves QR code, codes and steps in this browser, on this device alone, so that they open without a network.',
    button: 'Save for offline',
    saving: 'Saving your pass',
    saved: { title: 'Saved for offline', text: 'It is among your saved passes and opens in flight mode.' },
    failed: {
      title: 'Not saved',
      text: 'This browser could not keep the pass; a private window often cannot. The mail we sent you works as well.',
    },
    open: 'Open saved passes',
    remove: 'Remove from this device',
    removed: { title: 'Removed', text: 'The pass is no longer on this device. Your order stays as it is.' },
  },

  away: {
    title: 'That page needs a connection',
    text: (page: string) => `You are offline, so ${page} cannot be opened now. What is saved here works.`,
    again: 'Try again',
  },
  looking: 'Looking for saved passes',
  needsScript: 'Saved passes lie in this browser, and showing them needs JavaScript.',
  unreadable: 'This browser does not let us read its storage. Your eSIM is in the mail that we sent you as well.',
  none: {
    title: 'No pass saved yet',
    text: 'Open your order and press “Save for offline”. From then on your pass opens here, with or without a network.',
    find: 'Find your bundle',
  },
  also: {
    heading: 'Also without a network',
    guide: 'Installation guide and FAQ',
    devices: 'eSIM phones',
    terms: 'Terms',
  },

  pass: {
    heading: (zone: string) => `eSIM for ${zone}`,
    qrHint: 'Scan it with the phone you travel with. Installing needs Wi-Fi or another connection for a minute.',
    samePhone: 'Touch and hold the picture on this phone. Installing needs Wi-Fi or another connection for a minute.',
    steps: 'Install by hand',
    reference: 'Order reference',
    remove: 'Remove',
    removeOf: (zone: string) => `Remove the saved pass for ${zone}`,
    removed: (zone: string) => `The pass for ${zone} is no longer on this device.`,
    undo: 'Undo',
  },
} as const

/** 'Saved 2 hours ago'; both instants in milliseconds. */
export function ageText(savedAt: number, now: number): string {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Saved just now'
  if (minutes < 60) return `Saved ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `Saved ${time.format(-hours, 'hour')}` : `Saved ${time.format(-Math.floor(hours / 24), 'day')}`
}
