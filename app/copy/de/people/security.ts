// The words of an account's second factors: an app, passkeys, recovery codes.
import { plural } from '#app/language/formats.ts'
import type { securityCopy as english } from '../../people/security.ts'
import { codeProblems } from './own-proof.ts'

export const securityCopy: typeof english = {
  title: 'Zweiter Faktor',
  lead: 'Ein Passwort kann gestohlen werden. Mit einem zweiten Faktor kann sich niemand allein mit Ihrem Passwort anmelden.',
  back: 'Ihr Konto',
  mustTitle: 'Richten Sie einen zweiten Faktor ein, um fortzufahren',
  mustText: 'Wer diesen Shop betreibt, braucht einen. Ihre Seiten öffnen sich, sobald Sie ihn haben.',
  confirmTitle: 'Bestätigen Sie zuerst, dass Sie es sind',
  confirmText: 'Nur Sie können ändern, wie Sie sich anmelden. Ihre Anmeldung liegt schon etwas zurück.',
  confirm: 'Identität bestätigen',
  goOn: 'Zu Ihren Seiten',
  tooOften: 'Zu viele Versuche. Bitte versuchen Sie es in ein paar Minuten erneut.',
  unreadable: 'Wir konnten das Formular nicht lesen. Bitte versuchen Sie es erneut.',
  saving: 'Wird gespeichert',

  app: {
    heading: 'Authenticator-App',
    text: 'Eine App auf Ihrem Telefon zeigt alle 30 Sekunden einen neuen sechsstelligen Code.',
    since: (day) => `Eingerichtet: ${day}.`,
    scan: 'Scannen Sie diesen Code mit Ihrer Authenticator-App.',
    qr: 'QR-Code, der dieses Konto zu einer Authenticator-App hinzufügt',
    byHand: 'Scannen geht nicht? Geben Sie diesen Schlüssel in der App ein:',
    copyKey: 'Schlüssel kopieren',
    code: 'Code aus der App',
    codeHint: 'Sechs Ziffern. Daran sehen wir, dass die App eingerichtet ist.',
    submit: 'App einschalten',
    remove: 'App entfernen',
    removeText: 'Ihre Codes gelten hier dann nicht mehr. Um wieder eine App zu nutzen, müssen Sie sie neu einrichten.',
    yesRemove: 'Ja, App entfernen',
  },
  passkeys: {
    heading: 'Passkeys',
    text: 'Melden Sie sich mit Fingerabdruck, Gesicht, Displaysperre oder Sicherheitsschlüssel an.',
    none: 'Noch keine Passkeys.',
    facts: (added, used) => (used ? `Hinzugefügt: ${added}, zuletzt benutzt: ${used}` : `Hinzugefügt: ${added}`),
    elsewhere: (host) => `gilt auf ${host}`,
    name: 'Name',
    nameHint: 'Zum Unterscheiden, zum Beispiel „Arbeitslaptop“.',
    submit: 'Passkey hinzufügen',
    remove: 'Entfernen',
    removeText: 'Sie können sich damit dann nicht mehr anmelden.',
    yesRemove: 'Ja, entfernen',
    yesRemoveOf: (name) => `Ja, diesen Passkey entfernen: ${name}`,
  },
  codes: {
    heading: 'Wiederherstellungscodes',
    text: 'Falls Sie Ihr Telefon verlieren. Jeder Code gilt einmal, anstelle Ihres zweiten Faktors.',
    left: (count) => `Noch ${count} von 10 übrig.`,
    renew: 'Neue Codes erstellen',
    renewText: 'Ihre alten Codes gelten dann nicht mehr.',
    yesRenew: 'Ja, neue Codes erstellen',
    shownTitle: 'Sichern Sie diese Wiederherstellungscodes jetzt',
    shownText: 'Wir zeigen sie nur einmal. Bewahren Sie sie bei Ihren Passwörtern auf, oder drucken Sie sie aus.',
    copy: 'Alle Codes kopieren',
  },
  signIns: {
    heading: 'Angemeldet',
    text: 'Browser, die bei Ihrem Konto angemeldet sind, der neueste zuerst.',
    facts: (when, place) => (place ? `Angemeldet: ${when}, aus ${place}` : `Angemeldet: ${when}`),
    used: (when) => `Zuletzt benutzt: ${when}`,
    end: 'Einen Browser abmelden',
  },
  lastText: 'Das ist Ihr letzter zweiter Faktor: Ohne ihn kann sich jeder anmelden, der Ihr Passwort kennt.',

  problems: {
    ...codeProblems,
    code_wrong: 'Dieser Code stimmt nicht. Bitte geben Sie den ein, den die App jetzt anzeigt.',
    password_wrong: 'Ihre Anmeldung liegt schon etwas zurück. Bitte bestätigen Sie zuerst, dass Sie es sind.',
    offer_gone: 'Dieser Schlüssel ist zu alt. Scannen Sie den neuen und geben Sie seinen Code ein.',
    factor_exists: 'Das ist schon eingerichtet.',
    name_missing: 'Bitte geben Sie dem Passkey einen Namen.',
    passkey_refused: 'Dieser Passkey ließ sich nicht verwenden. Bitte versuchen Sie es erneut.',
    too_many_passkeys: 'Sie haben zehn Passkeys. Entfernen Sie zuerst einen.',
    no_factor: 'Richten Sie zuerst eine App oder einen Passkey ein.',
    factor_gone: 'Das ist schon entfernt.',
  },

  card: {
    heading: 'Zweiter Faktor',
    off: 'Aus. Wer Ihr Passwort kennt, kann sich anmelden.',
    on: 'Ein. Ihr Passwort allein genügt nicht zum Anmelden.',
    setUp: 'Zweiten Faktor einrichten',
    change: 'Zweiten Faktor ändern',
  },

  staff: {
    heading: 'Zweiter Faktor',
    has: (app, passkeys) =>
      [app && 'Authenticator-App', passkeys > 0 && plural(passkeys, { one: 'Passkey', other: 'Passkeys' })]
        .filter(Boolean)
        .join(', '),
    text: 'Bei Verlust: Vergewissern Sie sich zuerst, dass es wirklich diese Person ist. Wir entfernen alles, melden sie ab und schreiben ihr eine E-Mail.',
    remove: 'Zweiten Faktor entfernen',
    yesRemove: 'Ja, alles entfernen',
    problems: {
      own_account: 'Ihren eigenen zweiten Faktor ändern Sie auf der Seite Ihres Kontos.',
      person_gone: 'Dieses Konto gibt es nicht mehr.',
      factor_gone: 'Dieses Konto hat keinen zweiten Faktor.',
    },
  },
}
