// The acknowledgment of a withdrawal in German.
import type { WithdrawalCopy } from '../mail-copy.ts'

export const withdrawal: WithdrawalCopy = {
  subject: (product) => `Ihr Widerruf ist eingegangen (${product})`,
  heading: 'Ihr Widerruf ist eingegangen',
  intro: (at) => `Ihre Widerrufserklärung ist am ${at} bei uns eingegangen.`,
  contract: 'Vertrag',
  name: 'Name',
  email: 'E-Mail-Adresse',
  received: 'Eingegangen am',
  statement: 'Erklärung',
  statementText: (declared) =>
    `Hiermit widerrufe ich den Vertrag über die Erbringung dieser Dienstleistung. (Wortlaut Ihrer Erklärung: „${declared}“)`,
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
      elsewhere:
        'Was daraus geworden ist, haben wir an die E-Mail-Adresse geschrieben, mit der diese Bestellung aufgegeben wurde. Wenn Sie dieses Postfach nicht lesen können, antworten Sie auf diese E-Mail.',
    },
    esim: 'Die eSIM ist storniert. Falls Sie sie installiert haben, können Sie sie von Ihrem Telefon löschen.',
    help: 'Wenn etwas nicht stimmt, antworten Sie auf diese E-Mail.',
  },
}
