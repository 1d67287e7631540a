// The words of passes that a traveler saves on the device: saving one, and the page that shows them offline.
import type { ageText as englishAge, savedPassesCopy as english } from '../../delivery/saved-passes.ts'

const time = new Intl.RelativeTimeFormat('de', { numeric: 'always' })

export const savedPassesCopy: typeof english = {
  title: 'Gespeicherte Bordkarten',
  description: 'Die eSIMs, die Sie auf diesem Gerät gespeichert haben. Sie öffnen sich auch ohne Netz.',
  lead: 'QR-Code, Codes und Anleitung, nur auf diesem Gerät. Auch im Flugmodus.',

  save: {
    heading: 'Zum Mitnehmen',
    text: 'Speichert QR-Code, Codes und Anleitung in diesem Browser, nur auf diesem Gerät, damit sie sich auch ohne Netz öffnen.',
    button: 'Offline speichern',
    saving: 'Ihre Bordkarte wird gespeichert',
    saved: {
      title: 'Offline gespeichert',
      text: 'Sie finden sie unter Ihren gespeicherten Bordkarten, auch im Flugmodus.',
    },
    failed: {
      title: 'Nicht gespeichert',
      text: 'Dieser Browser konnte die Bordkarte nicht speichern. In privaten Fenstern geht das oft nicht. Unsere E-Mail hilft Ihnen in jedem Fall.',
    },
    open: 'Gespeicherte Bordkarten öffnen',
    remove: 'Vom Gerät entfernen',
    removed: {
      title: 'Entfernt',
      text: 'Die Bordkarte ist nicht mehr auf diesem Gerät. An Ihrer Bestellung ändert das nichts.',
    },
  },

  away: {
    title: 'Diese Seite braucht eine Verbindung',
    text: (page) =>
      `Sie sind offline; diese Seite lässt sich gerade nicht öffnen: ${page}. Was hier gespeichert ist, funktioniert weiter.`,
    again: 'Erneut versuchen',
  },
  looking: 'Gespeicherte Bordkarten werden gesucht',
  needsScript: 'Ihre Bordkarten sind in diesem Browser gespeichert. Schalten Sie JavaScript ein, dann erscheinen sie.',
  unreadable:
    'Dieser Browser lässt uns nicht in seinen Speicher. Ihre eSIM finden Sie auch in der E-Mail, die wir Ihnen gesendet haben.',
  none: {
    title: 'Noch keine gespeicherten Bordkarten',
    text: 'Öffnen Sie Ihre Bestellung und tippen Sie auf „Offline speichern“. Dann öffnet sich Ihre Bordkarte hier, mit und ohne Netz.',
    find: 'Paket finden',
  },
  also: {
    heading: 'Auch offline verfügbar',
    guide: 'Installationsanleitung und FAQ',
    devices: 'eSIM-fähige Telefone',
    terms: 'AGB',
  },

  pass: {
    heading: (trip) => trip,
    qrHint:
      'Scannen Sie den Code mit dem Telefon, mit dem Sie reisen. Zum Installieren brauchen Sie eine Minute lang WLAN oder eine andere Verbindung.',
    samePhone:
      'Halten Sie das Bild auf diesem Telefon gedrückt. Zum Installieren brauchen Sie eine Minute lang WLAN oder eine andere Verbindung.',
    steps: 'Manuell installieren',
    reference: 'Bestellnummer',
    remove: 'Entfernen',
    removeOf: (trip) => `Gespeicherte Bordkarte entfernen: ${trip}`,
    removed: (trip) => `Diese Bordkarte ist nicht mehr auf dem Gerät: ${trip}.`,
    undo: 'Rückgängig',
  },
}

export const ageText: typeof englishAge = (savedAt, now) => {
  const minutes = Math.max(0, Math.floor((now - savedAt) / 60_000))
  if (minutes === 0) return 'Gerade gespeichert'
  if (minutes < 60) return `Gespeichert ${time.format(-minutes, 'minute')}`
  const hours = Math.floor(minutes / 60)
  return hours < 24
    ? `Gespeichert ${time.format(-hours, 'hour')}`
    : `Gespeichert ${time.format(-Math.floor(hours / 24), 'day')}`
}
