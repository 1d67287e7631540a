// The ten lines of a bundle's label: the same ones for every bundle, so that two of them can be compared.
import type { labelCopy as english } from '../../catalogue/bundle-label.ts'

export const labelCopy: typeof english = {
  heading: 'Wat er in deze bundel zit',
  undisclosed: 'Niet bekendgemaakt',
  elsewhere: 'Zie de contractsamenvatting',
  names: {
    networks: 'Netwerken',
    start: 'Dagen gaan in',
    begin: 'Beginnen binnen',
    hotspot: 'Hotspot',
    fullSpeed: 'Op volle snelheid',
    afterwards: 'Daarna',
    exit: 'Verkeer loopt via',
    topUp: 'Opwaarderen',
    moneyBack: 'Geld terug',
    price: 'Prijs',
  },
  network: (name, generation) => (generation ? `${name} ${generation}` : name),
  inCountry: (country, networks) => `${country}: ${networks}`,
  start: {
    'first use': 'Bij de eerste verbinding in een land van de bundel',
    installation: 'Bij de installatie',
    purchase: 'Bij de aankoop',
  },
  beginAtOnce: 'De dagen lopen vanaf de aankoop',
  hotspot: { yes: 'Toegestaan', no: 'Niet toegestaan' },
  fullSpeed: (size) => `De eerste ${size}`,
  all: (size) => `Alle ${size}`,
  stops: 'De verbinding stopt',
  slow: (speed) => `Gaat door met ${speed}`,
  topUp: { yes: 'Mogelijk', no: 'Niet mogelijk' },
  differs: (name, text) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  noPrice: 'Niet meer te koop',
}
