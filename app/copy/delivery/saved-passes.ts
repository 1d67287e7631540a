// The words of passes that a traveler saves on the device: saving one, and the page that shows them offline.
import { translated } from '#app/language/translated.ts'

const time = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

export const savedPassesCopy = translated({
  title: 'Saved passes',
  description: 'The eSIMs you saved on this device. They open without a network.',
  lead: 'QR code, codes and steps, kept only on this device. They open in airplane mode too.',

  save: {
    heading: 'Take it with you',
    text: 'Saves the QR code, codes and steps in this browser, on this device only, so they open without a network.',
    button: 'Save for offline',
    saving: 'Saving your pass',
    saved: { title: 'Saved for offline', text: 'Find it under your saved passes, even in airplane mode.' },
    failed: {
      title: 'Not saved',
      text: 'This browser couldn’t save the pass. Private windows often can’t. You can always use the email we sent you.',
    },
    open: 'Open saved passes',
    remove: 'Remove from this device',
    removed: { title: 'Removed', text: 'The pass is no longer on this device. Your order hasn’t changed.' },
  },

  away: {
    title: 'That page needs a connection',
    text: (page: string) => `You’re offline, so ${page} can’t be opened right now. What’s saved here still works.`,
    again: 'Try again',
  },
  looking: 'Looking for saved passes',
  needsScript: 'Your passes are saved in this browser. Turn on JavaScript to see them.',
  unreadable: 'This browser won’t let us read its storage. You’ll also find your eSIM in the email we sent you.',
  none: {
    title: 'No saved passes yet',
    text: 'Open your order and press “Save for offline”. Your pass then opens here, with or without a network.',
    find: 'Find your bundle',
  },
  also: {
    heading: 'Also available offline',
    guide: 'Installation guide and FAQ',
    devices: 'eSIM phones',
    terms: 'Terms',
  },

  pass: {
    heading: (trip: string) => trip,
    qrHint:
      'Scan it with the phone you’re traveling with. You’ll need Wi-Fi or another connection for a minute to install it.',
    samePhone:
      'Touch and hold the image on this phone. You’ll need Wi-Fi or another connection for a minute to install it.',
    steps: 'Install manually',
    reference: 'Order reference',
    remove: 'Remove',
    removeOf: (trip: string) => `Remove the saved pass for ${trip}`,
    removed: (trip: string) => `The pass for ${trip} is no longer on this device.`,
    undo: 'Undo',
  },
})

/** 'Saved 2 hours ago'; both times in milliseconds. */
export const ageText = translated((savedAt: number, now: number): string => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Saved just now'
  if (minutes < 60) return `Saved ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24 ? `Saved ${time.format(-hours, 'hour')}` : `Saved ${time.format(-Math.floor(hours / 24), 'day')}`
})
