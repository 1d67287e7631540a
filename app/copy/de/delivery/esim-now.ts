// The words for where somebody is with an eSIM, on the pages of an order and of its installation.
import { byStart } from '../../catalogue/by-start.ts'
import type { esimNowCopy as english } from '../../delivery/esim-now.ts'

export const esimNowCopy: typeof english = {
  asking: 'Wir fragen das Netz nach Ihrer eSIM',
  inUse: 'Ihre eSIM funktioniert',
  low: 'Ihr Datenvolumen geht zur Neige',
  usedUp: 'Ihr Datenvolumen ist aufgebraucht',
  until: 'Gültig bis',
  status: 'Status prüfen',
  topUp: 'Aufladen',
  phone: {
    downloaded: 'Auf ein Telefon geladen. Schließen Sie das Hinzufügen in den Einstellungen des Telefons ab.',
    installed: 'Auf einem Telefon installiert.',
    enabled: 'Auf einem Telefon installiert und eingeschaltet.',
    disabled: 'Auf einem Telefon installiert und ausgeschaltet.',
    deleted:
      'Vom Telefon gelöscht. Die meisten eSIMs lassen sich nur einmal installieren. Schreiben Sie uns, falls Sie diese noch brauchen.',
    told: (moment: string) => `Vom Netz gemeldet am ${moment}.`,
  },
  arrive: {
    heading: 'Nach der Landung',
    text: (startsAt) =>
      byStart(startsAt, {
        'first use':
          'Wählen Sie diese eSIM für mobile Daten und schalten Sie ihr Datenroaming ein. Die Laufzeit beginnt mit der ersten Verbindung.',
        installation:
          'Wählen Sie diese eSIM für mobile Daten und schalten Sie ihr Datenroaming ein. Die Laufzeit beginnt mit der Installation.',
        purchase:
          'Wählen Sie diese eSIM für mobile Daten und schalten Sie ihr Datenroaming ein. Die Laufzeit hat mit dem Kauf begonnen.',
        unknown: 'Wählen Sie diese eSIM für mobile Daten und schalten Sie ihr Datenroaming ein.',
      }),
    connected: 'Bin ich verbunden?',
  },
  ended: {
    heading: 'Diese eSIM ist nicht mehr nutzbar',
    text: 'Datenvolumen oder Laufzeit sind aufgebraucht. Zu einem neuen Paket gehört eine eigene eSIM.',
    again: 'Noch einmal kaufen',
  },
  sameAgain: 'Dasselbe für Mitreisende',
  adding: 'Wird hinzugefügt …',
  notAgain: 'Wir konnten dieses Paket nicht hinzufügen. Vielleicht wird es nicht mehr verkauft.',
  otherBundles: 'Andere Pakete ansehen',
}
