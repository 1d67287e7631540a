// The words of the landing page in Spanish.
import type * as english from '../../catalogue/home.ts'

export const homeCopy: typeof english.homeCopy = {
  findBundle: 'Encuentra tu paquete',
  checkEsim: 'Tu eSIM',
  lead: 'Dinos adónde y cuándo. Un solo paquete de datos para todo el viaje, en tu teléfono antes de hacer la maleta.',
  trust: [
    'Compra sin crear una cuenta',
    'Precios con el IVA incluido, si lo hay',
    'Código QR en pantalla y por correo',
  ],
  selectorHeading: 'Encuentra tu paquete',
}
