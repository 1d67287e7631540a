// What the pages of each role are called in Spanish.
import type * as english from '../../people/role-places.ts'

export const placeNames: typeof english.placeNames = {
  '/user-dashboard': 'Mi panel',
  '/account': 'Cuenta',
  '/admin-dashboard': 'Panel de administración',
  '/admin-dashboard/inbox': 'Bandeja de entrada',
  '/admin-dashboard/find': 'Buscar',
  '/admin-dashboard/figures': 'Cifras',
  '/admin': 'Administración',
  '/super-admin-dashboard': 'Panel de superadministración',
  '/super-admin-dashboard/catalog': 'Catálogo',
  '/super-admin-dashboard/coupons': 'Cupones',
  '/super-admin-dashboard/vat': 'Tipos de IVA',
  '/super-admin-dashboard/network-packages': 'Redes',
  '/super-admin-dashboard/affiliates': 'Afiliados',
  '/super-admin-dashboard/payouts': 'Pagos',
  '/business-dashboard': 'Panel de empresa',
  '/api-test': 'Consola de pruebas de la API',
  '/order-api-flow': 'Pruebas de la API de pedidos',
  '/mailchimp-api': 'Recordatorio de ICCID',
  '/emailtest': 'Correo de prueba',
}

export const rolePlacesCopy: typeof english.rolePlacesCopy = { label: 'Tus páginas' }
