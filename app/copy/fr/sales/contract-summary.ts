// The contract summary of a bundle, under the headings that Implementing Regulation (EU) 2019/2243 prescribes.
import { formatEuro, plural } from '#app/language/formats.ts'
import type { BundleFacts } from '#shop/catalogue/bundle/bundle-facts.ts'
import { isTotal } from '#values/data-allowance.ts'
import { byStart } from '../../catalogue/by-start.ts'
import type { summaryCopy as english } from '../../sales/contract-summary.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'
import { prepaidText, usedUpText } from '../catalogue/data-words.ts'

const fromText = (startsAt: BundleFacts['startsAt']) =>
  byStart(startsAt, {
    'first use': 'à compter de la première utilisation de données dans la zone',
    installation: 'à compter de son installation',
    purchase: 'à compter de son achat',
    unknown: 'à compter d’un moment que son réseau ne communique pas, au plus tôt son installation',
  })

const daysText = (days: number) => plural(days, { one: 'jour', other: 'jours' })

export const summaryCopy: typeof english = {
  days: daysText,
  title: 'Récapitulatif contractuel',
  titleOf: (zone, data, days) => `Récapitulatif contractuel\u202F: ${zone}, ${data}, ${daysText(days)}`,
  description: (zone, data, days) =>
    `Récapitulatif contractuel du forfait eSIM ${zone} (${data} pour ${daysText(days)})\u202F: service, prix, durée et autres conditions.`,
  purpose:
    'Le présent récapitulatif contractuel reprend les principaux éléments de cette offre de services, comme l’exige le droit de l’Union. Il aide à comparer les offres de services. Des informations complètes sur le service figurent dans d’autres documents.',
  provider: 'Fournisseur',
  bundle: 'Offre',
  bundleNumber: 'Numéro du forfait',
  asOf: 'État au',
  services: {
    heading: 'Services et équipements',
    text: (data, zone) =>
      `Données mobiles pour voyageurs\u202F: ${prepaidText(data)} dans la zone ${zone}, fournies sous forme de profil eSIM (code QR et code d’activation). Ni numéro de téléphone, ni appels, ni SMS, ni télévision. Aucun équipement n’est fourni. Il vous faut un appareil compatible eSIM et non verrouillé par un opérateur.`,
    coverage: (count) => `Pays et territoires de la zone (${count})`,
  },
  speed: {
    heading: 'Débits du service internet et voies de recours en cas de problème',
    text: [
      'La connexion passe par les réseaux mobiles du pays visité. Le débit maximal est celui que ce réseau accorde aux visiteurs, à cet endroit et sur votre appareil. Aucun débit minimal n’est garanti, et aucun débit annoncé n’est indiqué pour ce forfait.',
      'Si la connexion ne fonctionne pas comme promis, contactez l’assistance. Nous réglerons le problème ou vous rembourserons. Vos droits légaux sont préservés en cas d’écart permanent ou récurrent.',
    ],
  },
  price: {
    heading: 'Prix',
    total: 'Vous payez une seule fois',
    before: 'Prix hors taxes',
    note: (data, isSlow) =>
      `Au taux de taxe du pays choisi sur ce site. Ni frais d’activation, ni abonnement mensuel, et ${usedUpText(data, isSlow)}.`,
    ended:
      'Nous ne vendons plus ce forfait. Si vous l’avez acheté, votre reçu et votre facture indiquent ce que vous avez payé.',
    topup: (cents) => `Données supplémentaires pour la même eSIM (recharge)\u202F: ${formatEuro(cents)} hors taxes.`,
  },
  duration: {
    heading: 'Durée, renouvellement et résiliation',
    text: (days, facts, data) =>
      `Le forfait dure ${daysText(days)} ${fromText(facts.startsAt)}${isTotal(data) ? ', ou jusqu’à épuisement des données' : ''}. Il n’est jamais renouvelé automatiquement et n’a pas à être résilié. ${rulesCopy.beginBy(facts)}`.trim(),
    esim: (days) => `Une eSIM est valable jusqu’à ${daysText(days)} après la première utilisation de données.`,
    withdrawal:
      'Le consommateur peut se rétracter dans les 14\u00A0jours suivant la commande. S’il a demandé une livraison immédiate, ce droit prend fin dès l’activation de l’eSIM.',
  },
  features: {
    heading: 'Caractéristiques destinées aux utilisateurs finals handicapés',
    text: 'La boutique est conçue selon les WCAG 2.2, niveau AA, et l’assistance répond par écrit. Le forfait ne comprend que des données. Utilisez votre propre SIM pour les services de relais et d’urgence qui exigent un numéro de téléphone.',
  },
  other: {
    heading: 'Autres informations utiles',
    text: 'Le paiement se fait d’avance. Le droit néerlandais s’applique. Les conditions générales, la page de confidentialité et la déclaration d’accessibilité font partie des informations complètes. Ce récapitulatif est une traduction du texte anglais, qui fait foi.',
  },
  links: {
    plan: 'Planifier un voyage',
    terms: 'Conditions générales',
    withdraw: 'Renoncer au contrat ici',
    support: 'Obtenir de l’aide',
    devices: 'Vérifier votre appareil',
  },
}
