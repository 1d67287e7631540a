// What the legal pages have in common, in Spanish.
import type * as english from '../../site/legal.ts'

export const legalCopy: typeof english.legalCopy = {
  contents: 'Contenido',
  plainly: 'En pocas palabras',
  translation: 'Esto es una traducción. El texto vinculante es el inglés.',
  translated: 'Leer el texto en inglés',
  company: {
    heading: 'Quién está detrás de esta tienda',
    missing: (brand) =>
      `El titular todavía no ha indicado el nombre de la empresa responsable de ${brand}, su dirección postal, su número de registro ni su NIF-IVA. Se introducen en los ajustes de la marca.`,
    name: 'Empresa',
    address: 'Dirección',
    email: 'Correo electrónico',
    phone: 'Teléfono',
    kvk: 'Número de registro',
    vat: 'NIF-IVA',
  },
}
