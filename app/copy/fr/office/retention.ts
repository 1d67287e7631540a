// How long each kind of data is kept, for the privacy page.
import type { retentionCopy as english } from '../../office/retention.ts'

const BOOKS = '7\u00A0ans après la fin de l’année'

export const retentionCopy: typeof english = {
  caption: 'Combien de temps nous gardons quoi',
  things: [
    {
      id: 'orders',
      name: 'Commandes avec leurs eSIM, factures et rétractations, comme l’exige le droit fiscal néerlandais',
      lasts: BOOKS,
    },
    { id: 'companies', name: 'Entreprises que vous nous avez demandé de retenir', lasts: BOOKS },
    {
      id: 'payouts',
      name: 'Versements aux affiliés, avec le compte qui les a reçus',
      lasts: BOOKS,
    },
    {
      id: 'bank_details',
      name: 'Coordonnées bancaires des partenaires, une fois qu’ils ne gagnent plus rien et que tout est payé',
      lasts: '90\u00A0jours',
    },
    { id: 'messages', name: 'Messages à l’assistance, une fois clos', lasts: '2\u00A0ans' },
    {
      id: 'wishes',
      name: 'Votre adresse, si vous attendez un pays pas encore couvert\u202F; nous la supprimons après vous avoir prévenu',
      lasts: '1\u00A0an',
    },
    { id: 'mails', name: 'Les e-mails que nous vous avons envoyés', lasts: '180\u00A0jours' },
    { id: 'unpaid_orders', name: 'Commandes jamais payées, avec votre nom et votre adresse', lasts: '90\u00A0jours' },
    { id: 'customer_ips', name: 'Votre adresse IP en dehors de vos commandes', lasts: '90\u00A0jours' },
    { id: 'payment_messages', name: 'Messages du prestataire de paiement sur votre paiement', lasts: '90\u00A0jours' },
    { id: 'network_answers', name: 'Réponses du réseau mobile à nos propres tests', lasts: '90\u00A0jours' },
    { id: 'usage', name: 'Les données restantes de votre eSIM, une fois qu’elle a expiré', lasts: '90\u00A0jours' },
    {
      id: 'gifts',
      name: 'À qui un cadeau était destiné et ce que vous avez écrit, après le dernier jour du voyage',
      lasts: '90\u00A0jours',
    },
    { id: 'planned_trips', name: 'Un voyage prévu en plusieurs achats, une fois terminé', lasts: '30\u00A0jours' },
    {
      id: 'webhooks',
      name: 'Ce que nous avons indiqué au logiciel d’un partenaire sur une commande passée par lui',
      lasts: '30\u00A0jours',
    },
    { id: 'network_messages', name: 'Messages du réseau mobile sur votre eSIM', lasts: '30\u00A0jours' },
    { id: 'links', name: 'Liens, codes et connexions expirés', lasts: '30\u00A0jours' },
    { id: 'logs', name: 'Journaux du serveur', lasts: '30\u00A0jours' },
  ],
}
