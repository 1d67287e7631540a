// The warnings about an eSIM in use, in German.
import type { WarningCopy } from '../mail-copy.ts'

export const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Ihr Datenvolumen geht zur Neige · ${product}`,
      preview:
        '80\u00A0% Ihres Datenvolumens sind verbraucht. Mit einer Aufladung bleiben Sie mit derselben eSIM online.',
      heading: 'Ihr Datenvolumen geht zur Neige',
      intro: (zone) => `Mehr als 80\u00A0% des Datenvolumens Ihrer eSIM für die Zone ${zone} sind verbraucht.`,
      next: 'Eine Aufladung bringt Datenvolumen auf dieselbe eSIM; Sie müssen nichts neu installieren.',
    },
    data_used_up: {
      subject: (product) => `Ihr Datenvolumen ist aufgebraucht · ${product}`,
      preview: 'Ihre eSIM bleibt installiert: Mit einer Aufladung sind Sie wieder online.',
      heading: 'Ihr Datenvolumen ist aufgebraucht',
      intro: (zone) =>
        `Das gesamte Datenvolumen Ihrer eSIM für die Zone ${zone} ist verbraucht. Sie ist deshalb zurzeit offline.`,
      next: 'Mit einer Aufladung sind Sie mit derselben eSIM wieder online. Zum Kaufen brauchen Sie kurz ein WLAN.',
    },
    expires_soon: {
      subject: (product) => `Ihre eSIM läuft bald ab · ${product}`,
      preview: 'Sie bleiben länger? Laden Sie auf, bevor sie abläuft, und behalten Sie dieselbe eSIM.',
      heading: 'Ihre eSIM läuft bald ab',
      intro: (zone) => `Ihre eSIM für die Zone ${zone} läuft in Kürze ab.`,
      next: 'Sie bleiben länger? Laden Sie auf, bevor sie abläuft; eine abgelaufene eSIM lässt sich nicht mehr aufladen.',
    },
  },
  esim: 'eSIM',
  left: 'Verbleibendes Datenvolumen',
  leftOf: (left, total) => `${left} von ${total}`,
  leftUnknown: 'Vom Netz nicht mitgeteilt',
  until: 'Gültig bis',
  topUp: 'Diese eSIM aufladen',
  open: 'Ihre eSIM öffnen: verbleibendes Datenvolumen und Hilfe bei Verbindungsproblemen',
  why: 'Sie erhalten diese E-Mail, weil Sie diese eSIM gekauft haben. Wir schreiben Ihnen, wenn 80\u00A0% verbraucht sind, wenn alles verbraucht ist und bevor die eSIM abläuft.',
  stop: 'Diese Hinweise abbestellen',
  links: 'Die Links zu Ihrer eSIM gelten 30 Tage; leiten Sie diese E-Mail nicht weiter.',
}
