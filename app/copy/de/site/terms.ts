// The general terms: eleven numbered sections with the facts of after-purchase rules §9, each with a summary in plain words.
import type { termsCopy as english } from '../../site/terms.ts'

export const termsCopy: typeof english = {
  title: 'Allgemeine Geschäftsbedingungen',
  description:
    'Die Allgemeinen Geschäftsbedingungen für Kauf und Nutzung unserer Reise-eSIMs: Preise, Zahlung, Aktivierung, Widerruf und Haftung.',
  lead: 'Elf Abschnitte, daneben jeweils das Wichtigste in einfachen Worten. Maßgeblich ist die Klausel selbst. Dies ist eine Übersetzung; verbindlich ist der englische Text.',
  updated: 'Zuletzt geändert',
  updatedOn: '05.03.2025',
  sections: (brand) => [
    {
      id: 'scope',
      title: 'Wer wir sind und wofür diese Bedingungen gelten',
      plainly: `Das sind die Regeln zwischen Ihnen und dem Unternehmen hinter ${brand}, wenn Sie hier eine eSIM kaufen.`,
      text: [
        `Diese Bedingungen gelten für jede Bestellung einer eSIM, eines Datenpakets oder einer Aufladung, die auf dieser Website bei dem Unternehmen aufgegeben wird, das ${brand} betreibt („wir“). Das Unternehmen ist am Ende dieser Seite genannt.`,
        'Verbraucher ist, wer zu Zwecken kauft, die außerhalb seiner gewerblichen oder beruflichen Tätigkeit liegen. Rechte, die zwingendes Verbraucherrecht einem Verbraucher gibt, werden durch diese Bedingungen nicht eingeschränkt.',
      ],
    },
    {
      id: 'service',
      title: 'Was Sie kaufen',
      plainly: 'Nur Daten, für die Länder, die beim Paket stehen. Eine Rufnummer ist nicht dabei.',
      text: [
        'Eine eSIM ist eine digitale SIM-Karte, die auf ein geeignetes Gerät geladen wird. Ein Datenpaket ist eine Menge an Datenvolumen, die in den Ländern seiner Zone eine Anzahl von Tagen lang genutzt werden kann. Menge, Tage und Länder zeigen wir vor der Bestellung und in der Vertragszusammenfassung des Pakets.',
        'Ein Paket enthält nur Daten: keine Rufnummer, keine Anrufe, keine SMS. Die Verbindung stellen Mobilfunknetze in dem Land bereit, das Sie besuchen. Abdeckung und Geschwindigkeit hängen von diesen Netzen, Ihrem Standort und Ihrem Gerät ab.',
      ],
    },
    {
      id: 'order',
      title: 'Bestellung und Vertragsschluss',
      plainly: 'Der Vertrag beginnt, wenn Sie auf die Bestellschaltfläche drücken. Ein Konto brauchen Sie nicht.',
      text: [
        'Der Vertrag kommt zustande, wenn Sie die Bestellung mit der Schaltfläche aufgeben, die auf die Zahlungspflicht hinweist, oder mit der Schaltfläche, die eine kostenlose Bestellung abschließt. Davor können Sie alle Eingaben sehen und ändern. Wir bestätigen die Bestellung auf dem Bildschirm und per E-Mail.',
        'Bitte achten Sie darauf, dass Ihre E-Mail-Adresse stimmt, denn dorthin senden wir die eSIM. Für die Bestellung brauchen Sie kein Konto.',
      ],
    },
    {
      id: 'prices',
      title: 'Preise und Steuern',
      plainly: 'Sie zahlen den Gesamtbetrag, den Sie vor der Bestellung sehen, einschließlich Steuern.',
      text: [
        'Die Preise sind in Euro angegeben und enthalten Steuern: Der Gesamtbetrag, der vor der Bestellung angezeigt wird, schließt die Mehrwertsteuer des Landes ein, das für Sie maßgeblich ist. Daneben zeigen wir den Preis vor Steuern und den Steuersatz.',
        'An einen offensichtlichen Preisfehler sind wir nicht gebunden, wenn Sie ihn vernünftigerweise als solchen erkennen konnten. Wir teilen Ihnen das umgehend mit und erstatten, was Sie gezahlt haben.',
      ],
    },
    {
      id: 'payment',
      title: 'Zahlung',
      plainly: 'Sie zahlen im Voraus, auf der Seite unseres Zahlungsdienstleisters. Ihre Kartendaten sehen wir nie.',
      text: [
        'Die Zahlung erfolgt im Voraus. Sie zahlen auf der Seite unseres Zahlungsdienstleisters mit einer der dort angebotenen Zahlungsarten. Ihre Kartendaten sehen und speichern wir nicht.',
        'Wir liefern, sobald die Zahlung bestätigt ist. Schlägt sie fehl, wird nichts geliefert, und Sie schulden nichts.',
      ],
    },
    {
      id: 'delivery',
      title: 'Lieferung und Installation',
      plainly:
        'Ihre eSIM erscheint auf dem Bildschirm und in Ihrem Posteingang, in der Regel binnen Minuten. Löschen Sie sie nicht von Ihrem Telefon.',
      text: [
        'Wir liefern die eSIM als QR-Code und Aktivierungscode auf der Bestellseite und per E-Mail, in der Regel innerhalb weniger Minuten nach der Zahlung. Scheitert die Lieferung aus Gründen, die bei uns liegen, versuchen wir es erneut oder erstatten Ihnen den Preis.',
        'Sie brauchen ein eSIM-fähiges Gerät, das nicht für einen Anbieter gesperrt ist. Das können Sie vor der Bestellung auf unserer Geräteseite prüfen. Eine eSIM lässt sich in der Regel nur auf einem Gerät und nur einmal installieren. Wenn Sie sie löschen, kann sie unbrauchbar werden.',
      ],
    },
    {
      id: 'validity',
      title: 'Aktivierung und Gültigkeit',
      plainly:
        'Aktivieren Sie die eSIM innerhalb eines Jahres nach dem Kauf. Die Laufzeit Ihres Pakets beginnt mit der ersten Datennutzung. Sagt Ihre Vertragszusammenfassung etwas anderes, gilt das.',
      text: [
        'Eine eSIM muss innerhalb eines Jahres nach dem Kauf aktiviert werden. Sie ist aktiviert, sobald sie zum ersten Mal in einem Land ihrer Zone Daten nutzt.',
        'Für Pakete mancher Netze gelten andere Regeln: Ihre Laufzeit kann mit der Installation beginnen, und die Frist dafür kann kürzer sein. Welche Regeln für ein Paket gelten, steht in seiner Vertragszusammenfassung, die Sie vor der Bestellung lesen können und die diesem Abschnitt vorgeht.',
        'Eine eSIM ist ab der ersten Datennutzung höchstens 90 Tage gültig. Innerhalb dieser Zeit endet das Paket, wenn sein Datenvolumen aufgebraucht ist oder die angegebene Zahl von Tagen vergangen ist, je nachdem, was zuerst eintritt. Was dann übrig ist, verfällt. Eine Aufladung fügt ein neues Paket hinzu.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Widerrufsrecht',
      plainly:
        'Sie haben 14 Tage Zeit, es sich anders zu überlegen, solange die eSIM nicht aktiviert ist. Das geht in zwei Schritten auf dieser Website.',
      text: [
        'Ein Verbraucher kann den Vertrag innerhalb von 14 Tagen ab dem Tag der Bestellung ohne Angabe von Gründen widerrufen. Das geht in dieser Zeit jederzeit über „Vertrag widerrufen“ auf dieser Website oder mit jeder anderen eindeutigen Erklärung uns gegenüber. Wir bestätigen Datum und Uhrzeit per E-Mail und erstatten das Gezahlte innerhalb von 14 Tagen über dasselbe Zahlungsmittel.',
        'Haben Sie bei der Bestellung die sofortige Lieferung verlangt und bestätigt, dass Sie dadurch dieses Recht verlieren, besteht nach der Aktivierung der eSIM kein Widerrufsrecht mehr. Ist die eSIM nicht aktiviert, können Sie während der gesamten Frist widerrufen.',
      ],
    },
    {
      id: 'use',
      title: 'Wie die eSIM genutzt werden darf',
      plainly: 'Nutzen Sie sie selbst, im Rahmen der Gesetze und ohne den Netzen zu schaden.',
      text: [
        'Nutzen Sie die eSIM selbst und beachten Sie das Recht des Landes, in dem Sie sich befinden. Insbesondere ist nicht erlaubt:',
      ],
      points: [
        'die Verbindung ohne Vereinbarung mit uns weiterzuverkaufen,',
        'eine Nutzung, die die Netze stört oder andere Menschen beeinträchtigt,',
        'eine automatisierte Nutzung ohne Bezug zu einer reisenden Person, etwa in Maschinen oder zum massenhaften Versand von Nachrichten.',
      ],
    },
    {
      id: 'liability',
      title: 'Haftung',
      plainly:
        'Machen wir einen Fehler, schulden wir Ihnen höchstens, was Sie gezahlt haben, sofern das Gesetz nichts anderes sagt.',
      text: [
        'Unsere Haftung ist auf den Betrag begrenzt, der für die betreffende Bestellung gezahlt wurde. Für mittelbare Schäden wie eine verpasste Buchung oder entgangenen Gewinn haften wir nicht.',
        'Diese Grenzen gelten nicht bei Vorsatz oder grober Fahrlässigkeit auf unserer Seite, bei Verletzung von Leben, Körper oder Gesundheit und soweit zwingendes Recht eine Begrenzung verbietet. Ihre gesetzlichen Rechte bei nicht vertragsgemäßer Leistung bleiben bestehen.',
      ],
    },
    {
      id: 'law',
      title: 'Beschwerden, Änderungen und anwendbares Recht',
      plainly:
        'Sagen Sie es zuerst uns, wir antworten. Es gilt niederländisches Recht, und als Verbraucher behalten Sie den Schutz Ihres eigenen Landes.',
      text: [
        'Bitte senden Sie Beschwerden über unsere Supportseite. Wir antworten innerhalb von 24 Stunden und sagen Ihnen, wie es weitergeht. Verbraucher können sich auch an das zuständige Gericht oder eine Schlichtungsstelle an ihrem Wohnort wenden.',
        'Für Ihren Vertrag gelten die Bedingungen, die bei der Bestellung angezeigt wurden. Für spätere Bestellungen können wir sie ändern. Es gilt niederländisches Recht. Wohnen Sie in einem anderen Land der Europäischen Union, behalten Sie zusätzlich den Schutz, den Ihnen dessen zwingendes Recht gibt.',
      ],
    },
  ],
  withdrawLink: 'Vertrag widerrufen',
  devicesLink: 'Gerät prüfen',
  supportLink: 'Hilfe erhalten',
}
