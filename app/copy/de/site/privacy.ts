// The privacy page: what is kept, why, for how long, and who else sees it. Whoever changes what the shop stores must
// change this page.
import type { privacyCopy as english } from '../../site/privacy.ts'

export const privacyCopy: typeof english = {
  title: 'Datenschutz',
  description:
    'Was wir über Sie wissen, warum, wie lange, und wer es sonst noch sieht. Kein Tracking, keine Werbe-Cookies.',
  lead: 'Wir speichern, was eine Bestellung braucht, und nicht mehr. Kein Tracking und keine Werbung, deshalb auch kein Cookie-Banner. Dies ist eine Übersetzung; verbindlich ist der englische Text.',
  sections: (brand) => [
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      text: [
        `Verantwortlich für Ihre Daten ist das Unternehmen, das ${brand} betreibt. Seinen Namen finden Sie am Ende dieser Seite, und Sie erreichen es über die Supportseite.`,
      ],
    },
    {
      id: 'order',
      title: 'Wenn Sie bestellen',
      text: ['Um unseren Vertrag mit Ihnen und unsere steuerlichen Pflichten zu erfüllen, speichern wir:'],
      points: [
        'Ihren Namen und Ihre E-Mail-Adresse,',
        'was Sie bestellt haben: Paket, Länder, Reisedaten, Preis, Steuer und Rabatt sowie das Telefon, nach dem Sie an der Kasse gesucht haben,',
        'für die Mehrwertsteuer: das Land, das Sie gewählt haben, Ihre IP-Adresse und ihr Land sowie das Land Ihrer Karte. Das Gesetz verlangt zwei Nachweise,',
        'die Nummer und den Aktivierungscode Ihrer eSIM,',
        'welche Häkchen Sie an der Kasse gesetzt haben und wann,',
        'wenn eine Zahlung nicht klappt: den Grund, den der Zahlungsdienstleister nennt, damit wir Ihnen einmal dazu schreiben können,',
        'bei einer Reise mit mehreren Käufen: die späteren und ihre Tage, damit wir Sie daran erinnern können, bis Sie das abstellen,',
        'solange Ihre eSIM in Gebrauch ist: wie viel Datenvolumen übrig ist und wann sie abläuft, damit wir Sie rechtzeitig darauf hinweisen können, und ob Sie diese Hinweise möchten.',
      ],
    },
    {
      id: 'visit',
      title: 'Wenn Sie sich nur umsehen',
      text: [
        'Wir schlagen Ihre IP-Adresse in einer Länderliste auf unserem eigenen Server nach, um Preise mit der richtigen Steuer zu zeigen. Dafür geben wir sie an niemanden weiter. Unsere Protokolle enthalten Zeit, Seite und ob es geklappt hat, aber keine E-Mail-Adressen, eSIM-Nummern oder Codes.',
        'Wenn wir Ihnen Bescheid geben sollen, sobald es ein Paket für ein Land gibt, speichern wir Ihre Adresse und dieses Land. Wir schreiben Ihnen einmal, nachdem Sie über den Link zugestimmt haben, den wir Ihnen zuerst senden. Beides löschen wir danach, wenn Sie es beenden oder nach einem Jahr. Wer den Shop betreibt, sieht nur, wie viele Menschen auf ein Land warten.',
        'Um Missbrauch zu verhindern, zählen wir kurzzeitig, wie oft von einer Adresse etwas versucht wird, etwa ein Gutscheincode.',
      ],
    },
    {
      id: 'affiliates',
      title: 'Wenn ein Affiliate Sie zu uns schickt',
      text: [
        'Wenn Sie den Link eines Affiliates öffnen oder mit seinem Code bestellen, merkt sich ein eigenes Cookie von uns diesen Code 30 Tage lang. Bei mehreren zählt der letzte. In Ihrer Bestellung steht dann, welcher Affiliate Sie geschickt hat.',
        'Der Affiliate sieht Nummer, Datum, Paket und Preis der Bestellung ohne Steuer, aber nie Ihren Namen, Ihre E-Mail-Adresse oder Ihre eSIM. Wir zählen, wie oft ein Link geöffnet wird, nicht von wem.',
        'Wenn Sie Affiliate werden möchten, speichern wir Ihren Namen, Ihr Unternehmen und Ihre E-Mail-Adresse, bis Sie dabei sind oder wir abgelehnt haben.',
        'Um Affiliates zu bezahlen, speichern wir ihre Bankverbindung verschlüsselt, dazu Name, Anschrift und USt-IdNr. für ihre Abrechnungen.',
      ],
    },
    {
      id: 'support',
      title: 'Wenn Sie uns schreiben oder widerrufen',
      text: [
        'Ihre Nachrichten an den Support samt Ihren Dateien, die wir verschlüsseln, und einen Widerruf mit Datum und Uhrzeit bewahren wir so lange auf, wie die Liste unten sagt.',
        'Was Sie den Assistenten fragen, beantwortet ein Programm aus Seiten, die jeder lesen kann. Unser Server speichert das Gespräch nicht. Es bleibt in diesem Browser-Tab, bis Sie ihn schließen, es sei denn, Sie geben es an unser Team weiter. Der Assistent weiß nichts über Ihre Bestellungen. Bitte vertrauen Sie ihm nichts Geheimes an.',
      ],
    },
    {
      id: 'others',
      title: 'Wer sonst noch Daten erhält',
      text: [
        'Wir verkaufen Ihre Daten nie. Wir geben sie nur an diejenigen weiter, die eine Bestellung braucht, und nur, was diese dafür brauchen:',
      ],
      points: [
        'an den Zahlungsdienstleister, auf dessen Seite Sie zahlen: Ihre E-Mail-Adresse und den Betrag. Ihre Kartendaten sieht nur er,',
        'an das Mobilfunknetz, das die eSIM ausgibt: das Paket und unsere Bestellnummer, nicht Ihren Namen,',
        'an den E-Mail-Dienst, der Ihnen unsere E-Mails zustellt,',
        'falls der Assistent ein Sprachmodell nutzt, an dessen Anbieter (Google): was Sie den Assistenten fragen, ohne E-Mail-Adressen, lange Nummern und Aktivierungscodes, und sonst nichts über Sie,',
        'an Behörden, wenn das Gesetz es verlangt.',
      ],
    },
    {
      id: 'device',
      title: 'Was auf Ihrem Gerät gespeichert wird',
      text: [
        'Nur, was der Shop zum Funktionieren braucht, und gegebenenfalls, welcher Affiliate Sie geschickt hat. Nichts für Statistik oder Werbung und nichts von anderen Unternehmen.',
      ],
    },
    {
      id: 'time',
      title: 'Wie lange wir es aufbewahren',
      text: [
        'Einmal am Tag löscht oder anonymisiert der Shop alles, was älter ist als hier angegeben. Ihr Konto und seine Einstellungen für Hinweise bleiben, bis Sie sie löschen. Auch dann bewahren wir auf, was wir nach dem Gesetz aufbewahren müssen.',
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      text: [
        'Sie können Auskunft verlangen, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, seine Verarbeitung einschränken lassen oder ihr widersprechen und eine Kopie in einer lesbaren Datei erhalten. Schreiben Sie uns über die Supportseite. Wir können Sie bitten nachzuweisen, dass es Ihre Daten sind.',
        'Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich bei der Datenschutzbehörde Ihres Wohnorts beschweren. In den Niederlanden ist das die Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies und Browserspeicher',
    things: [
      {
        name: 'cart',
        what: 'Cookie: das Paket in Ihrem Warenkorb und die Reise, für die es ist',
        lasts: '30 Tage',
      },
      {
        name: 'ord',
        what: 'Cookie: lässt diesen Browser die Bestellungen öffnen, die darin aufgegeben wurden',
        lasts: '60 Tage',
      },
      { name: 'sid', what: 'Cookie: hält Sie in Ihrem Konto angemeldet', lasts: '30 Tage' },
      {
        name: 'known',
        what: 'Cookie: welche Konten sich hier schon angemeldet haben, ohne sie zu nennen',
        lasts: '1 Jahr',
      },
      {
        name: 'proof',
        what: 'Cookie: merkt sich, wo Sie sind, während Sie Ihre E-Mail-Adresse mit einem Code bestätigen',
        lasts: '30 Minuten',
      },
      {
        name: 'reset',
        what: 'Cookie: lässt einen Link zum Zurücksetzen des Passworts in diesem Browser ohne Code gelten',
        lasts: '1 Stunde',
      },
      { name: 'factor', what: 'Cookie: eine Anmeldung, die auf ihren zweiten Schritt wartet', lasts: '15 Minuten' },
      {
        name: 'draft',
        what: 'Cookie: was Sie an der Kasse eingegeben haben, so versiegelt, dass nur der Shop es lesen kann. Wird mit Ihrer Bestellung gelöscht',
        lasts: '1 Stunde',
      },
      { name: 'flash', what: 'Cookie: eine Mitteilung für die nächste Seite', lasts: '1 Minute' },
      { name: 'vat', what: 'Cookie: das Land, das Sie für die Steuer gewählt haben', lasts: '1 Jahr' },
      { name: 'cur', what: 'Cookie: die Währung, die Sie für ungefähre Preise gewählt haben', lasts: '1 Jahr' },
      { name: 'lang', what: 'Cookie: die Sprache, die Sie gewählt haben', lasts: '1 Jahr' },
      {
        name: 'aff',
        what: 'Cookie: nur wenn Sie den Link eines Affiliates öffnen oder mit seinem Code bestellen. Es enthält diesen Code und wann Sie ihn benutzt haben, damit der Affiliate seinen Anteil an Ihrer Bestellung erhält',
        lasts: '30 Tage',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Browserspeicher: der Warenkorb, die Nummer der aktuellen Bestellung und das Aussehen des Shops, damit sie ein Neuladen überstehen. Keine E-Mail-Adresse, kein Name, kein Code',
        lasts: 'Bis Sie ihn leeren',
      },
      {
        name: 'guide-device',
        what: 'Browserspeicher: die Art von Telefon, die Sie in der Installationsanleitung gewählt haben',
        lasts: 'Bis Sie ihn leeren',
      },
      {
        name: 'chat',
        what: 'Speicher dieses Tabs: Ihr Gespräch mit dem Assistenten',
        lasts: 'Bis Sie den Tab schließen oder „Neu beginnen“ wählen',
      },
      {
        name: 'saved-passes',
        what: 'Datenbank des Browsers: die eSIMs, die Sie für offline gespeichert haben, mit Nummer, Aktivierungscode und QR-Code. Nur auf diesem Gerät',
        lasts: 'Bis Sie sie entfernen',
      },
      {
        name: 'pages, assets',
        what: 'Cache des Browsers: die Dateien des Shops und einige Seiten, die für alle gleich sind, damit sie sich ohne Netz öffnen',
        lasts: 'Bis zur nächsten Version oder bis Sie „App aktualisieren“ wählen',
      },
    ],
    secure: 'Unter der sicheren Adresse des Shops beginnen die Namen der Cookies mit __Host-.',
  },
}
