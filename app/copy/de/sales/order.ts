// The words of the order page: what is happening, what it cost, and what to do when something stops.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { orderCopy as english, stepCopy as englishSteps } from '../../sales/order.ts'
import { daysText } from '../counts.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'

const rates = new Intl.NumberFormat('de', { style: 'percent', minimumFractionDigits: 1 })

export const stepCopy: typeof englishSteps = {
  retrieve_esim_token: {
    waiting: 'Das Netz',
    running: 'Verbindung zum Netz',
    done: 'Mit dem Netz verbunden',
  },
  request_iccid_allocation: {
    waiting: 'Ihre eSIM',
    running: 'Ihre eSIM wird reserviert',
    done: 'eSIM reserviert',
  },
  request_top_up: { waiting: 'Ihr Datenvolumen', running: 'Ihre eSIM wird aufgeladen', done: 'Aufgeladen' },
  poll_for_top_up: {
    waiting: 'Auf Ihrer eSIM',
    running: 'Wir warten, bis Ihre eSIM es anzeigt',
    done: 'Auf Ihrer eSIM',
  },
  poll_for_iccid: {
    waiting: 'Ihre eSIM-Nummer',
    running: 'Wir warten auf Ihre eSIM-Nummer (meist unter einer Minute, höchstens zweieinhalb)',
    done: 'eSIM-Nummer erhalten',
  },
  generate_qr_code: {
    waiting: 'Ihr QR-Code',
    running: 'Ihr QR-Code wird erstellt',
    done: 'QR-Code erstellt',
  },
  send_email: {
    waiting: 'Eine Kopie per E-Mail',
    running: 'Die Kopie wird per E-Mail gesendet',
    done: 'Kopie gesendet',
  },
  update_user_record: {
    waiting: 'Ihre Bestellung',
    running: 'Ihre Bestellung wird gespeichert',
    done: 'Bestellung gespeichert',
  },
  order_completed: { waiting: 'Fertig', running: 'Fertig', done: 'Fertig' },
}

