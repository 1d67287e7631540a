// The account emails in German.
import type { AccountCopy } from '../account-copy.ts'

export const germanAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product) => `Bestätigen Sie Ihre E-Mail-Adresse für ${product}`,
    heading: 'Bestätigen Sie Ihre E-Mail-Adresse',
    text: 'Sie möchten ein Konto mit dieser Adresse anlegen. Öffnen Sie den Link und melden Sie sich mit dem gewählten Passwort an, um die Registrierung abzuschließen.',
    button: 'Bestätigen und anmelden',
    validity: 'Der Link gilt 24 Stunden.',
    notYou:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne Zugriff auf Ihr Postfach kann niemand ein Konto in Ihrem Namen anlegen.',
  },
  account_code: {
    subject: (product, code) => `${code} ist Ihr Code für ${product}`,
    heading: 'Ihr Code',
    text: {
      set_password: 'Geben Sie diesen Code auf der Seite ein, auf der Sie Ihr Passwort festlegen.',
      check_account: 'Geben Sie diesen Code auf der Seite ein, auf der Sie nach Ihren Kontodaten gefragt haben.',
      add_esim:
        'Jemand möchte eine eSIM, die mit dieser Adresse gekauft wurde, zu seinem Konto hinzufügen. Wenn Sie das sind, geben Sie den Code dort ein. Wer ihn hat, kann die eSIM und ihre Bestellung sehen.',
      cancel_order:
        'Jemand möchte die Bestellung stornieren, die mit dieser Adresse aufgegeben wurde. Wenn Sie das sind, geben Sie den Code auf der Seite ein, auf der Sie stornieren.',
    },
    code: 'Code',
    validity: 'Er gilt 10 Minuten, und zwar in dem Browser, der ihn angefordert hat.',
    notYou:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail und nennen Sie den Code niemandem, auch uns nicht.',
  },
  account_exists: {
    subject: (product) => `Sie haben bereits ein Konto bei ${product}`,
    heading: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
    text: 'Jemand, vermutlich Sie, wollte sich gerade mit dieser Adresse registrieren. An Ihrem Konto hat sich nichts geändert: Melden Sie sich mit Ihrem Passwort an oder legen Sie ein neues fest.',
    button: 'Anmelden',
    reset: 'Passwort zurücksetzen',
    notYou: 'Das waren nicht Sie? Dann müssen Sie nichts tun.',
  },
  confirm_wish: {
    subject: (product, country) => `Soll ${product} Ihnen Bescheid geben: ${country}?`,
    heading: 'Ein Klick, und wir geben Bescheid',
    text: (country) =>
      `Sie möchten wissen, wann wir ein Paket für dieses Reiseziel anbieten: ${country}. Öffnen Sie den Link und stimmen Sie zu, dann schreiben wir Ihnen einmal, sobald es so weit ist. Über denselben Link beenden Sie es auch.`,
    button: 'Seite öffnen',
    validity:
      'Sie können innerhalb von 24 Stunden zustimmen. Gibt es nach einem Jahr kein Paket, löschen wir Ihre Adresse.',
    notYou: 'Das waren nicht Sie? Dann ignorieren Sie diese E-Mail: Ohne Ihren Klick schicken wir nichts weiter.',
  },
  country_on_sale: {
    subject: (product, country) => `Neu bei ${product}: ${country}`,
    heading: (country) => `Jetzt erhältlich: ${country}`,
    text: (country) => `Sie wollten es wissen: Wir bieten jetzt Pakete für dieses Reiseziel an: ${country}.`,
    button: 'Pakete ansehen',
    last: 'Das war die einzige E-Mail dazu. Ihre Adresse haben wir aus der Liste gelöscht.',
  },
  password_reset: {
    subject: (product) => `Setzen Sie Ihr Passwort für ${product} zurück`,
    heading: 'Passwort zurücksetzen',
    text: 'Sie haben ein neues Passwort angefordert. Öffnen Sie den Link und wählen Sie ein neues Passwort. Auf allen anderen Geräten werden Sie abgemeldet.',
    button: 'Neues Passwort wählen',
    validity:
      'Der Link gilt einmal, 10 Minuten lang. Auf einem anderen Gerät brauchen Sie auch den Code, den der Browser anzeigt, in dem Sie ihn angefordert haben.',
    notYou: 'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ihr Passwort bleibt, wie es ist.',
  },
  password_changed: {
    subject: (product) => `Ihr Passwort für ${product} wurde geändert`,
    heading: 'Ihr Passwort wurde geändert',
    text: 'Das Passwort Ihres Kontos wurde soeben geändert, und alle anderen Geräte wurden abgemeldet.',
    notYou:
      'Das waren nicht Sie? Dann setzen Sie es sofort zurück, damit niemand sonst das neue Passwort verwenden kann:',
    button: 'Passwort zurücksetzen',
  },
  confirm_new_email: {
    subject: (product) => `Bestätigen Sie Ihre neue E-Mail-Adresse für ${product}`,
    heading: 'Bestätigen Sie Ihre neue E-Mail-Adresse',
    text: 'Sie möchten diese Adresse für Ihr Konto verwenden. Öffnen Sie den Link und bestätigen Sie sie; bis dahin ändert sich nichts.',
    button: 'Diese Adresse bestätigen',
    validity: 'Der Link gilt einmal, eine Stunde lang.',
    notYou:
      'Sie haben das nicht angefordert? Dann ignorieren Sie diese E-Mail: Ohne Zugriff auf Ihr Postfach kann niemand Ihre Adresse verwenden.',
  },
  email_changed: {
    subject: (product) => `Die E-Mail-Adresse Ihres Kontos bei ${product} wurde geändert`,
    heading: 'Ihre E-Mail-Adresse wurde geändert',
    text: (newEmail) =>
      `Ihr Konto läuft jetzt unter ${newEmail}. Mit der bisherigen Adresse kann man sich nicht mehr anmelden.`,
    notYou: 'Das waren nicht Sie? Dann schreiben Sie uns sofort:',
    button: 'Support kontaktieren',
  },
  order_corrected: {
    subject: (product) => `Ihre Bestellung bei ${product} wurde berichtigt`,
    heading: 'Ihre Bestellung wurde berichtigt',
    text: 'Wir haben den Namen oder die E-Mail-Adresse dieser Bestellung berichtigt. Ab jetzt geht alles dazu an diese Adresse, und der Link unten öffnet sie.',
    button: 'Bestellung öffnen',
    notYou: 'Das ist nicht Ihre Bestellung? Antworten Sie auf diese E-Mail.',
  },
  order_moved: {
    subject: (product) => `Eine Änderung an einer Bestellung bei ${product}`,
    heading: 'Diese Bestellung gehört nicht mehr zu Ihnen',
    text: 'Wir haben die E-Mail-Adresse einer Bestellung berichtigt, die bisher unter Ihrer Adresse lief. Sie gehört jetzt zu einer anderen Adresse. Die Links dazu und Ihr Konto öffnen sie nicht mehr.',
    notYou: 'Ist das ein Irrtum? Schreiben Sie uns:',
    button: 'Support kontaktieren',
  },
  papers_corrected: {
    subject: (product) => `Ihre neue Rechnung von ${product}`,
    heading: 'Ihre Rechnung wurde neu ausgestellt',
    text: 'Wir haben die Rechnung zu Ihrer Bestellung berichtigt. Eine Rechnungskorrektur hebt die bisherige Rechnung auf, und eine neue ersetzt sie. Was Sie bezahlt haben, bleibt gleich.',
    button: 'Neue Rechnung öffnen',
    notYou: 'Stimmt noch etwas nicht? Antworten Sie auf diese E-Mail.',
  },
  account_deleted: {
    subject: (product) => `Ihr Konto bei ${product} ist gelöscht`,
    heading: 'Ihr Konto ist gelöscht',
    text: 'Wie gewünscht haben wir Ihr Konto gelöscht. Ihre eSIMs funktionieren weiter; bewahren Sie deshalb die E-Mails mit den Codes auf. Das waren nicht Sie? Dann schreiben Sie uns sofort:',
    button: 'Support kontaktieren',
    stays:
      'Bestellungen und Rechnungen bleiben so lange erhalten, wie das Steuerrecht es verlangt, und werden zu nichts anderem verwendet.',
  },
  admin_invitation: {
    subject: (product) => `Sie sind ins Team von ${product} eingeladen`,
    heading: 'Willkommen im Team',
    text: (invitedBy) =>
      `${invitedBy} lädt Sie in die Verwaltung des Shops ein. Öffnen Sie den Link und wählen Sie ein Passwort, um Ihr Konto anzulegen.`,
    button: 'Passwort wählen',
    validity: 'Der Link gilt einmal, 24 Stunden lang.',
    notYou:
      'Sie haben keine Einladung erwartet? Dann ignorieren Sie diese E-Mail: Ohne den Link erhält niemand Zugang.',
  },
  affiliate_welcome: {
    subject: (product) => `Werden Sie Partner von ${product}`,
    heading: 'Ihr Platz im Partnerprogramm',
    text: 'Ihr Platz im Partnerprogramm ist bereit. Öffnen Sie den Link und wählen Sie ein Passwort. Danach finden Sie Ihren eigenen Code, Ihren Link und Ihren QR-Code in Ihrer Übersicht.',
    button: 'Passwort wählen',
    validity: 'Der Link gilt einmal, 7 Tage lang.',
    notYou:
      'Sie haben das nicht erwartet? Dann ignorieren Sie diese E-Mail: Ohne den Link tritt niemand in Ihrem Namen bei.',
  },
  team_invitation: {
    subject: (product, business) => `Einladung von ${business} bei ${product}`,
    heading: (business) => `Ihre Einladung ins Team von ${business}`,
    text: (invitedBy, business) =>
      `${invitedBy} lädt Sie ins Team von ${business} ein. Öffnen Sie den Link und wählen Sie ein Passwort.`,
    taken: (invitedBy, business) =>
      `${invitedBy} lädt Sie ins Team von ${business} ein. Ihr Konto hat hier schon eine andere Rolle und kann deshalb nicht beitreten. Bitten Sie um eine Einladung an eine andere Adresse.`,
    button: 'Passwort wählen',
    validity: 'Der Link gilt einmal, 7 Tage lang. Haben Sie schon ein Konto, ersetzt das neue Passwort das bisherige.',
    notYou:
      'Sie haben keine Einladung erwartet? Dann ignorieren Sie diese E-Mail: Ohne den Link tritt niemand in Ihrem Namen bei.',
  },
  payout_paid: {
    subject: (product) => `Ihre Einnahmen von ${product} sind unterwegs`,
    heading: 'Wir haben ausgezahlt',
    text: (amount, end) => `Wir haben ${amount} auf Ihr Konto mit den letzten Ziffern ${end} überwiesen.`,
    back: 'Die Überweisung ist meist in ein bis zwei Bankarbeitstagen da. Alle Beträge stehen in der Abrechnung des Monats.',
    button: 'Auszahlungen ansehen',
  },
  payout_waits: {
    subject: (product) => `Zu Ihrer Auszahlung von ${product}`,
    heading: 'Ihre Auszahlung wartet noch',
    text: {
      below_minimum: (amount) =>
        `Ihr Guthaben beträgt ${amount} und liegt unter dem kleinsten Betrag, den wir auszahlen. Wir übertragen es auf den nächsten Monat.`,
      negative: (amount) =>
        `Ihr Saldo beträgt ${amount}, weil Erstattungen mehr zurückgeholt haben, als da war. Ihre nächsten Einnahmen gleichen das aus; Sie müssen nichts zahlen.`,
      bank_missing: (amount) =>
        `Ihr Guthaben beträgt ${amount}, aber wir wissen nicht, wohin wir es überweisen sollen. Geben Sie Ihre Bankverbindung an.`,
      bank_refused: (amount) =>
        `Ihre Bank hat ${amount} zurückgeschickt. Das Geld gehört wieder zu Ihrem Guthaben. Prüfen Sie Ihre Bankverbindung und speichern Sie sie erneut.`,
      invoice_missing: (amount) =>
        `Ihr Guthaben beträgt ${amount}, und darauf fällt Umsatzsteuer an. Schicken Sie uns eine Rechnung oder stimmen Sie Gutschriften in Ihren Auszahlungsdaten zu.`,
      vat_number_unknown: (amount) =>
        `Ihr Guthaben beträgt ${amount}, aber das EU-Register (VIES) kennt die USt-IdNr. in Ihren Auszahlungsdaten nicht. Berichtigen oder entfernen Sie sie dort, dann zahlen wir aus.`,
    },
    button: 'Auszahlungen öffnen',
  },
  bank_changed: {
    subject: (product) => `Ihre Auszahlungsdaten bei ${product} wurden geändert`,
    heading: 'Ihre Auszahlungsdaten wurden geändert',
    text: (end) => `Ab jetzt überweisen wir Ihre Einnahmen auf das Konto mit den letzten Ziffern ${end}.`,
    removed: 'Ihre Bankverbindung wurde entfernt. Bis Sie eine neue angeben, können wir nichts auszahlen.',
    notYou: 'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und prüfen Sie die Angaben:',
    button: 'Auszahlungsdaten prüfen',
  },
  balance_told: {
    subject: {
      deposit: (product) => `Ihr Guthaben bei ${product} wurde aufgeladen`,
      deposit_back: (product) => `Ihre Einzahlung bei ${product} wurde erstattet`,
      low: (product) => `Ihr Guthaben bei ${product} geht zur Neige`,
    },
    heading: {
      deposit: 'Ihre Einzahlung ist da',
      deposit_back: 'Ihre Einzahlung wurde erstattet',
      low: 'Ihr Guthaben geht zur Neige',
    },
    text: {
      deposit: (amount, balance) => `Wir haben Ihrem Guthaben ${amount} gutgeschrieben. Es beträgt jetzt ${balance}.`,
      deposit_back: (amount, balance) =>
        `Wir haben Ihnen ${amount} über das ursprüngliche Zahlungsmittel erstattet. Ihr Guthaben beträgt jetzt ${balance}.`,
      low: (_amount, balance) =>
        `Sie haben noch ${balance}. Laden Sie rechtzeitig auf, damit Ihre Bestellungen weiter angenommen werden.`,
    },
    button: 'Guthaben öffnen',
  },
  webhook_off: {
    subject: (product) => `Ein Webhook bei ${product} wurde abgeschaltet`,
    heading: 'Ihr Webhook wurde abgeschaltet',
    text: (address) =>
      `Einen Tag lang wurde unter ${address} keine unserer Nachrichten angenommen. Deshalb haben wir diesen Webhook abgeschaltet. Sobald er wieder antwortet, können Sie ihn wieder einschalten.`,
    missed:
      'Was in der Zwischenzeit geschieht, wird nicht gesendet. Fragen Sie Ihre Bestellungen über die API ab oder senden Sie Nachrichten aus dem Protokoll erneut.',
    button: 'Webhooks ansehen',
  },
  api_key_made: {
    subject: (product) => `Neuer Schlüssel für die API von ${product}`,
    heading: 'Ein neuer API-Schlüssel',
    text: (keyName) =>
      `Mit Ihrem Konto wurde soeben ein API-Schlüssel namens „${keyName}“ für Ihr Unternehmen erstellt.`,
    notYou: 'Das waren nicht Sie? Dann widerrufen Sie ihn sofort und ändern Sie Ihr Passwort:',
    button: 'API-Schlüssel ansehen',
  },
  new_sign_in: {
    subject: (product) => `Neue Anmeldung bei Ihrem Konto von ${product}`,
    heading: 'Anmeldung mit einem neuen Browser',
    text: (browser, place, when) =>
      `Am ${when} hat sich jemand mit ${browser}${place ? ` aus ${place}` : ''} bei Ihrem Konto angemeldet. Diesen Browser haben Sie bisher nicht benutzt.`,
    unknownBrowser: 'einem unbekannten Browser',
    notYou: 'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und melden Sie alle anderen Browser ab:',
    button: 'Konto prüfen',
  },
  factor_added: {
    subject: (product) => `Zweiter Faktor für Ihr Konto bei ${product} eingerichtet`,
    heading: 'Sie haben einen zweiten Faktor eingerichtet',
    text: {
      authenticator:
        'Ihrem Konto wurde soeben eine Authenticator-App hinzugefügt. Ab jetzt brauchen Sie sie zum Anmelden.',
      passkey: 'Ihrem Konto wurde soeben ein Passkey hinzugefügt. Ab jetzt können Sie sich damit anmelden.',
    },
    notYou: 'Das waren nicht Sie? Dann ändern Sie sofort Ihr Passwort und entfernen Sie ihn:',
    button: 'Konto prüfen',
  },
  factor_removed: {
    subject: (product) => `Zweiter Faktor von Ihrem Konto bei ${product} entfernt`,
    heading: 'Ein zweiter Faktor wurde entfernt',
    text: {
      authenticator: 'Die Authenticator-App wurde soeben von Ihrem Konto entfernt.',
      passkey: 'Ein Passkey wurde soeben von Ihrem Konto entfernt.',
      all: 'Die Verwaltung hat alle zweiten Faktoren von Ihrem Konto entfernt und Sie überall abgemeldet. Melden Sie sich mit Ihrem Passwort an und richten Sie einen neuen ein.',
    },
    notYou: 'Das war nicht Ihr Wunsch? Dann ändern Sie sofort Ihr Passwort und richten Sie wieder einen ein:',
    button: 'Konto prüfen',
  },
}
