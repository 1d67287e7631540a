// How long each kind of data is kept, for the privacy page.
import type { retentionCopy as english } from '../../office/retention.ts'

export const retentionCopy: typeof english = {
  caption: 'Wie lange wir was aufbewahren',
  things: [
    {
      id: 'orders',
      name: 'Bestellungen mit ihren eSIMs, Rechnungen und Widerrufen, wie es das niederländische Steuerrecht verlangt',
      lasts: '7 Jahre nach Ende des Jahres',
    },
    { id: 'companies', name: 'Firmen, die wir uns für Sie merken sollten', lasts: '7 Jahre nach Ende des Jahres' },
    {
      id: 'payouts',
      name: 'Auszahlungen an Affiliates, mit dem Konto, auf das sie gingen',
      lasts: '7 Jahre nach Ende des Jahres',
    },
    {
      id: 'bank_details',
      name: 'Bankverbindungen von Partnern, sobald sie nichts mehr verdienen und nichts mehr auszuzahlen ist',
      lasts: '90 Tage',
    },
    { id: 'messages', name: 'Nachrichten an den Support, sobald sie erledigt sind', lasts: '2 Jahre' },
    {
      id: 'wishes',
      name: 'Ihre Adresse, wenn Sie auf ein Land warten, das wir noch nicht anbieten; wir löschen sie, sobald wir Ihnen Bescheid gegeben haben',
      lasts: '1 Jahr',
    },
    { id: 'mails', name: 'Welche E-Mails wir Ihnen gesendet haben', lasts: '180 Tage' },
    { id: 'unpaid_orders', name: 'Nie bezahlte Bestellungen, mit Ihrem Namen und Ihrer Adresse', lasts: '90 Tage' },
    { id: 'customer_ips', name: 'Ihre IP-Adresse außerhalb Ihrer Bestellungen', lasts: '90 Tage' },
    { id: 'payment_messages', name: 'Meldungen des Zahlungsdienstes über Ihre Zahlung', lasts: '90 Tage' },
    { id: 'network_answers', name: 'Antworten des Mobilfunknetzes auf unsere eigenen Tests', lasts: '90 Tage' },
    { id: 'usage', name: 'Wie viel Datenvolumen Ihre eSIM noch hatte, sobald sie abgelaufen ist', lasts: '90 Tage' },
    {
      id: 'gifts',
      name: 'Für wen ein Geschenk war und was Sie dazu geschrieben haben, nach dem letzten Tag der Reise',
      lasts: '90 Tage',
    },
    {
      id: 'planned_trips',
      name: 'Eine Reise, die Sie in mehreren Käufen geplant haben, sobald sie vorbei ist',
      lasts: '30 Tage',
    },
    {
      id: 'webhooks',
      name: 'Was wir der Software eines Partners über eine seiner Bestellungen mitgeteilt haben',
      lasts: '30 Tage',
    },
    { id: 'network_messages', name: 'Meldungen des Mobilfunknetzes über Ihre eSIM', lasts: '30 Tage' },
    { id: 'links', name: 'Abgelaufene Links, Codes und Anmeldungen', lasts: '30 Tage' },
    { id: 'logs', name: 'Serverprotokolle', lasts: '30 Tage' },
  ],
}
