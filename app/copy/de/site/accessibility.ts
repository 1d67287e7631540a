// The accessibility statement: what holds, how it is checked, and what is not good enough yet.
import type { accessibilityCopy as english } from '../../site/accessibility.ts'

export const accessibilityCopy: typeof english = {
  title: 'Barrierefreiheit',
  description:
    'Wie barrierefrei dieser Shop ist, wie wir das prüfen, was noch fehlt und wie Sie uns eine Barriere melden.',
  lead: 'Alle sollen hier eine eSIM kaufen, installieren und prüfen können: mit der Tastatur, mit der Stimme, mit einem Screenreader, auf einem kleinen Telefon oder bei 400\u00A0% Zoom.',
  sections: [
    {
      id: 'standard',
      title: 'Unser Maßstab',
      text: [
        'Wir bauen nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA. Das deckt die europäische Norm EN 301 549 ab, auf die der European Accessibility Act (Richtlinie 2019/882) für Onlineshops verweist.',
      ],
      points: [],
    },
    {
      id: 'does',
      title: 'Worauf Sie sich verlassen können',
      text: [],
      points: [
        'Alles lässt sich allein mit der Tastatur bedienen, und Sie sehen immer, wo Sie sind.',
        'Überschriften, Listen, Formulare und Meldungen sind für Screenreader ausgezeichnet, und Änderungen auf einer Seite werden angesagt.',
        'Text hat einen Kontrast von mindestens 4,5 zu 1, welche Farben eine Marke auch wählt, im hellen wie im dunklen Modus.',
        'Bei 320 Pixeln Breite oder 400\u00A0% Zoom müssen Sie nirgends seitwärts scrollen.',
        'Wenn Ihr System weniger Bewegung verlangt, fliegt und pulsiert nichts.',
        'Von der Wahl des Reiseziels bis zur Zahlung funktioniert alles ohne JavaScript. Diese Seiten und der Widerruf ebenso.',
        'Keine Rätsel, keine Zeitgrenze beim Tippen, und einfügen dürfen Sie immer.',
      ],
    },
    {
      id: 'checked',
      title: 'Wie wir prüfen',
      text: [
        'Bei jeder Änderung prüft ein automatisches Werkzeug (axe) unsere Seiten in mehreren Breiten, und ein Programm kauft in einem echten Browser ein. Den Kontrast berechnen wir für jede Farbpalette. Automatische Prüfungen finden nur einen Teil der Barrieren.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'Was noch fehlt',
      text: [],
      points: [
        'Es gab noch keine Prüfung von außen und keine Tests mit Menschen, die Hilfsmittel benutzen. Bis dahin behaupten wir keine vollständige Konformität.',
        'Die Zahlungsseite gehört unserem Zahlungsdienstleister. Wir haben ihn wegen seiner Barrierefreiheit gewählt, haben aber keinen Einfluss auf die Seite.',
        'Rechnungen im PDF-Format sind möglicherweise nicht getaggt. Jede Rechnung gibt es auch als Seite auf dieser Website, und auf Wunsch senden wir Ihnen die Angaben per E-Mail.',
        'Verwaltung und Partnerbereich gibt es nur auf Englisch.',
      ],
    },
    {
      id: 'contact',
      title: 'Melden Sie uns eine Barriere',
      text: [
        'Schreiben Sie uns auf der Supportseite, um welche Seite es geht und welches Gerät oder Hilfsmittel Sie benutzt haben. Wir antworten innerhalb von 24 Stunden, helfen Ihnen ans Ziel und sagen Ihnen, wann es behoben ist.',
        'Hilft unsere Antwort nicht, können Sie sich an die Behörde wenden, die in Ihrem Land die Barrierefreiheit von Dienstleistungen überwacht. Für Onlineshops in den Niederlanden ist das die Autoriteit Consument & Markt (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Hilfe erhalten',
}
