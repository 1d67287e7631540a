// The ten lines of a bundle's label in Italian.
import type * as english from '../../catalogue/bundle-label.ts'

export const labelCopy: typeof english.labelCopy = {
  heading: 'Che cosa include questo pacchetto',
  undisclosed: 'Non comunicato',
  elsewhere: 'Nella sintesi contrattuale',
  names: {
    networks: 'Reti',
    start: 'Inizio dei giorni',
    begin: 'Da iniziare entro',
    hotspot: 'Hotspot',
    fullSpeed: 'A piena velocità',
    afterwards: 'Dopo',
    exit: 'Uscita del traffico',
    topUp: 'Ricarica',
    moneyBack: 'Rimborso',
    price: 'Prezzo',
  },
  network: (name, generation) => (generation ? `${name} ${generation}` : name),
  inCountry: (country, networks) => `${country}: ${networks}`,
  start: {
    'first use': 'Alla prima connessione in un paese coperto',
    installation: 'Quando la installi',
    purchase: 'Quando la acquisti',
  },
  beginAtOnce: 'I giorni partono dall’acquisto',
  hotspot: { yes: 'Consentito', no: 'Non consentito' },
  fullSpeed: (size) => `Fino a ${size}`,
  all: (size) => `Tutti i dati (${size})`,
  stops: 'La connessione si interrompe',
  slow: (speed) => `Continua a ${speed}`,
  topUp: { yes: 'Possibile', no: 'Non possibile' },
  differs: (name, text) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  noPrice: 'Non più in vendita',
}
