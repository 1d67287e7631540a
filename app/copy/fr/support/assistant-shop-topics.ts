// What you can do in the shop and where, with answers short enough for a chat: buying, paying, refunds, the account.
import { sizeLabel } from '#app/language/formats.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type * as english from '../../support/assistant-shop-topics.ts'

export const SHOP_TOPICS: typeof english.SHOP_TOPICS = [
  {
    title: 'Acheter une eSIM',
    text: 'Choisissez où et quand vous voyagez, puis un forfait. Vous payez sur la page de notre prestataire de paiement, et votre eSIM s’affiche sur la page de commande et arrive par e-mail, en général en quelques minutes. Aucun compte n’est nécessaire.',
    path: '/bundleselector',
    asked: [
      'comment acheter une esim',
      'comment ça marche',
      'comment commander',
      'passer une commande',
      'faut-il un compte pour acheter',
      'je veux une esim',
    ],
  },
  {
    title: 'Livraison',
    text: 'Nous n’expédions rien\u202F: une eSIM est numérique, il n’y a donc pas de carte en plastique. Après le paiement, le code QR s’affiche sur la page de commande et arrive par e-mail, en général en quelques minutes.',
    path: '/bundleselector',
    asked: [
      'envoyez-vous des cartes sim',
      'livrez-vous à domicile',
      'envoi par la poste',
      'livraison postale',
      'frais de port',
      'carte sim en plastique',
      'carte sim physique par courrier',
      'comment est livrée l’esim',
      'délai de livraison',
      'quand vais-je recevoir mon esim',
    ],
  },
  {
    title: 'Trouver le bon forfait',
    text: 'Indiquez vos destinations et vos dates pour voir tous les forfaits qui les couvrent, avec les prix TTC. Ou dites-moi le pays et le nombre de jours, par exemple «\u00A0Japon pour 10\u00A0jours\u00A0».',
    path: '/bundleselector',
    asked: [
      'quel forfait me faut-il',
      'combien ça coûte',
      'prix des forfaits',
      'combien de données me faut-il',
      'combien de go',
      'quels pays sont couverts',
      'liste des pays',
      'forfait le moins cher',
      'une esim pour plusieurs pays',
    ],
  },
  {
    title: 'Remboursement et rétractation',
    text: 'Vous avez 14\u00A0jours pour changer d’avis, sans motif. «\u00A0Renoncer au contrat ici\u00A0» se fait en deux étapes, sans compte. Si vous avez demandé une livraison immédiate lors de la commande, ce droit prend fin dès l’activation de l’eSIM, c’est-à-dire quand elle utilise des données pour la première fois. Nous remboursons par le moyen de paiement utilisé, dans les 14\u00A0jours. Quelque chose ne fonctionne pas\u202F? C’est un autre droit\u202F: écrivez-nous.',
    path: '/withdraw',
    asked: [
      'puis-je être remboursé',
      'remboursement',
      'annuler ma commande',
      'rendre une esim',
      'rétractation',
      'me rétracter',
      'j’ai changé d’avis',
      'voyage annulé',
      'je me suis trompé de forfait',
      'rembourser les données non utilisées',
    ],
  },
  {
    title: 'Moyens de paiement',
    text: 'Vous payez d’avance, en euros, sur la page de notre prestataire de paiement. Les cartes de crédit et de débit sont acceptées. Les autres moyens, comme PayPal, Apple Pay, Google Pay ou iDEAL, peuvent dépendre de votre pays et de votre appareil\u202F: vous les voyez sur cette page avant de payer. Nous ne voyons jamais votre carte.',
    path: '/terms#payment',
    asked: [
      'comment payer',
      'moyens de paiement',
      'quelles cartes acceptez-vous',
      'carte bancaire',
      'carte bleue',
      'paypal',
      'apple pay',
      'google pay',
      'ideal',
      'klarna',
      'bancontact',
      'american express',
      'devise',
      'le paiement est-il sécurisé',
      'payer en plusieurs fois',
    ],
  },
  {
    title: 'Un paiement qui a échoué',
    text: 'Si un paiement échoue, vous ne devez rien. Vous revenez à la commande avec votre panier et vos informations, et vous pouvez réessayer ou utiliser un autre moyen de paiement.',
    path: '/checkout',
    asked: [
      'paiement échoué',
      'paiement refusé',
      'carte refusée',
      'le paiement ne fonctionne pas',
      'impossible de payer',
      'débité deux fois',
    ],
  },
  {
    title: 'Codes promo',
    text: 'Saisissez le code lors de la commande, sous le récapitulatif, et touchez Appliquer. Un seul code par commande\u202F; vous voyez la remise avant de commander.',
    path: '/checkout',
    asked: [
      'où saisir un code promo',
      'code de réduction',
      'code promo',
      'bon de réduction',
      'le code promo ne marche pas',
      'utiliser un coupon',
    ],
  },
  {
    title: 'Facture',
    text: 'Une fois votre commande terminée, la facture se trouve sur la page de commande sous Voir la facture, dans votre compte et dans notre e-mail. Vous pouvez l’imprimer ou l’enregistrer en PDF. Les commandes gratuites n’ont pas de facture, car rien n’a été débité.',
    path: '/account',
    asked: [
      'où est ma facture',
      'télécharger la facture',
      'reçu',
      'facture pdf',
      'justificatif d’achat',
      'preuve de paiement',
    ],
  },
  {
    title: 'Facture d’entreprise, avec numéro de TVA',
    text: 'Cochez «\u00A0J’achète pour une entreprise\u00A0» lors de la commande pour faire figurer le nom, l’adresse et le numéro de TVA sur la facture. Si VIES confirme un numéro de TVA d’un autre pays de l’UE, la facture est en autoliquidation. Les entreprises hors de l’UE ne paient pas de TVA. En enregistrant vos informations, vous recevez un code qui les remplit la prochaine fois.',
    path: '/checkout',
    asked: [
      'facture avec numéro de tva',
      'acheter pour mon entreprise',
      'facture d’entreprise',
      'autoliquidation',
      'note de frais',
      'numéro de tva intracommunautaire',
      'tva sur la facture',
      'informations de la société',
    ],
  },
  {
    title: 'La taxe dans le prix',
    text: 'Le total affiché avant la commande comprend la TVA de votre pays. La barre en haut de chaque page montre ce pays, et vous pouvez le modifier là.',
    path: '/terms#prices',
    asked: [
      'la tva est-elle comprise',
      'taux de tva',
      'pourquoi je paie la tva',
      'prix ttc ou ht',
      'prix hors taxes',
      'frais cachés',
    ],
  },
  {
    title: 'Changer d’adresse e-mail',
    text: 'Dans votre compte, allez dans Profil et choisissez «\u00A0Changer d’e-mail\u00A0». Saisissez votre mot de passe, et nous enverrons un lien à la nouvelle adresse. Il est valable une heure. Si vous avez fait une faute dans l’adresse d’une commande, écrivez-nous avec la référence de la commande.',
    path: '/account?tab=profile',
    asked: [
      'changer mon adresse e-mail',
      'mauvaise adresse e-mail dans la commande',
      'je me suis trompé d’e-mail',
      'faute dans l’adresse mail',
      'nouvelle adresse mail',
      'modifier mon mail',
    ],
  },
  {
    title: 'Mot de passe oublié',
    text: 'Saisissez votre adresse e-mail sous «\u00A0Réinitialisez votre mot de passe\u00A0», et nous vous enverrons un lien pour en définir un nouveau.',
    path: '/reset-password',
    asked: [
      'mot de passe oublié',
      'réinitialiser mon mot de passe',
      'impossible de me connecter',
      'la connexion au compte ne marche pas',
      'changer de mot de passe',
    ],
  },
  {
    title: 'Ouvrir un compte',
    text: 'Aucun compte n’est nécessaire pour acheter. Avec un compte, vos eSIM, soldes et factures sont réunis au même endroit, y compris les commandes antérieures passées avec la même adresse e-mail.',
    path: '/signup',
    asked: ['créer un compte', 's’inscrire', 'inscription', 'à quoi sert le compte', 'ajouter mon esim à mon compte'],
  },
  {
    title: 'Supprimer votre compte',
    text: 'Allez dans Profil, dans votre compte, et descendez jusqu’en bas. Il vous faut votre mot de passe. Vos eSIM continuent de fonctionner, et nous conservons commandes et factures aussi longtemps que le droit fiscal l’exige. Vous pouvez aussi y exporter toutes vos données.',
    path: '/account?tab=profile',
    asked: [
      'supprimer mon compte',
      'effacer mes données',
      'exporter mes données personnelles',
      'fermer mon compte',
      'rgpd',
    ],
  },
  {
    title: 'Plusieurs voyageurs',
    text: 'Une commande peut être pour dix voyageurs au plus\u202F: choisissez leur nombre sous les forfaits, dans le panier ou au moment de payer. Vous payez une fois, et chacun reçoit sa propre eSIM et son propre lien. Pour des voyages ou des adresses e-mail différents, passez une commande pour chacun.',
    path: '/bundleselector',
    asked: [
      'acheter plusieurs esim',
      'esim pour ma famille',
      'deux téléphones deux esim',
      'commande de groupe',
      'esim pour ma femme',
      'esim pour mon mari',
      'pour mes enfants',
      'offrir une esim en cadeau',
    ],
  },
  {
    title: 'Vendre nos eSIM',
    text: 'Nous avons quatre formules partenaires, du programme d’affiliation gratuit à la boutique à votre nom. Comparez-les et envoyez votre demande sur la page des partenaires.',
    path: '/business',
    asked: [
      'devenir partenaire',
      'programme d’affiliation',
      'revendeur',
      'marque blanche',
      'commission',
      'api pour partenaires',
    ],
  },
]

export const unlimitedTopic: typeof english.unlimitedTopic = (data) => ({
  title: 'Données illimitées',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['données illimitées', 'avez-vous des forfaits illimités', 'illimité', 'le plus gros forfait'],
})

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const most = sizeLabel({ megabytes: mostMegabytes })
  const others = mostMegabytes > 0 ? `Les autres forfaits ont un volume fixe, jusqu’à ${most}. ` : ''
  const all = `${others}Les résultats pour votre voyage montrent ceux qui existent.`
  if (kinds.has('unlimited'))
    return `Nous avons des forfaits illimités pour certaines destinations. Ils peuvent ralentir après un certain volume dans la journée. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `Il n’y a pas de forfait illimité, mais certains vous donnent de nouvelles données chaque jour. ${all}`
  return `Chaque forfait a un volume fixe, jusqu’à ${most}. Il n’y a pas de forfait illimité. Quand il vous en reste peu, vous pouvez recharger, ou acheter un autre forfait si l’eSIM ne peut pas être rechargée.`
}
