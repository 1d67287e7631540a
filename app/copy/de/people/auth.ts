// The words of signing in and up, and of setting and resetting a password (after-purchase rules §2, §5, §8).
import { plural } from '#app/language/formats.ts'
import type { authCopy as english, authProblems as englishProblems } from '../../people/auth.ts'
import { tooManyAttempts } from '../delivery/wait-text.ts'
import { codeProblems } from './own-proof.ts'

export const authProblems: typeof englishProblems = {
  email_missing: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
  email_invalid: 'Bitte geben Sie eine gültige E-Mail-Adresse ein',
  email_unknown: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  not_registered: 'Diese E-Mail-Adresse ist nicht registriert. Bitte legen Sie zuerst ein Konto an.',
  no_account_yet:
    'Zu dieser E-Mail-Adresse gibt es noch kein Konto. Bitte legen Sie eines an oder prüfen Sie die Adresse.',
  account_exists: 'Zu dieser E-Mail-Adresse gibt es bereits ein Konto',
  signup_iccid_mismatch:
    'Zu dieser E-Mail-Adresse gibt es ein Konto, aber die ICCID passt nicht dazu. Bitte versuchen Sie es mit der richtigen ICCID oder schreiben Sie dem Support.',
  iccid_missing: 'Bitte geben Sie E-Mail-Adresse und ICCID ein',
  iccid_invalid: 'Bitte geben Sie eine gültige ICCID ein (19 oder 20 Ziffern)',
  iccid_mismatch: 'Die ICCID passt nicht zu diesem Konto',
  no_iccid: 'Zu diesem Konto gehört keine ICCID',
  name_missing: 'Bitte geben Sie Ihren Vor- und Nachnamen ein',
  password_missing: 'Bitte geben Sie ein Passwort ein',
  password_short: 'Das Passwort muss mindestens 8 Zeichen lang sein',
  password_long: 'Das Passwort darf höchstens 256 Zeichen lang sein',
  password_mismatch: 'Die Passwörter stimmen nicht überein',
  password_weak:
    'Dieses Passwort ist zu schwach. Machen Sie es länger, mischen Sie mehr Zeichenarten oder wählen Sie ein selteneres.',
  code_missing: 'Bitte geben Sie den Code aus unserer E-Mail ein',
  code_wrong: 'Das ist nicht der Code aus unserer letzten E-Mail. Bitte prüfen Sie ihn und versuchen Sie es erneut.',
  proof_gone: 'Dieser Code ist abgelaufen oder wurde schon benutzt. Bitte fordern Sie einen neuen an.',
  staff_elsewhere:
    'Bitte melden Sie sich unter der eigenen Adresse des Shops an. Hier ist das für das Team nicht möglich.',
  account_disabled: 'Dieses Konto wurde gesperrt. Bitte schreiben Sie dem Support.',
  credentials_wrong:
    'E-Mail-Adresse oder Passwort stimmt nicht. Vielleicht müssen Sie für Ihr Konto noch ein Passwort festlegen.',
  unconfirmed:
    'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse: Öffnen Sie den Link aus unserer E-Mail und melden Sie sich dann an.',
  reset_token_missing: 'Der Link ist unvollständig. Bitte fordern Sie einen neuen Link zum Zurücksetzen an.',
  reset_code_missing: 'Bitte geben Sie den Code aus dem Browser ein, in dem Sie den Link angefordert haben',
  first_admin_link_gone:
    'Dieser Link gilt nicht mehr. Hat der Shop schon ein Verwaltungskonto, melden Sie sich an. Wenn nicht, starten Sie ihn neu, um einen neuen Link zu erhalten.',
  link_missing: 'Bitte fügen Sie den vollständigen Link in dieses Feld ein',
  terms_missing: 'Bitte akzeptieren Sie die Partnerbedingungen',
  account_gone: 'Zu dieser E-Mail-Adresse gibt es kein Konto',
  form_unreadable: 'Wir konnten das Formular nicht lesen. Bitte füllen Sie es noch einmal aus.',
  signup_failed: 'Das Konto ließ sich nicht anlegen',
  reset_failed: 'Das Passwort ließ sich nicht zurücksetzen. Bitte versuchen Sie es erneut.',
  request_failed: 'Der Link ließ sich nicht senden. Bitte versuchen Sie es erneut.',
  login_failed: 'Die Anmeldung ist fehlgeschlagen. Bitte versuchen Sie es erneut.',
  factor_missing: 'Bitte geben Sie einen Code ein',
  factor_wrong: codeProblems.code_wrong,
  factor_used: codeProblems.code_used,
  passkey_wrong: 'Der Passkey hat nicht funktioniert. Versuchen Sie es erneut, oder verwenden Sie einen Code.',
  sign_in_gone:
    'Diese Anmeldung ist abgelaufen oder wurde in einem anderen Tab abgeschlossen. Bitte melden Sie sich noch einmal an.',
  unexpected: 'Ein unerwarteter Fehler ist aufgetreten. Bitte versuchen Sie es später noch einmal.',
}

