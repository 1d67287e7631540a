// The email texts in German.
import { landingCopy } from '../../de/delivery/landing.ts'
import { withdrawCopy } from '../../de/support/withdraw.ts'
import type { MailCopy, NextPartCopy, TicketCopy, TripReminderCopy, WarningCopy, WithdrawalCopy } from '../mail-copy.ts'
import { germanAccountMails } from './accounts.ts'
import { germanGiftMails } from './gift.ts'
import { germanOrderMails } from './orders.ts'

const ticket: TicketCopy = {
  subject: (product, number) => `Ihre Nachricht ist eingegangen (${product}, ${number})`,
  heading: 'Ihre Nachricht ist eingegangen',
  text: 'Ihre Nachricht an den Support ist bei uns angekommen. Innerhalb von 24 Stunden antwortet Ihnen jemand an diese Adresse.',
  number: 'Ticketnummer',
  more: 'Möchten Sie etwas ergänzen? Antworten Sie einfach auf diese E-Mail.',
  notYou:
    'Sie haben uns nicht geschrieben? Dann wurde Ihre Adresse aus Versehen angegeben, und Sie können diese E-Mail ignorieren.',
  answer: {
    subject: (product, number, about) => `Unsere Antwort: ${about} (${product}, ${number})`,
    withdrawal: 'Ihr Widerruf',
    heading: 'Unsere Antwort auf Ihre Nachricht',
    wrote: (at) => `Sie schrieben am ${at}:`,
  },
}

