// A sentence for every problem that a use case can return; a missing one doesn't compile.
import type { problemCopy as english } from '../../site/problems.ts'
import { topUpProblems } from '../delivery/top-up.ts'

export const problemCopy: typeof english = {
  bundle_not_found: 'Im Warenkorb ist kein Paket',
  destinations_not_covered: 'Wir haben kein Paket gefunden, das alle gewählten Reiseziele abdeckt.',
  too_early:
    'Dieses Paket kann nicht bis zum Beginn Ihrer Reise warten. Bitte wählen Sie ein anderes, oder kaufen Sie es kürzer vor dem ersten Tag.',
  ...topUpProblems,
  coupon_invalid: 'Dieser Gutscheincode ist nicht gültig.',
  gift_refused: 'Was im Warenkorb liegt, kann nicht verschenkt werden. Bitte bestellen Sie es ohne Geschenk.',
  gift_day: 'An diesem Tag kann das Geschenk nicht übergeben werden. Bitte wählen Sie einen anderen.',
  total_changed:
    'Der Gesamtbetrag hat sich geändert, seit er angezeigt wurde. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  cart_changed:
    'Ihr Warenkorb hat sich geändert, seit diese Seite geöffnet wurde. Bitte prüfen Sie ihn und bestellen Sie noch einmal.',
  company_not_saved: 'Die Firmendaten ließen sich nicht speichern. Bitte versuchen Sie es erneut.',
  customer_not_saved: 'Ihre Angaben ließen sich nicht speichern',
  payment_unavailable: 'Die Zahlung ließ sich nicht ausführen. Bitte versuchen Sie es erneut.',
  payment_not_opened: 'Die Zahlung über Stripe ließ sich nicht öffnen',
  signature_invalid: 'Ungültige Signatur.',
  unknown_address: 'Nicht gefunden.',
  too_often: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann erneut.',
  form_unreadable: 'Wir konnten das Formular nicht lesen. Bitte füllen Sie es noch einmal aus.',
  qr_missing: 'QR-Code nicht gefunden.',
  payment_disputed:
    'Ihre Bank hat uns mitgeteilt, dass dieser Zahlung widersprochen wurde. Diese E-Mail können wir deshalb gerade nicht senden.',
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  mail_failed: 'Die E-Mail ließ sich nicht senden. Bitte schreiben Sie dem Support.',
  invoice_not_available:
    'Die Rechnung stellen wir aus, sobald Ihre Bestellung abgeschlossen ist. Zu kostenlosen Bestellungen gibt es keine.',
  invoice_failed: 'Die Adresse der Rechnung ließ sich nicht abrufen.',
}