export const authCopy: typeof english = {
  tooOften: tooManyAttempts,
  email: 'E-Mail-Adresse',
  iccid: 'ICCID',
  iccidHint:
    '19 oder 20 Ziffern. Sie steht in unserer E-Mail, auf Ihrer Bestellseite oder auf Ihrem Telefon unter SIM oder Mobilfunk.',
  iccidCount: (digits) => `${digits} von 19 oder 20 Ziffern`,
  iccidShort: 'Die ICCID hat 19 oder 20 Ziffern',
  fullName: 'Vor- und Nachname',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  confirmPassword: 'Passwort wiederholen',
  show: 'Passwort anzeigen',
  capsLock: 'Die Feststelltaste ist aktiv.',
  continue: 'Weiter',
  back: 'Andere E-Mail-Adresse',
  wait: 'Einen Moment',
  backToLogin: 'Zurück zur Anmeldung',

  login: {
    title: 'Anmelden',
    lead: 'Ihre eSIMs, Rechnungen und Einstellungen an einem Ort.',
    description: 'Melden Sie sich bei Ihrem Konto an.',
    submit: 'Anmelden',
    failed: 'Anmeldung fehlgeschlagen',
    forgot: 'Passwort vergessen?',
    noAccount: 'Noch kein Konto?',
    signUp: 'Registrieren',
    noPassword: 'eSIM gekauft, aber noch kein Passwort?',
    setUp: 'Passwort festlegen',
    justStatus: 'Sie möchten nur Ihre eSIM sehen?',
    status: 'Status ohne Anmeldung prüfen',
    confirming: (email) => `Fast geschafft. Melden Sie sich mit dem gewählten Passwort an, um ${email} zu bestätigen.`,
    confirmingGone: 'Dieser Link gilt nicht mehr. Melden Sie sich an, oder registrieren Sie sich erneut.',
    created: (email) =>
      `Wir haben einen Link an ${email} gesendet. Öffnen Sie ihn und melden Sie sich einmal an, dann ist Ihr Konto fertig.`,
  },

  secondFactor: {
    title: 'Noch ein Schritt',
    lead: 'Ihr Passwort stimmt. Zeigen Sie jetzt, dass Sie es sind.',
    description: 'Schließen Sie die Anmeldung mit Ihrem zweiten Faktor ab.',
    code: 'Code',
    codeHint: (hasApp) =>
      hasApp
        ? 'Sechs Ziffern aus Ihrer Authenticator-App oder ein Wiederherstellungscode.'
        : 'Einer Ihrer Wiederherstellungscodes.',
    submit: 'Anmelden',
    startOver: 'Mit einem anderen Konto anmelden',
    lost: 'Telefon und Wiederherstellungscodes verloren?',
    lostLink: 'Support kontaktieren',
  },

  signup: {
    title: 'Konto anlegen',
    lead: 'Ihre eSIMs ansehen, aufladen und Rechnungen finden.',
    description: 'Legen Sie in zwei Schritten ein Konto an.',
    steps: ['E-Mail', 'Passwort'],
    step: (position, name) => `Schritt ${position} von 2: ${name}`,
    iccidHint:
      'Nur, wenn Sie schon eine eSIM haben. 19 oder 20 Ziffern, in unserer E-Mail oder auf Ihrer Bestellseite.',
    nameLocked: 'So heißen Sie auf Ihrer Bestellung, deshalb lässt sich der Name hier nicht ändern.',
    contact: 'Support kontaktieren',
    submit: 'Konto anlegen',
    haveAccount: 'Sie haben schon ein Konto?',
    logIn: 'Anmelden',
  },

  setup: {
    title: 'Passwort festlegen',
    lead: 'Für alle, die eine eSIM ohne Konto gekauft haben.',
    description: 'Legen Sie mit Ihrer ICCID ein Passwort fest.',
    steps: ['E-Mail', 'Prüfen', 'Passwort'],
    step: (position, name) => `Schritt ${position} von 3: ${name}`,
    emailHint: 'Die Adresse, mit der Sie die eSIM gekauft haben. Dorthin senden wir einen Code.',
    sendCode: 'Code senden',
    mailed: (email) =>
      `Wenn Sie hier für ${email} ein Passwort festlegen können, ist ein sechsstelliger Code unterwegs. Er gilt 10 Minuten.`,
    code: 'Code aus der E-Mail',
    codeHint: 'Sechs Ziffern.',
    verify: 'Prüfen',
    save: 'Passwort festlegen',
    done: 'Ihr Passwort ist festgelegt.',
    leaving: (seconds) => `In ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} geht es weiter zur Anmeldung.`,
    goOn: 'Jetzt weiter',
    again: 'Neuen Code senden',
  },

  aside: {
    heading: 'Ihre ganze Reise an einem Ort',
    items: [
      {
        icon: 'signal',
        title: 'Daten und Tage auf einen Blick',
        text: 'Für jede eSIM, die Sie gekauft haben, direkt aus dem Netz.',
      },
      {
        icon: 'plus',
        title: 'In einer Minute aufgeladen',
        text: 'Mehr Datenvolumen für die eSIM, die schon in Ihrem Telefon ist.',
      },
      { icon: 'phone', title: 'QR-Codes und Anleitung', text: 'Wann immer Sie sie brauchen, auf jedem Gerät.' },
      { icon: 'receipt', title: 'Rechnungen', text: 'Alle, bereit zum Herunterladen.' },
    ],
  },

  auth: {
    title: 'Hilfe zum Konto',
    lead: 'Sehen Sie, was wir zu Ihrer E-Mail-Adresse gespeichert haben, oder legen Sie mit Ihrer ICCID ein neues Passwort fest.',
    description: 'Konto prüfen, Passwort festlegen oder anmelden.',
    tabsLabel: 'Konto',
    tabs: { check: 'Konto prüfen', register: 'Passwort festlegen oder ändern', login: 'Anmelden' },
    check: {
      submit: 'Konto prüfen',
      text: 'Kontodaten zeigen wir nur der Person, der das Konto gehört.',
      mailed: (email) =>
        `Wenn ${email} zu einem Konto gehört, ist ein sechsstelliger Code unterwegs. Geben Sie ihn ein, um die Daten zu sehen.`,
      show: 'Daten anzeigen',
      heading: 'Kontodaten',
      fullName: 'Vor- und Nachname',
      email: 'E-Mail-Adresse',
      iccid: 'ICCID',
      noIccid: 'Keine',
      type: 'Art des Kontos',
      created: 'Angelegt',
      another: 'Andere E-Mail-Adresse prüfen',
    },
  },

  reset: {
    title: 'Passwort zurücksetzen',
    lead: 'Wir senden Ihnen einen Link, der einmal gilt, 10 Minuten lang.',
    leadNew: 'Wählen Sie ein neues Passwort. Auf allen anderen Geräten werden Sie abgemeldet.',
    description: 'Setzen Sie ein vergessenes Passwort zurück.',
    submit: 'Link senden',
    sentTitle: 'Link gesendet',
    sentText: 'Wenn Ihre E-Mail-Adresse registriert ist, erhalten Sie in Kürze einen Link zum Zurücksetzen.',
    save: 'Passwort ändern',
    mismatch: 'Die Passwörter stimmen nicht überein',
    spent:
      'Ein Link gilt einmal, 10 Minuten lang, und endet nach fünf falschen Codes. Hier können Sie einen neuen anfordern.',
    elsewhere: 'Sie haben diesen Link in einem anderen Browser angefordert',
    elsewhereText:
      'Geben Sie den 6-stelligen Code ein, den der andere Browser anzeigt. So wissen wir, dass Sie es waren.',
    code: 'Code aus dem anderen Browser',
    codeWrong: (triesLeft) =>
      `Das ist nicht der Code aus dem Browser, in dem Sie den Link angefordert haben. Sie haben noch ${plural(triesLeft, { one: 'Versuch', other: 'Versuche' })}.`,
    askHere: 'Hier einen neuen Link anfordern',
    codeTitle: 'Öffnen Sie den Link auf einem anderen Gerät?',
    codeText: 'Dann werden Sie nach diesem Code gefragt. Geben Sie ihn niemandem.',
    haveLink: 'Wenn Sie den Link schon haben',
    haveLinkText:
      'Diese Seite liest den Link mit JavaScript, das in Ihrem Browser ausgeschaltet ist. Fügen Sie ihn stattdessen hier ein.',
    link: 'Link aus unserer E-Mail',
    linkHint: 'Fügen Sie den vollständigen Link ein.',
    done: 'Passwort geändert',
    already: 'Bereits angemeldet',
    alreadyText: (email) =>
      `Sie sind als ${email} angemeldet. Melden Sie sich ab, um das Passwort eines anderen Kontos zurückzusetzen.`,
    signOut: 'Abmelden',
    goToAccount: 'Zum Konto',
  },

  firstAdmin: {
    title: 'Erstes Verwaltungskonto anlegen',
    lead: 'Diesen Link erhält, wer den Server des Shops betreibt. Er gilt einmal.',
    description: 'Legen Sie das erste Verwaltungskonto des Shops an.',
    submit: 'Konto anlegen',
    link: 'Link zu dieser Seite',
    linkHint: 'Fügen Sie den vollständigen Link ein, so wie der Shop ihn ausgegeben hat.',
  },

  meter: {
    label: 'Passwortstärke',
    strength: { weak: 'Schwach', medium: 'Mittel', strong: 'Stark' },
    signs: {
      lowercase: 'Ein Kleinbuchstabe',
      uppercase: 'Ein Großbuchstabe',
      digit: 'Eine Ziffer',
      special: 'Ein Sonderzeichen',
      length: '8 Zeichen oder mehr',
    },
    met: 'erfüllt',
    unmet: 'noch nicht',
    passphrase: 'Oder nehmen Sie einfach einen Satz mit 15 Zeichen oder mehr. Häufige Passwörter sind immer schwach.',
  },
}
