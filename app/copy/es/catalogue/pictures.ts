// The text in preview pictures, in Spanish.
import type * as english from '../../catalogue/pictures.ts'

export const pictureTitles: typeof english.pictureTitles = {
  home: ({ heroText }) => heroText,
  bundleselector: () => 'Encuentra tu paquete',
  esim: () => 'Todos los destinos',
  business: () => 'Colabora con nosotros',
  faq: () => 'Guía de instalación y preguntas frecuentes',
  devices: () => '¿Tu teléfono es compatible con eSIM?',
  support: () => 'Estamos aquí para ayudarte',
  'esim-status': () => 'Consulta tu eSIM',
  terms: () => 'Condiciones generales',
  privacy: () => 'Privacidad',
  accessibility: () => 'Accesibilidad',
  withdraw: () => 'Desistir de un contrato',
}