export const orderCopy: typeof english = {
  thanks: 'Vielen Dank für Ihre Bestellung!',
  delivered: 'Ihre Bestellung ist da!',
  support: 'Support kontaktieren',
  newTab: '(öffnet in einem neuen Tab)',

  noOrder: {
    title: 'Keine Bestellung gefunden',
    text: 'In diesem Link steckt keine Bestellung. Sagen Sie uns, wohin Sie reisen, und beginnen Sie eine neue.',
    find: 'Paket finden',
  },
  tooManyStreams: 'Diese Bestellung ist in zu vielen Tabs offen. Diese Seite sieht weiter nach Neuigkeiten.',
  notFound: {
    title: 'Bestellung nicht gefunden',
    text: 'Zu dieser eSIM oder Bestellung gibt es keine Angaben. Bitte bestellen Sie eine neue eSIM oder schreiben Sie dem Support.',
    hint: 'Auf einem anderen Telefon oder Computer gekauft? Öffnen Sie den Link in unserer E-Mail, dann sehen Sie die Bestellung auch hier.',
    home: 'Zur Startseite',
  },
  loadFailed: {
    title: 'Wir konnten Ihre Bestellung nicht öffnen',
    load: 'Die Bestelldaten ließen sich nicht laden. Bitte schreiben Sie dem Support.',
    unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte schreiben Sie dem Support.',
    safe: 'Ihre Bestellung ist sicher. Sie läuft auch ohne diese Seite weiter, und der QR-Code kommt per E-Mail.',
    again: 'Erneut versuchen',
  },

  running: {
    title: (step, of) => `Ihre eSIM wird vorbereitet (${step} von ${of})`,
    heading: 'Ihre eSIM wird vorbereitet',
    lead: 'Das dauert etwa eine Minute. Die Seite aktualisiert sich von selbst.',
    allDone: (count) => `Alle ${count} Schritte erledigt`,
    progress: 'Erledigte Schritte der Bestellung',
    count: (done, of) => `${done} von ${of}`,
    announce: (step, of, words) => `Schritt ${step} von ${of}: ${words}`,
    state: { waiting: 'wartet', running: 'läuft', done: 'erledigt', failed: 'fehlgeschlagen' },
    close: (email) => `Sie können diese Seite schließen. Der QR-Code geht per E-Mail an ${email}`,
    slow: 'Das dauert länger als sonst. Sie müssen hier nicht warten. Fragen?',
  },
  ready: {
    title: 'Ihre eSIM ist bereit',
    heading: 'Ihre eSIM ist bereit',
    lead: (email) => `Eine Kopie ging per E-Mail an ${email}`,
    laterLead: (email) => `Alles, was Sie brauchen, steht hier und in der E-Mail an ${email}.`,
    install: 'Jetzt installieren',
  },
  failed: {
    title: 'Ein Schritt Ihrer Bestellung ist fehlgeschlagen',
    heading: 'Ein Schritt hat nicht geklappt',
    text: 'Bei diesem Schritt ist etwas schiefgegangen. Bitte versuchen Sie es erneut oder schreiben Sie dem Support.',
    safe: 'Ihre Zahlung ist sicher, und nichts wird doppelt abgebucht. Ein neuer Versuch macht dort weiter, wo es stockte.',
    safeFree: 'Es wurde nichts abgebucht. Ein neuer Versuch macht dort weiter, wo es stockte.',
    usable: 'Ihre eSIM steht unten bereit. Sie können sie jetzt installieren.',
    retry: 'Erneut versuchen',
    retrying: 'Neuer Versuch läuft',
    next: (duration) =>
      `Der nächste Versuch startet automatisch in ${duration}. Sie können diese Seite offen lassen oder schließen.`,
    nextNow: 'Wir versuchen es gerade erneut.',
    told: 'Unser Team weiß Bescheid und kümmert sich darum.',
    duration: (seconds) => {
      if (seconds < 100) return plural(seconds, { one: 'Sekunde', other: 'Sekunden' })
      return `${Math.ceil(seconds / 60)} Minuten`
    },
    retried: 'Wir versuchen es erneut.',
  },
  correctEmail: {
    heading: 'Stimmt Ihre E-Mail-Adresse?',
    text: (email) =>
      `Der Mailserver nimmt unsere E-Mail an ${email} nicht an. Berichtigen Sie die Adresse, dann senden wir Ihre Bestellung dorthin. Von da an gehört sie zu dieser Adresse.`,
    label: 'E-Mail-Adresse',
    send: 'An diese Adresse senden',
    sending: 'Wird gesendet',
    tooOften: tooManyAttempts,
    notRefused: 'Diese Adresse lässt sich nicht mehr ändern. Schreiben Sie dem Support, wenn die E-Mail nicht ankommt.',
  },
  awaiting: {
    title: 'Wir warten auf Ihre Zahlung',
    heading: 'Ihre Zahlung ist noch nicht eingegangen',
    justPaid: 'Gerade bezahlt? Bleiben Sie hier. Sobald die Zahlung bestätigt ist, aktualisiert sich diese Seite.',
    unpaid: 'Ohne zu bezahlen zurückgekommen? Es wurde nichts abgebucht, und Ihr Paket liegt noch an der Kasse.',
    checking: 'Wir fragen beim Zahlungsdienstleister nach',
    back: 'Zurück zur Kasse',
    slow: 'Immer noch nichts? Wenn Ihre Bank die Zahlung zeigt, schreiben Sie uns, und wir gehen ihr nach.',
    swap: {
      unpaid: 'Sie sind zurück, ohne zu bezahlen? Es wurde nichts berechnet, und Sie behalten Ihre bisherige eSIM.',
      back: 'Zurück zum Tausch',
    },
  },
  processing: {
    title: 'Ihre Zahlung ist unterwegs',
    heading: 'Ihre Zahlung ist unterwegs',
    text: 'Ihre Bank hat die Zahlung noch nicht bestätigt. Bei manchen Zahlungsarten dauert das einige Tage.',
    next: (email) => `Sobald das Geld eintrifft, erstellen wir Ihre eSIM und senden sie an ${email}.`,
    failed: 'Schlägt die Zahlung fehl, wird nichts abgebucht, und Ihr Paket liegt an der Kasse bereit.',
  },
  review: {
    title: 'Wir prüfen Ihre Bestellung',
    payment: {
      heading: 'Wir prüfen Ihre Zahlung',
      text: 'Die eingegangene Zahlung passt nicht ganz zu dieser Bestellung. Bevor wir eine eSIM ausgeben, sieht sich das jemand aus unserem Team an.',
    },
    esim: {
      heading: 'Wir prüfen Ihre eSIM',
      text: 'Ihre Bestellung ist bei uns. Das Netz hat uns jedoch eine eSIM gegeben, die vielleicht schon benutzt wird. Die geben wir Ihnen nicht; jemand aus unserem Team kümmert sich darum.',
    },
    delivery: {
      heading: 'Wir prüfen Ihre Bestellung',
      text: 'Ihre Zahlung ist da, aber das Netz konnte Ihre Bestellung nicht liefern. Jemand aus unserem Team kümmert sich darum.',
    },
    dispute: {
      heading: 'Ihre Bestellung ruht',
      text: 'Ihre Bank hat uns mitgeteilt, dass dieser Zahlung widersprochen wurde. Bis das geklärt ist, können wir die Bestellung nicht liefern.',
      next: 'Ein Irrtum? Sagen Sie Ihrer Bank, dass die Zahlung von Ihnen kam, und schreiben Sie uns. Dann klären wir das.',
    },
    dispute_delivered: {
      heading: 'Ihre Bestellung ruht',
      text: 'Ihre Bank hat uns mitgeteilt, dass dieser Zahlung widersprochen wurde. Was Sie erhalten haben, funktioniert weiter, aber bis das geklärt ist, senden wir zu dieser Bestellung keine E-Mails.',
    },
    next: (email) =>
      `Sie müssen nichts tun. Wir schreiben an ${email}, und Sie erhalten entweder Ihre eSIM oder Ihr Geld zurück.`,
    free: {
      delivery: 'Das Netz konnte Ihre Bestellung nicht liefern. Jemand aus unserem Team kümmert sich darum.',
      next: (email) => `Sie müssen nichts tun. Sobald es etwas Neues gibt, schreiben wir an ${email}.`,
    },
  },
  refunded: {
    title: 'Diese Bestellung wurde erstattet',
    heading: 'Diese Bestellung wurde erstattet',
    text: (totalCents) =>
      `Wir haben Ihnen ${formatEuro(totalCents)} über das ursprüngliche Zahlungsmittel erstattet. Der Betrag erscheint meist innerhalb von fünf bis zehn Tagen auf Ihrem Konto.`,
    whole:
      'Wir haben Ihnen Ihre Zahlung über das ursprüngliche Zahlungsmittel erstattet. Der Betrag erscheint meist innerhalb von fünf bis zehn Tagen auf Ihrem Konto.',
    next: 'Diese eSIM ist nicht mehr gültig, deshalb zeigen wir ihre Codes nicht mehr.',
    again: 'Anderes Paket finden',
  },
  replaced: {
    title: 'Diese eSIM wurde ersetzt',
    heading: 'Diese eSIM wurde ersetzt',
    text: 'Sie haben stattdessen eine neue eSIM, die mit dieser Bestellung bezahlt ist. Sie kam per E-Mail; die Codes dieser eSIM zeigen wir deshalb nicht mehr.',
    toppedUp:
      'Was auf die alte eSIM aufgeladen wurde, ist nicht auf der neuen. Falls davon etwas übrig war, schreiben Sie uns, und wir erstatten es.',
    next: 'Keine E-Mail erhalten? Sehen Sie im Spam-Ordner nach, oder schreiben Sie uns.',
  },
  canceled: {
    title: 'Diese eSIM wurde storniert',
    heading: 'Diese eSIM wurde storniert',
    text: 'Wir haben die eSIM dieser Bestellung zurückgenommen, deshalb zeigen wir ihre Codes nicht mehr.',
    money: 'Falls Ihnen Geld zusteht, schreiben wir Ihnen, sobald es unterwegs ist. Fragen? Wir helfen gern.',
    free: 'Die Bestellung war kostenlos. Es gibt also nichts zu erstatten.',
  },
  withdrawn: {
    title: 'Ihr Widerruf ist eingegangen',
    heading: 'Ihr Widerruf ist eingegangen',
    text: 'Sie haben diese Bestellung widerrufen. Wir prüfen das und schreiben Ihnen, was mit Ihrem Geld geschieht.',
    next: 'Bitte installieren und benutzen Sie diese eSIM nicht: Mit der Aktivierung kann Ihr Widerrufsrecht erlöschen. Doch anders überlegt? Schreiben Sie uns.',
    topUp: 'Bitte nutzen Sie das aufgeladene Datenvolumen nicht. Doch anders überlegt? Schreiben Sie uns.',
  },
  disputeLost: {
    title: 'Ihre Bank hat diese Zahlung zurückgeholt',
    heading: 'Ihre Bank hat diese Zahlung zurückgeholt',
    text: (totalCents) =>
      `Sie haben dieser Zahlung widersprochen, und Ihre Bank hat für Sie entschieden. Sie hat ${formatEuro(totalCents)} zurückgeholt; die Bestellung ist damit abgeschlossen.`,
    topUp: 'War das Datenvolumen schon aufgeladen, bleibt es auf der eSIM.',
  },

  summary: {
    heading: 'Bestellübersicht',
    topUpOf: 'Aufladung für',
    data: 'Datenpaket',
    duration: 'Dauer',
    days: daysText,
    zone: 'Zone',
    dates: 'Reisedaten',
    countries: (count) => (count === 1 ? 'Abgedecktes Land' : `Abgedeckte Länder (${count})`),
    others: (count) => `Gilt auch in ${plural(count, { one: 'weiteren Land', other: 'weiteren Ländern' })}`,
    ofTrip: 'Ihre Reise',
    company: 'Unternehmen',
    vatNumber: 'USt-IdNr.',
    reverseCharge: 'Steuerschuldnerschaft des Leistungsempfängers: Ihr Unternehmen schuldet die Mehrwertsteuer.',
    companyCode:
      'Ihre Firmendaten sind gespeichert. Mit diesem Firmencode sind sie beim nächsten Mal gleich eingetragen:',
    copyCompanyCode: 'Firmencode kopieren',
    subtotal: 'Zwischensumme',
    discount: (code) => (code ? `Rabatt (${code})` : 'Rabatt'),
    fee: 'Bearbeitungsgebühr',
    feeHint: 'Kartenzahlungen sind ab 0,50\u00A0€ vor Steuern möglich. Die Gebühr gleicht die Differenz aus.',
    vat: (basisPoints) => (basisPoints === 0 ? 'MwSt. (keine)' : `MwSt. (${rates.format(basisPoints / 10_000)})`),
    total: 'Gesamtbetrag',
    paid: 'Bezahlter Gesamtbetrag',
    free: 'Es wurde nichts abgebucht.',
    invoice: 'Rechnung herunterladen (PDF)',
    creditNote: (number) => `Rechnungskorrektur${number ? ` ${number}` : ''} herunterladen (PDF)`,
    refunded: 'Erstattet',
    takenBack: 'Von Ihrer Bank zurückgeholt',
    contractSummary: 'Vertragszusammenfassung',
    withdraw: 'Vertrag widerrufen',
    reference: 'Bestellnummer',
    copyReference: 'Bestellnummer kopieren',
  },

  actions: {
    heading: 'Ihre Bestellung',
    viewInvoice: 'Rechnung ansehen',
    invoiceLater: 'Ihre Rechnung steht bereit, sobald die Bestellung abgeschlossen ist.',
    resend: 'E-Mail erneut senden',
    cancel: 'Ändern oder stornieren',
    sending: 'Die E-Mail wird gesendet',
  },
  links: {
    heading: 'Nützliche Links',
    status: { title: 'eSIM-Status', text: 'Wie viel Datenvolumen übrig ist und wann die eSIM abläuft.' },
    guide: { title: 'Installationsanleitung', text: 'Schritt für Schritt, mit Antworten auf häufige Fragen.' },
    support: { title: 'Support', text: 'Schreiben Sie uns. Ihre Bestellnummer ist schon eingetragen.' },
  },

  notices: {
    sent: { title: 'E-Mail gesendet', text: (email) => `Der QR-Code ist unterwegs an ${email}.` },
    resendFailed: 'E-Mail nicht gesendet',
    resendTooOften:
      'Wir haben sie in dieser Stunde schon mehrmals gesendet. Bitte sehen Sie im Spam-Ordner nach, oder versuchen Sie es in einer Stunde noch einmal.',
    refreshed: { title: 'QR-Code neu geladen', text: 'Das ist der aktuelle Code Ihrer eSIM.' },
    refreshFailed: 'Neu laden fehlgeschlagen',
    noOrder: 'Keine Bestelldaten verfügbar.',
    noIccid: 'ICCID nicht verfügbar.',
    invoiceError: {
      title: 'Fehler bei der Rechnung',
      text: 'Das PDF der Rechnung ließ sich nicht laden. Bitte versuchen Sie es später noch einmal.',
    },
    invoiceNotAvailable: {
      title: 'Keine Rechnung verfügbar',
      free: 'Zu einer kostenlosen Bestellung gibt es keine Rechnung: Es wurde nichts abgebucht.',
      text: 'Die Rechnung stellen wir aus, sobald Ihre Bestellung abgeschlossen ist.',
    },
    invoiceHeldBack: {
      title: 'Keine Rechnung verfügbar',
      text: 'Ihre Rechnung ist noch nicht fertig. Bitte sehen Sie in ein bis zwei Tagen wieder nach. An Ihrer Bestellung ändert das nichts.',
    },
    invoiceUrl: { title: 'Fehler', text: 'Die Adresse der Rechnung ließ sich nicht abrufen.' },
    copied: 'Kopiert',
    downloaded: { title: 'Heruntergeladen', text: (file) => `Sie finden ${file} in Ihren Downloads.` },
    downloadFailed: {
      title: 'Herunterladen fehlgeschlagen',
      text: 'Das Bild ließ sich nicht laden. Bitte versuchen Sie es erneut.',
    },
    retryFailed: 'Noch nicht',
  },
}
