// The words of topping up an eSIM: the page that lists the bundles, and the order page afterward.
import { formatEuro, salesTaxText, sizeLabel, sizeWords } from '#app/language/formats.ts'
import type { topUpCopy as english, topUpProblems as englishProblems } from '../../delivery/top-up.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'
import { daysText } from '../counts.ts'

export const topUpCopy: typeof english = {
  title: 'Ihre eSIM aufladen',
  lead: 'Mehr Datenvolumen für die eSIM, die Sie schon haben. Nichts zu installieren: Es ist Augenblicke nach der Zahlung da.',
  button: 'Aufladen',
  esim: (end) => `eSIM •••• ${end}`,
  now: 'Aktueller Stand',
  data: 'Datenvolumen',
  left: (data) => `Noch ${data}`,
  leftUnknown: 'Zurzeit nicht bekannt',
  zone: 'eSIM-Zone',
  expiry: 'Ablaufdatum',
  notActivated: 'Die eSIM ist nicht aktiviert',
  offers: 'Wie viel mehr?',
  group: 'Paket wählen',
  offer: (place, data) => `${place} · ${data}`,
  adds: (data, days) => `plus ${data} und ${daysText(days)}`,
  addsDays: (days) => `plus ${daysText(days)} wie bisher`,
  exclTax: (priceCents, vatBasisPoints) => `${formatEuro(priceCents)} exkl. MwSt. · ${salesTaxText(vatBasisPoints)}`,
  go: 'Weiter zur Kasse',
  going: 'Wird hinzugefügt …',
  keeps: 'Was übrig ist, behalten Sie. Neues Datenvolumen und neue Tage kommen dazu.',
  keepsDays: 'Die übrigen Tage behalten Sie. Die neuen kommen dazu.',
  none: 'Für die Zone dieser eSIM haben wir gerade keine Aufladung. Zu einem neuen Paket gehört eine eigene eSIM.',
  buy: 'Paket finden',
  status: 'eSIM prüfen',
  replaces: 'In Ihren Warenkorb passt ein Paket; die Aufladung ersetzt, was darin liegt.',

  unnamed: {
    heading: 'Welche eSIM?',
    text: 'Prüfen Sie zuerst Ihre eSIM und wählen Sie dann „Aufladen“. Die Schaltfläche finden Sie auch auf Ihrer Bestellseite.',
    ended: 'Dieser Link ist abgelaufen oder unvollständig. Prüfen Sie Ihre eSIM und wählen Sie dort „Aufladen“.',
  },
  unsent:
    'Wir konnten keine Verbindung herstellen. Es wurde nichts bestellt. Bitte versuchen Sie es gleich noch einmal.',
  tooOften: 'Zu viele Versuche. Bitte warten Sie ein paar Minuten und versuchen Sie es dann erneut.',
  refused: 'Diese eSIM lässt sich nicht aufladen',
  notNow: 'Gerade nicht möglich',
  again: 'Erneut versuchen',

  hint: {
    heading: 'Für diese Reise haben Sie schon eine eSIM',
    text: ({ iccidEnd, days, ...data }) =>
      `Laden Sie die eSIM ••••\u00A0${iccidEnd} auf: ${sizeLabel(data)} und ${daysText(days)} mehr. Zu installieren gibt es nichts.`,
    saves: (cents) => `Das kostet ${formatEuro(cents)} weniger als eine neue.`,
    add: ({ totalCents, vatCents, ...data }) =>
      `${sizeLabel(data)} aufladen: ${priceTaxCopy.within(formatEuro(totalCents), vatCents)}`,
  },

  cart: {
    line: (zone, data, days) => `Aufladung: ${zone}, ${sizeWords(data)} für ${daysText(days)}`,
    change: 'Aufladung ändern',
  },
  checkout: {
    heading: (end) => `Aufladung der eSIM •••• ${end}`,
    wait: 'Wir laden Ihre eSIM auf; das dauert ein paar Sekunden.',
    done: 'Ihr neuer Stand erscheint hier, und der Beleg kommt per E-Mail.',
    emailHint: 'Hierhin kommt Ihr Beleg. Kein Konto nötig.',
    emailGoesTo: (email) => `Ihr Beleg geht an ${email}`,
    contact: 'Wohin dürfen wir den Beleg senden?',
    immediate:
      'Ich verlange ausdrücklich, dass Sie meine eSIM sofort, also vor Ablauf der Widerrufsfrist, aufladen. Mir ist bekannt, dass mein Widerrufsrecht erlischt, sobald ich das Datenvolumen nutze.',
  },

  order: {
    running: {
      title: (step, of) => `Ihre eSIM wird aufgeladen (${step} von ${of})`,
      heading: 'Ihre eSIM wird aufgeladen',
      lead: 'Das dauert ein paar Sekunden. Die Seite aktualisiert sich von selbst.',
      close: (email) => `Sie können diese Seite schließen. Der Beleg geht per E-Mail an ${email}`,
    },
    ready: {
      title: 'Aufgeladen',
      heading: 'Ihre eSIM ist aufgeladen',
      lead: (email) => `Das Datenvolumen ist auf Ihrer eSIM. Der Beleg ging per E-Mail an ${email}`,
      laterLead: (email) => `Wir haben Ihre eSIM aufgeladen und den Beleg an ${email} gesendet.`,
      status: 'Status prüfen',
    },
    failedSafe:
      'Ihre Zahlung ist sicher; nichts wird doppelt abgebucht oder aufgeladen. Ein neuer Versuch macht dort weiter, wo es stockte.',
    failedSafeFree:
      'Es wurde nichts abgebucht, und nichts wird doppelt aufgeladen. Ein neuer Versuch macht dort weiter, wo es stockte.',
    processing: (email) => `Sobald das Geld eintrifft, laden wir Ihre eSIM auf und senden den Beleg an ${email}.`,
    review: {
      payment:
        'Die eingegangene Zahlung passt nicht ganz zu dieser Bestellung. Bevor wir aufladen, sieht sich das jemand aus unserem Team an.',
      next: (email) =>
        `Sie müssen nichts tun. Wir schreiben an ${email}, und Sie erhalten entweder Ihr Datenvolumen oder Ihr Geld zurück.`,
    },
    card: {
      heading: (end) => `eSIM •••• ${end}`,
      added: 'Aufgeladen',
      addedText: (data, days) => `${sizeWords(data)} für ${daysText(days)}`,
      balance: 'Neuer Stand',
      balanceNow: (data) => `Noch ${data}`,
      exactly: (megabytes) => `${megabytes}\u00A0MB`,
      unknown:
        'Das Netz meldet den Stand gerade nicht. Ihre Aufladung ist auf der eSIM. Prüfen Sie gleich noch einmal ihren Status.',
      waiting: 'Hier erscheint der neue Stand.',
      stopped: 'Der neue Stand erscheint hier, sobald der Schritt oben behoben ist.',
      isAdded: 'Das Datenvolumen ist schon auf Ihrer eSIM. Den Stand zeigt ihre Statusseite.',
      nothingToDo: 'Auf Ihrem Telefon müssen Sie nichts installieren oder ändern.',
    },
    resent: (email) => `Der Beleg ist unterwegs an ${email}.`,
    refunded: 'Das Datenvolumen wurde nicht aufgeladen, oder wir haben mit Ihnen vereinbart, was mit ihm geschieht.',
  },
}

export const topUpProblems: typeof englishProblems = {
  esim_not_found: 'Diese eSIM lässt sich nicht aufladen. Sie wurde zurückgegeben, oder das Netz kennt sie nicht mehr.',
  top_ups_not_offered: 'Das Netz dieser eSIM bietet keine Aufladung an. Zu einem neuen Paket gehört eine eigene eSIM.',
  order_withdrawn:
    'Sie haben die Bestellung dieser eSIM widerrufen, deshalb lässt sie sich nicht aufladen. Doch anders überlegt? Schreiben Sie uns.',
  esim_expired:
    'Diese eSIM ist abgelaufen und lässt sich nicht mehr aufladen. Zu einem neuen Paket gehört eine eigene eSIM.',
  esim_unreachable:
    'Das Netz kann diese eSIM gerade nicht prüfen; es wurde nichts bestellt oder abgebucht. Bitte versuchen Sie es gleich noch einmal.',
}
