// The words of the page that tells whether a phone can use an eSIM, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../delivery/devices.ts'

export const devicesCopy: typeof english.devicesCopy = {
  title: '¿Tu teléfono es compatible con eSIM?',
  description:
    'Busca tu teléfono para ver si es compatible con eSIM y asegúrate con dos comprobaciones rápidas: el EID y el bloqueo de operador.',
  lead: 'Búscalo aquí y luego asegúrate en el propio teléfono. Se tarda un minuto y evita que compres un paquete que no puedas usar.',
  search: {
    label: 'Marca o modelo',
    hint: 'Por ejemplo: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Buscar',
    found: (count) => plural(count, { one: 'modelo', other: 'modelos' }),
    more: (count) => `${count} más. Añade una palabra para afinar la búsqueda.`,
    none: (query) => `«${query}» no está en nuestra lista. Eso no significa que no: busca el EID en el teléfono.`,
  },
  detected: {
    model: (model) => `Parece que usas este modelo: ${model}.`,
    iphone: 'Parece que usas un iPhone, pero no sabemos cuál. El modelo está en Ajustes > General > Información.',
    ipad: 'Parece que usas un iPad. El modelo está en Ajustes > General > Información.',
    android: 'Parece que usas un Android, pero no sabemos cuál. El modelo está en Ajustes > Información del teléfono.',
    show: 'Mostrarlo',
  },
  esim: {
    yes: 'Sí',
    regional: 'Sí, con excepciones',
    no: 'No',
  },
  source: 'Fuente:',
  listHeading: 'Todas las marcas',
  listLead: 'Según los datos de los fabricantes. Es lo que sabemos, no todos los teléfonos que existen.',
  resultsHeading: 'Resultados',
  checks: {
    heading: 'Asegúrate en tu teléfono',
    items: [
      {
        title: 'Marca *#06#',
        text: 'Si aparece un EID de 32 cifras, tu teléfono es compatible con eSIM. Sin EID, no lo es.',
        path: 'Teléfono > Teclado > *#06#',
      },
      {
        title: '¿Está bloqueado?',
        text: 'Un teléfono comprado con contrato puede aceptar solo las SIM de ese operador. En el iPhone, busca «Sin restricciones de SIM». En Android, prueba con la SIM de otra persona o pide al operador que lo libere.',
        path: 'Ajustes > General > Información > Bloqueo de operador',
      },
      {
        title: '¿Dónde se compró?',
        text: 'Algunos modelos de ciertos países, sobre todo de China continental, no tienen eSIM. Comprueba el EID.',
        path: 'Ajustes > Información del teléfono > EID',
      },
    ],
  },
  guideLink: 'Cómo se instala',
  bundleLink: 'Encuentra tu paquete',
}
