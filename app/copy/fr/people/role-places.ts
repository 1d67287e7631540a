// What the pages of each role are called: in the navigation, and in their titles.
import type * as english from '../../people/role-places.ts'

export const placeNames: typeof english.placeNames = {
  '/user-dashboard': 'Mon espace',
  '/account': 'Compte',
  '/admin-dashboard': 'Tableau de bord admin',
  '/admin-dashboard/inbox': 'Messages reçus',
  '/admin-dashboard/find': 'Recherche',
  '/admin-dashboard/figures': 'Chiffres',
  '/admin': 'Administration',
  '/super-admin-dashboard': 'Tableau de bord super admin',
  '/super-admin-dashboard/catalog': 'Catalogue',
  '/super-admin-dashboard/coupons': 'Codes promo',
  '/super-admin-dashboard/vat': 'Taux de TVA',
  '/super-admin-dashboard/network-packages': 'Réseaux',
  '/super-admin-dashboard/affiliates': 'Affiliés',
  '/super-admin-dashboard/payouts': 'Versements',
  '/business-dashboard': 'Espace partenaire',
  '/api-test': 'Console de test de l’API',
  '/order-api-flow': 'Testeur de commandes par API',
  '/mailchimp-api': 'Rappel d’ICCID',
  '/emailtest': 'E-mail de test',
}

export const rolePlacesCopy: typeof english.rolePlacesCopy = { label: 'Vos pages' }
