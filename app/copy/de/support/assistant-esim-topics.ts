// Travelers' questions about the eSIM itself, with answers short enough for a chat: installing, using, topping up,
// getting help.
import { HOME_FACTS, type BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import type {
  esimTopics as english,
  SMALL_TALK as englishTalk,
  whoAnswers as englishWho,
} from '../../support/assistant-esim-topics.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const ENDS =
  'Das Paket endet, wenn Datenvolumen oder Laufzeit aufgebraucht sind, je nachdem, was zuerst eintritt. Was dann übrig ist, verfällt.'

const ruleText = (facts: BundleFacts): string =>
  `${rulesCopy.daysStart(facts.startsAt)} ${rulesCopy.beginBy(facts)}`.trim()

function startText(facts: readonly BundleFacts[]): string {
  const rules = new Set(facts.map(ruleText))
  const specified = ruleText(HOME_FACTS)
  if (rules.size === 0 || (rules.size === 1 && rules.has(specified)))
    return `Die Laufzeit eines Pakets beginnt, wenn es zum ersten Mal in einem abgedeckten Land Daten nutzt; Sie können es also zu Hause installieren. Aktivieren müssen Sie es innerhalb eines Jahres nach dem Kauf, und ab der ersten Datennutzung gilt es höchstens 90 Tage. ${ENDS}`
  const told = [...rules].map((rule) => `• ${rule}`)
  return [
    'Das hängt vom Paket ab. Was gilt, steht in seiner Vertragszusammenfassung und auf Ihrer Bestellseite:',
    ...told,
    ENDS,
  ].join('\n')
}

const COUNTS = 'Was andere Geräte verbrauchen, zählt zu Ihrem Datenvolumen.'

const hotspotText = (facts: readonly BundleFacts[]): string =>
  facts.some(({ allowsHotspot }) => allowsHotspot !== null)
    ? `Ob das Netz eines Pakets einen Hotspot erlaubt oder dazu nichts sagt, steht in den Details des Pakets. Ist er erlaubt, hängt es auch von Ihrem Telefon und dem Netz vor Ort ab. ${COUNTS}`
    : `Dass ein Hotspot funktioniert, können wir nicht zusagen; es hängt von Ihrem Telefon und dem Netz vor Ort ab. Probieren Sie es in den Einstellungen Ihres Telefons aus. ${COUNTS}`

export const esimTopics: typeof english = (facts) => [
  {
    title: 'Ihre eSIM aufladen',
    text: 'Prüfen Sie Ihre eSIM und wählen Sie dann „Aufladen“: auf der Seite „eSIM-Status“, auf Ihrer Bestellseite oder in Ihrem Konto. Fehlt die Schaltfläche, lässt sich diese eSIM nicht aufladen, und zu einem neuen Paket gehört eine eigene eSIM. Zu installieren gibt es nichts: Das Datenvolumen ist Augenblicke nach der Zahlung da. Was übrig ist, behalten Sie; Neues kommt dazu. Eine abgelaufene eSIM lässt sich nicht aufladen.',
    path: '/esim-status',
    asked: [
      'wie lade ich auf',
      'aufladen',
      'esim aufladen',
      'mehr datenvolumen kaufen',
      'daten nachkaufen',
      'mein datenvolumen ist aufgebraucht',
      'keine daten mehr',
      'volumen ist leer',
      'paket verlängern',
      'mehr tage',
      'laufzeit verlängern',
      'nachbuchen',
    ],
  },
  {
    title: 'Wie viel Datenvolumen übrig ist',
    text: 'Die Seite „eSIM-Status“ zeigt, was übrig ist und wann die eSIM abläuft. Geben Sie einfach die E-Mail-Adresse Ihrer Bestellung und die ICCID Ihrer eSIM ein. Haben Sie ein Konto, finden Sie dort alle Ihre eSIMs.',
    path: '/esim-status',
    asked: [
      'wie viel datenvolumen habe ich noch',
      'guthaben prüfen',
      'datenverbrauch',
      'verbleibendes datenvolumen',
      'restvolumen',
      'wann läuft meine esim ab',
      'esim status',
      'ablaufdatum',
    ],
  },
  {
    title: 'Ihre ICCID finden',
    text: 'Die ICCID ist die Nummer Ihrer eSIM, 19 oder 20 Ziffern lang. Sie steht auf Ihrer Bestellseite und in unserer E-Mail. Finden Sie sie nicht, wählen Sie auf der Seite „eSIM-Status“ die Schaltfläche „ICCID vergessen?“, und wir senden sie an die Adresse der Bestellung.',
    path: '/esim-status',
    asked: [
      'iccid vergessen',
      'was ist eine iccid',
      'wo finde ich die iccid',
      'iccid verloren',
      'esim nummer',
      'nummer der esim',
    ],
  },
  {
    title: 'QR-Code oder E-Mail nicht angekommen',
    text: 'Ihre Bestellseite zeigt den QR-Code, sobald die eSIM bereit ist, und „E-Mail erneut senden“ schickt die E-Mail noch einmal. Sehen Sie auch in den Spam-Ordner. Ihren QR-Code finden Sie außerdem auf der Seite „eSIM-Status“. Immer noch nichts? Schreiben Sie uns mit der Bestellnummer.',
    path: '/esim-status',
    asked: [
      'ich habe keine e-mail bekommen',
      'mail nicht angekommen',
      'keine email mit qr code',
      'wo ist mein qr code',
      'qr code verloren',
      'qr code noch einmal anzeigen',
      'e-mail erneut senden',
      'wo ist meine bestellung',
      'bestellung nicht geliefert',
      'bestellung hängt',
      'ich warte noch auf meine esim',
      'esim nicht erhalten',
      'bezahlt aber nichts bekommen',
    ],
  },
  {
    title: 'Manuell installieren, ohne QR-Code',
    text: 'iPhone: Einstellungen › Mobilfunk › eSIM hinzufügen › QR-Code verwenden › Details manuell eingeben. Android: Einstellungen › Netzwerk & Internet › SIM-Karten › SIM-Karte hinzufügen › eSIM einrichten › Code eingeben. Adresse und Code stehen auf Ihrer Bestellseite unter „Manuell“. Einen Bestätigungscode brauchen Sie nur, wenn Ihre Bestellseite einen zeigt.',
    path: '/faq',
    asked: [
      'ohne qr code installieren',
      'code manuell eingeben',
      'aktivierungscode',
      'sm-dp+ adresse',
      'qr code funktioniert nicht',
      'qr code lässt sich nicht scannen',
      'bestätigungscode',
    ],
  },
  {
    title: 'Neues Telefon oder gelöschte eSIM',
    text: 'Eine eSIM lässt sich in der Regel nur auf einem Gerät und nur einmal installieren, bitte löschen Sie sie also nicht. Ist das schon passiert oder wechseln Sie das Telefon, schreiben Sie uns mit der Bestellnummer, und ein Mensch sieht, was wir tun können.',
    path: '/support#write',
    asked: [
      'esim auf neues handy übertragen',
      'esim auf ein anderes telefon umziehen',
      'ich habe die esim gelöscht',
      'esim noch einmal installieren',
      'auf zwei handys installieren',
      'esim auf zwei geräten nutzen',
      'handy verloren oder gestohlen',
      'erneut installieren',
    ],
  },
  {
    title: 'Hotspot und Teilen',
    text: hotspotText(facts),
    path: '/terms#service',
    asked: ['kann ich einen hotspot nutzen', 'hotspot', 'tethering', 'internet mit dem laptop teilen'],
  },
  {
    title: 'Anrufe, SMS und WhatsApp',
    text: 'Ein Paket enthält nur Daten: keine Rufnummer, keine Anrufe, keine SMS. Apps, die das Internet nutzen, funktionieren wie gewohnt, auch Messenger wie WhatsApp. Für Anrufe und SMS mit Ihrer Nummer lassen Sie Ihre eigene SIM an.',
    path: '/terms#service',
    asked: [
      'habe ich eine telefonnummer',
      'telefonieren',
      'kann ich anrufen',
      'sms empfangen',
      'whatsapp',
      'funktioniert google oder youtube',
      'funktionieren apps und soziale medien',
      'nummer behalten',
      'mit der esim telefonieren',
      'tan von der bank empfangen',
    ],
  },
  {
    title: 'Geschwindigkeit und Netze',
    text: 'Die Verbindung stellen Mobilfunknetze in dem Land bereit, das Sie besuchen. Abdeckung und Geschwindigkeit hängen von diesen Netzen, Ihrem Standort und Ihrem Gerät ab; eine Zahl sagen wir deshalb nicht zu.',
    path: '/terms#service',
    asked: [
      'wie schnell ist es',
      '5g oder 4g',
      'langsames internet',
      'geschwindigkeit',
      'welches netz',
      'netzabdeckung',
      'gibt es 5g',
    ],
  },
  {
    title: 'Wann die Laufzeit beginnt und wie lange Sie warten können',
    text: startText(facts),
    path: '/terms#validity',
    asked: [
      'wann beginnt mein paket',
      'wann beginnt die laufzeit',
      'wie lange ist es gültig',
      'kann ich im voraus kaufen',
      'jetzt kaufen und später reisen',
      'reise in ein paar monaten',
      'reise nächstes jahr',
      'vor der reise installieren',
      'wann soll ich installieren',
      'gültigkeit',
      'was passiert mit restlichem datenvolumen',
      'nicht verbrauchte daten',
      'verfallen die daten',
    ],
  },
  {
    title: 'Hinweise, bevor Ihr Datenvolumen zu Ende geht',
    text: 'Wir schreiben Ihnen, wenn 80\u00A0% verbraucht sind, wenn alles verbraucht ist und 3 Tage, bevor die eSIM abläuft. Abbestellen können Sie das über den Link in jeder dieser E-Mails oder in Ihrem Konto unter „Funktionen“.',
    path: '/account?tab=features',
    asked: [
      'warnung wenn das datenvolumen knapp wird',
      'hinweise',
      'benachrichtigungen',
      'e-mails abbestellen',
      'keine mails mehr',
    ],
  },
  {
    title: 'Ohne Internet nutzen',
    text: '„Offline speichern“ auf Ihrer Bestellseite legt QR-Code und Codes auf diesem Gerät ab, sodass sie sich auch im Flugmodus öffnen. Dort können Sie sie auch wieder entfernen.',
    path: '/offline',
    asked: ['qr code offline speichern', 'offline', 'kein internet am flughafen', 'qr code ohne internet öffnen'],
  },
  {
    title: 'Sie brauchen keine App',
    text: 'Alles geht auf dieser Website und in den Einstellungen Ihres Telefons. Kaufen Sie hier, scannen Sie den QR-Code und sehen Sie auf der Seite „eSIM-Status“, was übrig ist.',
    path: '/faq',
    asked: ['gibt es eine app', 'app herunterladen', 'app store', 'play store'],
  },
  {
    title: 'Tablets und Uhren',
    text: 'Unsere eSIMs funktionieren in Telefonen und Tablets, die eSIM-fähig und nicht gesperrt sind. Sehen Sie Ihr Modell auf unserer Geräteseite nach. Das sichere Zeichen ist eine EID in den Einstellungen. Ob Uhren funktionieren, können wir nicht sagen.',
    path: '/devices',
    asked: ['funktioniert es auf dem ipad', 'tablet', 'apple watch', 'smartwatch', 'laptop mit esim'],
  },
  {
    title: 'Passt mein Telefon?',
    text: 'Sehen Sie Ihr Modell auf unserer Geräteseite nach und gehen Sie dann am Telefon selbst sicher. Wählen Sie *#06#: Erscheint eine 32-stellige EID, ist es eSIM-fähig. Es darf nicht für einen Anbieter gesperrt sein. Auf dem iPhone sollte „Keine SIM-Einschränkungen“ stehen.',
    path: '/devices',
    asked: [
      'ist mein handy esim fähig',
      'ist mein telefon kompatibel',
      'wird mein gerät unterstützt',
      'liste der unterstützten handys',
      'iphone',
      'samsung galaxy',
      'google pixel',
      'huawei xiaomi oneplus motorola nokia sony oppo honor',
      'android',
      'gesperrtes handy',
      'handy entsperren',
      'simlock',
      'eid',
    ],
  },
  {
    title: 'Einen Menschen erreichen',
    text: 'Schreiben Sie uns mit dem Formular auf der Supportseite, und ein Mensch antwortet innerhalb von 24 Stunden an Ihre E-Mail-Adresse. „Unserem Team schreiben“ übernimmt unser Gespräch ins Formular.',
    path: '/support#write',
    asked: [
      'mit einem menschen sprechen',
      'mit jemandem reden',
      'mitarbeiter sprechen',
      'echte person',
      'kundenservice',
      'kundendienst',
      'support kontaktieren',
      'telefonnummer vom support',
      'hotline',
      'beschwerde',
      'reklamation',
    ],
  },
]

const WHO = {
  title: 'Mit wem Sie sprechen',
  path: '/privacy#support',
  asked: [
    'bist du ein roboter',
    'sind sie ein mensch',
    'bist du eine ki',
    'wer bist du',
    'wer sind sie',
    'chatbot',
    'was kannst du',
  ],
}
const KNOWS =
  'Ich kenne, was auf unseren Hilfeseiten, in den AGB und im Katalog steht, und weiß nichts über Sie oder Ihre Bestellungen.'

export const whoAnswers: typeof englishWho = (hasModel) => ({
  ...WHO,
  text: hasModel
    ? `Sie chatten mit einer KI: Ich bin ein Programm, kein Mensch, und kann mich irren. ${KNOWS}`
    : `Ich bin ein Programm, kein Mensch und auch keine KI: Ich suche Ihre Frage auf unseren eigenen Seiten und zitiere sie. ${KNOWS}`,
})

export const SMALL_TALK: typeof englishTalk = [
  {
    words:
      /^(hallo|hi|hey|hello|moin( moin)?|servus|grüezi|grüß (gott|dich|sie)|gruezi|guten? (tag|morgen|abend)|tag)\b[\s!.,]*$/i,
    text: 'Guten Tag! Fragen Sie mich nach Installation, Datenvolumen, Preisen, Zahlung oder Erstattung.',
  },
  {
    words:
      /^(danke|dankeschön|vielen dank|besten dank|herzlichen dank|thanks?|merci|super|prima|perfekt|toll|klasse|ok(ay)?|alles klar|tschüss|ciao|auf wiedersehen)(?!\p{L})[\p{L}\s!.,]{0,20}$/iu,
    text: 'Gern geschehen. Gute Reise!',
  },
  {
    words: /^(ja|nein|jo|nee|nö|klar|genau|doch)[\s!.,?]*$/i,
    text: 'Fragen Sie mich nach Installation, Datenvolumen, Preisen, Zahlung oder Erstattung.',
  },
]
