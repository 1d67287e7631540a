// The ten lines of a bundle's label in Spanish.
import type * as english from '../../catalogue/bundle-label.ts'

export const labelCopy: typeof english.labelCopy = {
  heading: 'Qué incluye este paquete',
  undisclosed: 'No se indica',
  elsewhere: 'En el resumen del contrato',
  names: {
    networks: 'Redes',
    start: 'Inicio de los días',
    begin: 'Plazo para empezar',
    hotspot: 'Compartir internet',
    fullSpeed: 'A máxima velocidad',
    afterwards: 'Después',
    exit: 'Salida a internet',
    topUp: 'Recarga',
    moneyBack: 'Reembolso',
    price: 'Precio',
  },
  network: (name, generation) => (generation ? `${name} ${generation}` : name),
  inCountry: (country, networks) => `${country}: ${networks}`,
  start: {
    'first use': 'Al conectarse por primera vez en un país cubierto',
    installation: 'Al instalarla',
    purchase: 'Al comprarla',
  },
  beginAtOnce: 'Los días cuentan desde la compra',
  hotspot: { yes: 'Permitido', no: 'No permitido' },
  fullSpeed: (size) => `Hasta ${size}`,
  all: (size) => `Todos los datos (${size})`,
  stops: 'La conexión se corta',
  slow: (speed) => `Sigue a ${speed}`,
  topUp: { yes: 'Sí, se puede recargar', no: 'No se puede recargar' },
  differs: (name, text) => `${name}: ${text.charAt(0).toLowerCase()}${text.slice(1)}`,
  noPrice: 'Ya no se vende',
}
