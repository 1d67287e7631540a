// The words of the page that switches the warnings about eSIMs on and off.
import type { alertPageCopy as english } from '../../delivery/alerts.ts'

export const alertPageCopy: typeof english = {
  title: 'Hinweise per E-Mail',
  description: 'Legen Sie fest, welche E-Mails Sie zu Datenvolumen und Ablauf Ihrer eSIMs erhalten.',
  lead: (email) => `Was wir an ${email} senden, solange eine eSIM in Gebrauch ist.`,
  legend: 'E-Mail an mich',
  data: 'Wenn das Datenvolumen zur Neige geht',
  dataHint: 'Sobald 80\u00A0% verbraucht sind, und wenn alles verbraucht ist.',
  expiry: 'Bevor eine eSIM abläuft',
  expiryHint: 'Drei Tage vorher.',
  save: 'Speichern',
  saving: 'Wird gespeichert',
  stopAll: 'Alle Hinweise abbestellen',
  saved: 'Hinweise gespeichert.',
  stopped: 'Alle Hinweise sind abbestellt. Hier können Sie sie jederzeit wieder einschalten.',
  still:
    'Belege und die E-Mail mit Ihrer eSIM erhalten Sie immer. Sie gehören zu Ihrer Bestellung. Wenn alle Hinweise abbestellt sind, erinnern wir Sie auch nicht daran, eine eSIM vor der Reise zu installieren, und schreiben nicht, wenn eine Zahlung nicht klappt.',
  unknown: {
    title: 'Dieser Link funktioniert nicht',
    text: 'Er ist unvollständig. Bitte öffnen Sie ihn noch einmal am Ende einer unserer E-Mails oder schreiben Sie uns.',
    support: 'Support kontaktieren',
  },
}
