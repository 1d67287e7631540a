// The installation guide and the questions that travelers ask (after-purchase rules §2 "/faq").
import { plural } from '#app/language/formats.ts'
import type { faqCopy as english } from '../../support/faq.ts'

export const faqCopy: typeof english = {
  title: 'Installationsanleitung und FAQ',
  description:
    'So installieren Sie Ihre Reise-eSIM in vier Schritten auf iPhone, Samsung, Pixel und anderen Telefonen, und was zu tun ist, wenn Sie kein Internet haben.',
  lead: 'Vier Schritte vom QR-Code bis online. Wählen Sie Ihr Telefon, und die Anleitung zeigt seine Menüs.',
  guide: {
    heading: 'eSIM in vier Schritten installieren',
    device: 'Ihr Telefon',
    devices: { iphone: 'iPhone', samsung: 'Samsung', pixel: 'Pixel', other: 'Andere' },
    where: 'Tippen Sie auf',
    steps: [
      {
        title: 'Prüfen, ob Ihr Gerät passt',
        text: 'Ihr Telefon muss eSIM-fähig sein und darf nicht für einen Anbieter gesperrt sein. Wählen Sie *#06#. Erscheint eine EID, ist es eSIM-fähig.',
        paths: {
          iphone: ['Einstellungen', 'Allgemein', 'Info', 'Keine SIM-Einschränkungen'],
          samsung: ['Einstellungen', 'Verbindungen', 'SIM-Manager', 'eSIM hinzufügen'],
          pixel: ['Einstellungen', 'Netzwerk & Internet', 'SIM-Karten', 'SIM-Karte hinzufügen'],
          other: ['Telefon', 'Ziffernblock', '*#06#', 'EID'],
        },
        notes: {
          iphone: '„Keine SIM-Einschränkungen“ unter „Anbietersperre“ heißt: Das iPhone ist nicht gesperrt.',
          samsung: 'Sehen Sie „eSIM hinzufügen“, ist Ihr Galaxy eSIM-fähig. Modelle für manche Länder sind es nicht.',
          other: 'Die Menüs heißen bei jeder Marke anders. Das sichere Zeichen ist die EID.',
        },
      },
      {
        title: 'WLAN und QR-Code bereithalten',
        text: 'Erledigen Sie das zu Hause, am Tag vor der Abreise. Sie brauchen WLAN und den QR-Code von Ihrer Bestellseite oder aus unserer E-Mail, auf einem anderen Bildschirm oder auf Papier.',
        paths: {
          iphone: ['Einstellungen', 'WLAN', 'Verbunden'],
          samsung: ['Einstellungen', 'Verbindungen', 'WLAN', 'Verbunden'],
          pixel: ['Einstellungen', 'Netzwerk & Internet', 'Internet', 'Verbunden'],
          other: ['Einstellungen', 'WLAN', 'Verbunden'],
        },
        notes: {
          iphone:
            'Sie lesen das auf dem iPhone selbst? Öffnen Sie darauf Ihre Bestellseite. Mit ihrer Installationsschaltfläche brauchen Sie keinen zweiten Bildschirm.',
        },
      },
      {
        title: 'eSIM installieren',
        text: 'Scannen Sie den QR-Code und bestätigen Sie. Löschen Sie die eSIM danach nicht: In der Regel lässt sie sich nur einmal installieren.',
        paths: {
          iphone: ['Einstellungen', 'Mobilfunk', 'eSIM hinzufügen', 'QR-Code verwenden'],
          samsung: ['Einstellungen', 'Verbindungen', 'SIM-Manager', 'eSIM hinzufügen', 'QR-Code scannen'],
          pixel: ['Einstellungen', 'Netzwerk & Internet', 'SIM-Karten', 'SIM-Karte hinzufügen', 'eSIM einrichten'],
          other: ['Einstellungen', 'Mobilfunk', 'eSIM hinzufügen', 'QR-Code scannen'],
        },
        notes: {
          iphone: 'Auf älteren iPhones heißt der Punkt „Mobiles Netz“.',
          other: 'Finden Sie es nicht, suchen Sie in den Einstellungen nach „eSIM“.',
        },
      },
      {
        title: 'Aktivieren und nutzen',
        text: 'Schalten Sie bei der Ankunft die eSIM ein, wählen Sie sie für mobile Daten und erlauben Sie für sie Datenroaming. Ihre eigene Nummer bleibt für Anrufe an. Sie können die eSIM auch als Standard für Daten festlegen.',
        paths: {
          iphone: ['Einstellungen', 'Mobilfunk', 'Reise-eSIM', 'Datenroaming: ein'],
          samsung: ['Einstellungen', 'Verbindungen', 'Mobile Netzwerke', 'Daten-Roaming: ein'],
          pixel: ['Einstellungen', 'Netzwerk & Internet', 'SIM-Karten', 'Reise-eSIM', 'Roaming: ein'],
          other: ['Einstellungen', 'Mobilfunk', 'Reise-eSIM', 'Datenroaming: ein'],
        },
        notes: {
          iphone: 'Schalten Sie „Wechseln mobiler Daten erlauben“ aus, sonst kann Ihre Heimat-SIM Kosten verursachen.',
          samsung:
            'Wählen Sie im SIM-Manager unter „Mobile Daten“ die eSIM und schalten Sie den automatischen Datenwechsel aus.',
        },
      },
    ],
  },
  search: {
    label: 'Antworten durchsuchen',
    button: 'Suchen',
    found: (count) => plural(count, { one: 'Antwort', other: 'Antworten' }),
    none: (query) => `Hier steht nichts zu „${query}“. Fragen Sie den Assistenten oder unser Team.`,
    clear: 'Alle anzeigen',
  },
  questionsHeading: 'Häufige Fragen',
  questions: [
    {
      id: 'what-is-an-esim',
      question: 'Was ist eine eSIM?',
      answer: [
        'Eine eSIM ist eine SIM, die fest in Ihrem Telefon steckt. Statt eine Plastikkarte einzulegen, laden Sie Ihren Tarif, indem Sie einen QR-Code scannen oder einmal tippen.',
        'Sie funktioniert wie jede andere SIM: Sie hat eine eigene Nummer (die ICCID) und verbindet Sie mit Mobilfunknetzen.',
      ],
    },
    {
      id: 'dual-sim',
      question: 'Kann ich meine eigene SIM gleichzeitig nutzen?',
      answer: [
        'Ja. Mit Dual-SIM bleibt Ihre eigene SIM im Telefon und behält Ihre Nummer für Anrufe, SMS und die Codes Ihrer Bank, während die eSIM für die Daten zuständig ist.',
        'Wählen Sie die eSIM für mobile Daten, und schalten Sie Datenroaming bei Ihrer eigenen SIM aus, damit sie im Ausland nichts kostet.',
      ],
    },
    {
      id: 'activation-time',
      question: 'Wie lange dauert die Aktivierung?',
      answer: [
        'Die Aktivierung dauert ein paar Minuten. Auf Ihrer Bestellseite steht, wo Sie Ihre eSIM installieren und wann ihre Laufzeit beginnt: meist mit der ersten Datennutzung in einem abgedeckten Land, Sie können sie also zu Hause installieren.',
        'Geben Sie dem Telefon nach der Ankunft ein paar Minuten, um das Netz zu finden. Es hilft, den Flugmodus ein- und wieder auszuschalten.',
      ],
    },
    {
      id: 'support-hours',
      question: 'Wann erreiche ich den Support?',
      answer: [
        'Der Support ist rund um die Uhr da. Chatten Sie jederzeit mit uns; E-Mails beantworten wir innerhalb von 24 Stunden.',
      ],
    },
  ],
  fixHeading: 'Installiert, aber kein Internet?',
  fixLead: 'Gehen Sie von oben nach unten vor. Die meisten Telefone sind nach der zweiten oder dritten Prüfung online.',
  fixes: [
    {
      title: 'Ist die eSIM eingeschaltet?',
      text: 'Suchen Sie die Reise-eSIM in der Liste Ihrer SIMs. Ist sie aus, schalten Sie sie ein und warten Sie eine Minute.',
    },
    {
      title: 'Ist sie für mobile Daten ausgewählt?',
      text: 'Wählen Sie die Reise-eSIM unter „Mobile Daten“. Ist dort Ihre Heimat-SIM gewählt, nutzt das Telefon die eSIM nicht.',
    },
    {
      title: 'Ist Datenroaming für diese eSIM an?',
      text: 'Schalten Sie es für die eSIM ein und lassen Sie es für Ihre Heimat-SIM aus. Das kostet nichts extra.',
    },
    {
      title: 'Sind Sie in einem abgedeckten Land?',
      text: 'Die Länder stehen auf Ihrer Bestellseite, in unserer E-Mail und auf der Statusseite der eSIM.',
    },
    {
      title: 'Ist noch Datenvolumen übrig?',
      text: 'Die Statusseite der eSIM zeigt, was übrig ist und wann sie abläuft.',
    },
    {
      title: 'Fragt das Telefon nach einem Zugangspunkt (APN)?',
      text: 'Normalerweise wird er automatisch eingestellt. Fragt Ihr Telefon danach, schreiben Sie uns, und wir sagen Ihnen, was Sie eingeben.',
    },
    {
      title: 'Flugmodus ein, zehn Sekunden warten, Flugmodus aus',
      text: 'Ihr Telefon sucht dann neu. Danach starten Sie es einmal neu.',
    },
    {
      title: 'Immer noch nichts?',
      text: 'Schreiben Sie uns Ihr Telefonmodell und das Land, in dem Sie sind. Löschen Sie die eSIM nicht.',
    },
  ],
  statusLink: 'eSIM-Status öffnen',
  devicesLink: 'Modell nachsehen',
  contact: 'Keine Antwort gefunden? Schreiben Sie dem Support. Wir helfen gern.',
  contactLink: 'Hilfe erhalten',
}
