// The words of the company section of the checkout, in Spanish.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../people/company.ts'

export const companyCopy: typeof english.companyCopy = {
  label: 'Compra para una empresa',
  isCompany: 'Compro para una empresa',
  isCompanyHint: 'Su nombre, dirección y NIF-IVA aparecerán en la factura.',
  heading: 'Datos de la empresa',
  optional: '(opcional)',
  code: {
    label: 'Código de referencia',
    hint: '¿Ya guardaste tu empresa aquí? Introduce su código de 5 caracteres (sin I, O, 0 ni 1).',
    find: 'Buscar',
    finding: 'Buscando la empresa',
  },
  notices: {
    code_missing: {
      title: 'Falta el código de referencia',
      text: 'Introduce un código de referencia para buscar los datos de la empresa.',
    },
    not_found: {
      title: 'Empresa no encontrada',
      text: 'No hay ninguna empresa con este código de referencia. Rellena los datos de tu empresa.',
    },
    found: {
      title: 'Empresa encontrada',
      text: 'Hemos rellenado los datos de tu empresa. Las partes ocultas se completan al hacer el pedido.',
    },
    lookup_failed: {
      title: 'Error',
      text: 'No hemos podido buscar los datos de la empresa. Inténtalo de nuevo.',
    },
    missing_information: {
      title: 'Faltan datos',
      text: 'Rellena todos los datos obligatorios de la empresa.',
    },
  },
  fields: {
    companyName: 'Nombre de la empresa',
    streetName: 'Calle',
    streetNumber: 'Número',
    unitNumber: 'Piso, puerta',
    postalCode: 'Código postal',
    city: 'Localidad',
    country: 'País',
    chooseCountry: 'Elige un país',
    isOutsideEu: 'La empresa está fuera de la UE',
    outsideEuCountry: 'País fuera de la UE',
    vatNumber: 'NIF-IVA',
    companyRegNumber: 'Número de registro',
    invoiceEmail: 'Correo para facturas',
    invoiceEmailHint: 'También enviaremos allí el recibo.',
    invoiceEmailFromCode: 'Déjalo vacío para usar la dirección guardada.',
  },
  problems: {
    companyName: 'Introduce el nombre de tu empresa',
    streetName: 'Introduce la calle',
    postalCode: 'Introduce el código postal',
    city: 'Introduce la localidad',
    country: 'Elige el país de tu empresa',
    outsideEuCountry: 'Indica tu país fuera de la UE',
    vatNumber: 'Introduce el NIF-IVA',
    vatNumberForm: (country, example) => `No parece un NIF-IVA válido (${country}). Ejemplo: ${example}`,
    vatNumberAbroad: 'Introduce un número fiscal de 30 letras y cifras como máximo',
    electronicAddress:
      'Introduce un ID de Peppol con sus cuatro cifras, dos puntos y el número, por ejemplo 0208:0123456749',
    invoiceEmail: 'Introduce una dirección de correo válida',
    tooLong: (longest) => `Acórtalo a ${plural(longest, { one: 'carácter', other: 'caracteres' })}`,
    hiddenTooLong: 'Introdúcelo de nuevo. La búsqueda ha caducado.',
  },
  vatHint: (country, example) => `Así es un NIF-IVA (${country}): ${example}.`,
  vatHintNoCountry: 'Elige antes el país para que podamos comprobar el formato.',
  vatHintAbroad: 'El número fiscal que tu país asignó a la empresa.',
  vatWellFormed: (country) => `Formato válido (${country}).`,
  check: 'Actualizar IVA',
  checking: 'Comprobando el NIF-IVA',
  save: 'Guardar los datos de mi empresa',
  saveHint: 'Después del pedido recibirás un código de referencia que los rellena la próxima vez.',
  tax: {
    company: (country) => `IVA del país de tu empresa: ${country}.`,
    outside: 'Sin IVA, porque tu empresa está fuera de la UE.',
    located: (country) =>
      `IVA del país donde pareces estar: ${country}. Eso no encaja con una empresa de fuera de la UE.`,
    reverseCharge: 'Inversión del sujeto pasivo: VIES ha confirmado el NIF-IVA, así que tu empresa declara el IVA.',
    invalid: (country) => `VIES no reconoce este NIF-IVA, así que aplicamos el IVA de este país: ${country}.`,
    unavailable: (country) =>
      `El servicio de NIF-IVA de la UE (VIES) no responde ahora, así que aplicamos el IVA de este país: ${country}.`,
  },
}
