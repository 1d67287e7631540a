// The words around installing an eSIM: three ways in, the codes, and the four things to set afterward.
import type { installCopy as english } from '../../delivery/install.ts'

export const installCopy: typeof english = {
  heading: 'Ihre eSIM',
  preparing: 'Ihre eSIM wird vorbereitet',
  stopped: 'Sobald das behoben ist, erscheint hier Ihre eSIM.',
  iccid: 'ICCID',
  copyIccid: 'ICCID kopieren',
  activationCode: 'Aktivierungscode',
  copyActivationCode: 'Aktivierungscode kopieren',
  confirmation: {
    name: 'Bestätigungscode',
    copy: 'Bestätigungscode kopieren',
    text: 'Nach dem Scannen fragt Ihr Telefon danach.',
    folded: (code) => `Code ${code}`,
  },

  page: 'Schritte für Ihr Telefon, Erinnerungen und Hilfe',

  ways: 'Wie möchten Sie sie installieren?',
  way: { phone: 'Dieses Telefon', qr: 'QR-Code', manual: 'Manuell' },

  phone: {
    install: 'Jetzt hier installieren',
    iphone: 'Auf dem iPhone installieren',
    android: 'Auf Android installieren',
    wifi: 'Bleiben Sie beim Installieren im WLAN. Es dauert ein bis zwei Minuten.',
    needsIphone:
      'Funktioniert ab iOS 17.5. Öffnet sich nichts, versuchen Sie diese Seite in Safari, oder wählen Sie „QR-Code“ oder „Manuell“.',
    needsAndroid:
      'Funktioniert auf den meisten Android-Telefonen. Öffnet sich nichts, versuchen Sie diese Seite in Chrome, oder wählen Sie „QR-Code“ oder „Manuell“.',
    onComputer: 'An mein Telefon senden',
    onComputerText: (email) =>
      `Öffnen Sie auf dem Telefon, mit dem Sie reisen, die E-Mail, die wir an ${email} gesendet haben. Ihr Link installiert die eSIM mit einem Fingertipp.`,
    onComputerScan: 'Oder wählen Sie „QR-Code“ und scannen Sie ihn von diesem Bildschirm.',
    elsewhere: 'Sie sind schon auf diesem Telefon? Tippen Sie auf seinen Namen:',
  },
  qr: {
    alt: (iccid) => `QR-Code der eSIM mit der Endung ${iccid.slice(-4)}`,
    scan: 'Scannen Sie den Code mit der Kamera des Telefons, mit dem Sie reisen.',
    samePhone:
      'Auf diesem Telefon: Halten Sie das Bild gedrückt, oder speichern Sie es und wählen Sie es in den eSIM-Einstellungen aus.',
    download: 'Herunterladen',
    refresh: 'Neu laden',
    refreshing: 'Der QR-Code wird neu geladen',
    missing: 'QR-Code nicht gefunden.',
  },
  manual: {
    address: 'SM-DP+-Adresse',
    copyAddress: 'Adresse kopieren',
    code: 'Aktivierungscode',
    copyCode: 'Code kopieren',
    iphone: 'iPhone',
    iphoneSteps: 'Einstellungen › Mobilfunk › eSIM hinzufügen › QR-Code verwenden › Details manuell eingeben',
    android: 'Android',
    androidSteps:
      'Einstellungen › Netzwerk & Internet › SIM-Karten › SIM-Karte hinzufügen › eSIM einrichten › Code eingeben',
    androidWhole: 'Android fragt nach dem vollständigen Code:',
    copyWhole: 'Ganzen Code kopieren',
  },
  warning: {
    title: 'Löschen Sie die eSIM nicht von Ihrem Telefon',
    text: 'Ausschalten können Sie sie jederzeit. Haben Sie sie aber gelöscht, lässt sie sich vielleicht nicht noch einmal installieren.',
  },
  after: {
    heading: 'Nach der Installation',
    lead: 'Vier Einstellungen, die die meisten Probleme lösen. Haken Sie sie nacheinander ab; die Häkchen bleiben auf dieser Seite.',
    ticks: (brand) => [
      { title: `eSIM „${brand}“ nennen`, text: 'So unterscheiden Sie sie von Ihren anderen SIMs.' },
      { title: 'Für mobile Daten auswählen', text: 'Anrufe und Nachrichten können auf Ihrer eigenen Nummer bleiben.' },
      {
        title: 'Datenroaming ein, nur für diese eSIM',
        text: 'Schalten Sie es bei der Ankunft ein. Auf dieser eSIM kostet es nichts extra.',
      },
      {
        title: 'Automatisches Wechseln der Daten-SIM aus',
        text: 'Sonst springt womöglich Ihre Heimat-SIM ein, zu Roamingpreisen.',
      },
    ],
    done: 'Alles bereit. Gute Reise!',
  },
}
