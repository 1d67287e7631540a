// The ten lines of a bundle's label: the same ones for every bundle, so that two of them can be compared.
import type { labelCopy as english } from '../../catalogue/bundle-label.ts'

export const labelCopy: typeof english = {
  heading: 'Was in diesem Paket steckt',
  undisclosed: 'Keine Angabe',
  elsewhere: 'In der Vertragszusammenfassung',
  names: {
    networks: 'Netze',
    start: 'Laufzeit ab',
    begin: 'Beginn innerhalb von',
    hotspot: 'Hotspot',
    fullSpeed: 'Volles Tempo',
    afterwards: 'Danach',
    exit: 'Internetzugang über',
    topUp: 'Aufladung',
    moneyBack: 'Geld zurück',
    price: 'Preis',
  },
  network: (name, generation) => (generation ? `${name} ${generation}` : name),
  inCountry: (country, networks) => `${country}: ${networks}`,
  start: {
    'first use': 'Erste Verbindung in einem abgedeckten Land',
    installation: 'Installation',
    purchase: 'Kauf',
  },
  beginAtOnce: 'Die Laufzeit zählt ab dem Kauf',
  hotspot: { yes: 'Erlaubt', no: 'Nicht erlaubt' },
  fullSpeed: (size) => `Bis ${size}`,
  all: (size) => `Das ganze Datenvolumen (${size})`,
  stops: 'Die Verbindung endet',
  slow: (speed) => `Weiter mit ${speed}`,
  topUp: { yes: 'Möglich', no: 'Nicht möglich' },
  differs: (name, text) => `${name}: ${text}`,
  noPrice: 'Nicht mehr im Angebot',
}