const warning: WarningCopy = {
  kinds: {
    low_data: {
      subject: (product) => `Ihr Datenvolumen geht zur Neige · ${product}`,
      preview:
        '80\u00A0% Ihres Datenvolumens sind verbraucht. Mit einer Aufladung bleiben Sie mit derselben eSIM online.',
      previewWithout: '80\u00A0% Ihres Datenvolumens sind verbraucht. Zu einem neuen Paket gehört eine eigene eSIM.',
      heading: 'Ihr Datenvolumen geht zur Neige',
      intro: (trip) => `Mehr als 80\u00A0% des Datenvolumens Ihrer eSIM (${trip}) sind verbraucht.`,
      next: 'Eine Aufladung bringt Datenvolumen auf dieselbe eSIM; Sie müssen nichts neu installieren.',
    },
    data_used_up: {
      subject: (product) => `Ihr Datenvolumen ist aufgebraucht · ${product}`,
      preview: 'Ihre eSIM bleibt installiert: Mit einer Aufladung sind Sie wieder online.',
      previewWithout: 'Ihre eSIM ist zurzeit offline. Zu einem neuen Paket gehört eine eigene eSIM.',
      heading: 'Ihr Datenvolumen ist aufgebraucht',
      intro: (trip) => `Das gesamte Datenvolumen Ihrer eSIM (${trip}) ist verbraucht. Sie ist deshalb zurzeit offline.`,
      next: 'Mit einer Aufladung sind Sie mit derselben eSIM wieder online. Zum Kaufen brauchen Sie kurz ein WLAN.',
    },
    expires_soon: {
      subject: (product) => `Ihre eSIM läuft bald ab · ${product}`,
      preview: 'Sie bleiben länger? Laden Sie auf, bevor sie abläuft, und behalten Sie dieselbe eSIM.',
      previewWithout: 'Sie bleiben länger? Zu einem neuen Paket gehört eine eigene eSIM.',
      heading: 'Ihre eSIM läuft bald ab',
      intro: (trip) => `Ihre eSIM (${trip}) läuft in Kürze ab.`,
      next: 'Sie bleiben länger? Laden Sie auf, bevor sie abläuft; eine abgelaufene eSIM lässt sich nicht mehr aufladen.',
    },
  },
  nextWithout: 'Diese eSIM lässt sich nicht aufladen. Zu einem neuen Paket gehört eine eigene eSIM.',
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

const nextPart: NextPartCopy = {
  subject: (product, number, day) => `Teil ${number} Ihrer Reise beginnt am ${day} · ${product}`,
  preview: 'Alles ist vorbereitet: öffnen, prüfen und bezahlen.',
  heading: (number, day) => `Teil ${number} Ihrer Reise beginnt am ${day}`,
  intro: 'Sie haben diese Reise in mehreren Teilen geplant und einen davon gekauft. Dies ist der nächste.',
  change: {
    dearer: 'Er kostet jetzt mehr als bei der Planung. Günstiger lässt sich die Reise derzeit nicht fortsetzen.',
    anew: 'Was Sie geplant hatten, gibt es nicht mehr oder kostet jetzt mehr. Hier ist ein neuer Plan für den Rest Ihrer Reise.',
    gone: 'Was Sie geplant hatten, wird nicht mehr verkauft. Sehen Sie nach, was jetzt zu diesen Tagen passt.',
  },
  days: 'Tage',
  countries: 'Länder',
  bundle: 'eSIM',
  topUp: 'Aufladung für Ihre eSIM',
  priceToday: 'Preis heute, inkl. MwSt.',
  priceWithoutVat: 'Preis heute, ohne MwSt.',
  goCart: 'Im Warenkorb öffnen',
  goTopUp: 'eSIM aufladen',
  goSearch: 'Aktuelle Angebote ansehen',
  why: 'Sie erhalten diese E-Mail, weil Sie einen Teil dieser Reise bestellt haben. Gekauft ist erst etwas, wenn Sie bezahlen.',
  stop: 'Keine Erinnerungen mehr an diese Reise',
}

const tripReminder: TripReminderCopy = {
  trip_week: {
    subject: (product, day) => `Installieren Sie Ihre eSIM vor dem ${day} · ${product}`,
    heading: 'Installieren Sie Ihre eSIM vor der Reise',
    install:
      'Installieren Sie sie jetzt, solange Sie WLAN haben. Das dauert ein paar Minuten, und die Laufzeit beginnt damit nicht.',
  },
  trip_eve: {
    subject: (product, day) => `Ihre Reise beginnt am ${day} · ${product}`,
    heading: 'Bereiten Sie Ihre eSIM vor',
    install: {
      early: 'Installieren Sie sie vor der Abreise, solange Sie WLAN haben. Am Ziel finden Sie vielleicht keines.',
      late: 'Installieren Sie sie direkt vor der Abreise oder bei der Ankunft im WLAN: Die Laufzeit kann damit beginnen.',
    },
  },
  begins: (trip, day) => `Ihre Reise (${trip}) beginnt am ${day}.`,
  state: {
    told: 'Laut Netz ist Ihre eSIM noch auf keinem Telefon.',
    untold:
      'Ob Ihre eSIM schon auf Ihrem Telefon ist, können wir nicht sehen. Wenn ja, müssen Sie nichts mehr installieren.',
  },
  open: 'eSIM installieren',
  landing: landingCopy,
  why: 'Sie erhalten diese E-Mail, weil Sie diese eSIM für eine Reise gekauft haben. Es gibt höchstens zwei davon: eine Woche und einen Tag vorher, solange die eSIM nicht installiert ist.',
}

const withdrawal: WithdrawalCopy = {
  subject: (product) => `Ihr Widerruf ist eingegangen (${product})`,
  heading: 'Ihr Widerruf ist eingegangen',
  intro: (at) => `Ihre Widerrufserklärung ist am ${at} bei uns eingegangen.`,
  contract: 'Vertrag',
  name: 'Name',
  email: 'E-Mail-Adresse',
  received: 'Eingegangen am',
  statement: 'Erklärung',
  statementText: withdrawCopy.review.statement,
  keep: 'Bitte bewahren Sie diese E-Mail auf: Sie belegt, wann Sie den Widerruf erklärt haben.',
  finding: {
    unknown_order:
      'Jemand aus unserem Team sucht jetzt den Vertrag heraus und schreibt Ihnen. Besteht das Widerrufsrecht, erhalten Sie Ihr Geld innerhalb von 14 Tagen nach Ihrer Erklärung auf demselben Weg zurück, auf dem Sie gezahlt haben.',
    not_activated:
      'Die eSIM dieser Bestellung wurde nicht aktiviert. Was Sie dafür gezahlt haben, erhalten Sie innerhalb von 14 Tagen nach Ihrer Erklärung auf demselben Weg zurück, auf dem Sie gezahlt haben. Bitte verwenden Sie die eSIM nicht mehr und löschen Sie sie von Ihrem Telefon, falls Sie sie installiert haben.',
    activated:
      'Die eSIM dieser Bestellung wurde bereits aktiviert. Falls Sie bei der Bestellung die sofortige Lieferung verlangt haben, ist das Widerrufsrecht damit erloschen. Jemand aus unserem Team prüft, was vereinbart wurde, und schreibt Ihnen. Wenn die eSIM nicht wie zugesagt funktioniert, antworten Sie auf diese E-Mail: Das ist ein anderes Recht, und es ist nicht erloschen.',
    too_late:
      'Diese Bestellung ist mehr als 14 Tage alt; die Widerrufsfrist war also bereits abgelaufen, als Ihre Erklärung einging. Jemand aus unserem Team prüft das und schreibt Ihnen. Wenn die eSIM nicht wie zugesagt funktioniert, antworten Sie auf diese E-Mail: Das ist ein anderes Recht, und es ist nicht erloschen.',
    unclear:
      'Wir konnten noch nicht feststellen, ob die eSIM dieser Bestellung aktiviert wurde. Jemand aus unserem Team prüft das und schreibt Ihnen. Besteht das Widerrufsrecht, erhalten Sie Ihr Geld innerhalb von 14 Tagen nach Ihrer Erklärung auf demselben Weg zurück, auf dem Sie gezahlt haben.',
  },
  refused: {
    subject: (product, number) => `Ihr Widerruf (${product}, ${number})`,
    heading: 'Wir können Ihren Widerruf nicht annehmen',
    reasons: {
      no_contract:
        'Wir haben keine Bestellung gefunden, die zu dem genannten Vertrag passt und mit Ihrer E-Mail-Adresse aufgegeben wurde. Falls Sie mit einer anderen Adresse bestellt haben, antworten Sie auf diese E-Mail und nennen Sie uns diese.',
      not_paid:
        'Diese Bestellung wurde nie bezahlt. Es gibt also keinen Vertrag, den Sie widerrufen könnten, und nichts zu erstatten.',
      company:
        'Diese Bestellung wurde von einem Unternehmen aufgegeben. Das Widerrufsrecht steht Verbrauchern zu und gilt hier deshalb nicht.',
      too_late:
        'Die Widerrufsfrist beträgt 14 Tage ab dem Tag der Bestellung. Sie war abgelaufen, als Ihre Erklärung einging.',
      activated:
        'Bei der Bestellung haben Sie die sofortige Lieferung verlangt und bestätigt, dass damit Ihr Widerrufsrecht erlischt. Die eSIM war aktiviert, als Ihre Erklärung einging; das Recht war also erloschen.',
    },
    ofRest: 'Das betrifft die eSIMs, die nicht storniert sind. Für die anderen bleibt Ihr Widerruf ausgeführt.',
    added: 'Was wir hinzufügen möchten:',
    faulty:
      'Wenn die eSIM nicht wie zugesagt funktioniert hat, antworten Sie auf diese E-Mail: Das ist ein anderes Recht, und es ist nicht erloschen.',
    disagree:
      'Wenn Sie meinen, dass wir uns irren, antworten Sie auf diese E-Mail und schreiben Sie uns, warum. Jemand sieht es sich noch einmal an.',
  },
  carriedOut: {
    subject: (product, number) => `Ihr Widerruf (${product}, ${number})`,
    heading: 'Wir haben Ihren Widerruf ausgeführt',
    handled: 'Wir haben Ihren Widerruf bearbeitet',
    money: {
      free: 'Die Bestellung war kostenlos. Es gibt also nichts zu erstatten.',
      refunded: 'Die Zahlung für diese Bestellung hatten wir bereits erstattet. Es ist also nichts mehr offen.',
      together:
        'Diese eSIM wurde mit einer anderen Bestellung bezahlt. Was von dieser Zahlung zu erstatten ist, hatten wir bereits erstattet.',
      some_free: 'Die Bestellung war kostenlos. Es gibt also nichts zu erstatten.',
      elsewhere:
        'Was daraus geworden ist, haben wir an die E-Mail-Adresse geschrieben, mit der diese Bestellung aufgegeben wurde. Wenn Sie dieses Postfach nicht lesen können, antworten Sie auf diese E-Mail.',
    },
    amount: {
      share: (amount) =>
        `Diese eSIM wurde mit einer anderen Bestellung bezahlt. Ihr Anteil an dieser Zahlung, ${amount}, geht auf das ursprüngliche Zahlungsmittel zurück. Die Rechnungskorrektur erhalten Sie in einer eigenen E-Mail.`,
      some: (amount) =>
        `Für einen Teil der Reisenden haben wir ihn ausgeführt: Der Anteil am Preis, ${amount}, geht auf das ursprüngliche Zahlungsmittel zurück. Die Rechnungskorrektur erhalten Sie in einer eigenen E-Mail.`,
    },
    canceledFor: 'Storniert für',
    others: 'Die anderen eSIMs bleiben, wie sie sind, bis wir darüber entschieden haben. Dann schreiben wir Ihnen.',
    esims: 'Diese eSIMs sind storniert. Wenn eine davon installiert war, kann sie vom Telefon gelöscht werden.',
    esim: 'Die eSIM ist storniert. Falls Sie sie installiert haben, können Sie sie von Ihrem Telefon löschen.',
    help: 'Wenn etwas nicht stimmt, antworten Sie auf diese E-Mail.',
  },
}

const greeting: MailCopy['greeting'] = (name) => `Guten Tag${name === null ? '' : ` ${name}`}!`

export const germanMails: MailCopy = {
  greeting,
  esimGreeting: greeting,
  ...germanOrderMails,
  warning,
  nextPart,
  tripReminder,
  gift: germanGiftMails,
  withdrawal,
  ticket,
  account: germanAccountMails,
  seller: {
    sample: 'Dieser Shop ist eine Demo, die Firma ein Muster.',
    kvk: (number) => `Registernummer ${number}`,
    vat: (number) => `USt-IdNr. ${number}`,
  },
}
