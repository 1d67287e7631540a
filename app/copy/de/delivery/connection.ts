// 'Am I connected?': the questions in the most helpful order, what to do about each, and the draft message to support.
import type { connectionCopy as english } from '../../delivery/connection.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const STATES = { 'Not Activated': 'nicht aktiviert', Active: 'aktiv', Depleted: 'aufgebraucht', Expired: 'abgelaufen' }

export const connectionCopy: typeof english = {
  heading: 'Bin ich verbunden?',
  lead: 'Installiert heißt noch nicht verbunden. Prüfen Sie, was das Netz sieht. Haben Sie kein Internet, finden die Fragen unten meist den Grund.',
  check: 'Verbindung prüfen',
  checking: 'Verbindung wird geprüft',
  checkedAt: (instant) => `Geprüft: ${instant}`,
  covered: (names, more) =>
    more > 0 ? `${names.join(', ')} und ${more === 1 ? 'ein weiteres' : `${more} weitere`}` : names.join(', '),
  legend: 'Kein Internet? Gehen Sie diese Fragen der Reihe nach durch.',
  yes: 'Ja',
  no: 'Nein',
  fixLead: 'Zuerst das: ',
  questions: {
    line: {
      ask: (line) => `Ist die eSIM „${line}“ eingeschaltet?`,
      fix: 'Öffnen Sie die SIM-Einstellungen Ihres Telefons und schalten Sie die eSIM ein. Bis sie Empfang zeigt, kann es eine Minute dauern.',
    },
    data: {
      ask: () => 'Ist diese eSIM für mobile Daten ausgewählt?',
      fix: 'Wählen Sie die eSIM unter „Mobile Daten“ und schalten Sie das automatische Wechseln der Daten-SIM aus.',
    },
    roaming: {
      ask: () => 'Ist Datenroaming für diese eSIM eingeschaltet?',
      fix: 'Schalten Sie Datenroaming für die eSIM ein. Auf ihr kostet das nichts extra. Bei Ihrer eigenen SIM lassen Sie es aus.',
    },
    country: {
      ask: (_line, covered) => `Sind Sie in einem abgedeckten Land (${covered})?`,
      fix: 'Anderswo findet die eSIM kein Netz, und ihre Laufzeit beginnt nicht. Sie verbindet sich, sobald Sie ankommen.',
    },
    apn: {
      ask: () => 'Ist der Zugangspunkt (APN) der, den die eSIM mitgebracht hat?',
      fix: 'Öffnen Sie die Mobilfunkeinstellungen der eSIM und setzen Sie die Zugangspunkte zurück, oder entfernen Sie einen APN, den Sie für eine andere SIM eingetragen haben.',
    },
    flight: {
      ask: () => 'Haben Sie seitdem den Flugmodus zehn Sekunden lang ein- und wieder ausgeschaltet?',
      fix: 'Tun Sie das jetzt, dann sucht Ihr Telefon neu nach Netzen. Reicht das nicht, starten Sie es neu.',
    },
  },
  support: {
    heading: 'Immer noch kein Internet?',
    text: 'Schreiben Sie uns; Ihre Antworten und die Auskunft des Netzes sind schon eingetragen.',
    button: 'Support schreiben',
  },

  live: {
    'Not Activated': {
      title: 'Das Netz hat diese eSIM noch nicht in Gebrauch gesehen',
      text: ({ startsAt }) =>
        `Zu Hause ist das normal. ${rulesCopy.daysStart(startsAt)} Wenn Sie schon vor Ort sind, gehen Sie die Fragen durch.`,
    },
    Active: {
      title: 'Diese eSIM ist aktiv',
      text: 'Sie war verbunden und hat noch Datenvolumen. Wenn Sie jetzt kein Internet haben, liegt es an einer Einstellung des Telefons.',
    },
    Depleted: {
      title: 'Das Datenvolumen dieser eSIM ist aufgebraucht',
      text: ({ isToppable }) =>
        isToppable
          ? 'Ihre Einstellungen stimmen. Die eSIM braucht nur eine Aufladung und bleibt installiert.'
          : 'Ihre Einstellungen stimmen, aber diese eSIM lässt sich nicht aufladen. Zu einem neuen Paket gehört eine eigene eSIM.',
    },
    Expired: {
      title: 'Diese eSIM ist abgelaufen',
      text: 'Ihre Laufzeit ist vorbei, sie verbindet sich nicht mehr. Sie brauchen eine neue.',
    },
  },
  topUp: 'Diese eSIM aufladen',
  again: 'Neues Paket finden',
  left: 'Verbleibendes Datenvolumen',
  leftUnknown: 'Nicht bekannt',
  until: 'Gültig bis',
  untilUnknown: 'Die Laufzeit hat noch nicht begonnen',
  unavailable: {
    title: 'Das Netz antwortet nicht',
    text: 'Das sagt nichts über Ihre eSIM. Bitte prüfen Sie es in einer Minute noch einmal. Bis dahin helfen die Fragen weiter.',
  },
  offline: {
    title: 'Wir konnten nicht prüfen',
    text: 'Dieses Telefon ist offline. Verbinden Sie es mit einem WLAN, oder gehen Sie die Fragen durch.',
  },

  draft: {
    subject: 'Kein Internet mit meiner eSIM',
    lead: 'Ich habe die eSIM installiert, aber kein Internet.',
    network: (status) => `Status im Netz: ${status ? STATES[status] : 'nicht geprüft'}`,
    answers: { yes: 'ja', no: 'nein', open: 'nicht beantwortet' },
    short: {
      line: 'eSIM eingeschaltet',
      data: 'Für mobile Daten ausgewählt',
      roaming: 'Datenroaming an',
      country: 'In einem abgedeckten Land',
      apn: 'APN der eSIM',
      flight: 'Flugmodus ein und aus',
    },
    phone: 'Mein Telefon und wo ich bin: ',
  },
}
