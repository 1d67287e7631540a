// The general terms: eleven numbered sections, each with a summary in plain words.
import type { termsCopy as english } from '../../site/terms.ts'

export const termsCopy: typeof english = {
  title: 'Conditions générales',
  description:
    'Les conditions générales d’achat et d’utilisation de nos eSIM de voyage\u202F: prix, paiement, activation, rétractation et responsabilité.',
  lead: 'Onze sections, chacune accompagnée d’un résumé en clair. C’est la clause elle-même qui compte. Ce texte est une traduction\u202F: en cas de divergence, la version anglaise fait foi.',
  updated: 'Dernière mise à jour',
  updatedOn: '05/03/2025',
  sections: (brand) => [
    {
      id: 'scope',
      title: 'Qui nous sommes et ce que couvrent ces conditions',
      plainly: `Ce sont les règles entre vous et la société derrière ${brand} quand vous achetez une eSIM ici.`,
      text: [
        `Les présentes conditions s’appliquent à toute commande d’une eSIM, d’un forfait de données ou d’une recharge passée sur ce site auprès de la société qui exploite ${brand} («\u00A0nous\u00A0»). Cette société est désignée au bas de cette page.`,
        'Est consommateur toute personne qui achète à des fins étrangères à son activité professionnelle. Rien dans ces conditions ne prive le consommateur des droits que lui confère le droit impératif de la consommation.',
      ],
    },
    {
      id: 'service',
      title: 'Ce que vous achetez',
      plainly: 'Des données uniquement, pour les pays indiqués avec le forfait. Aucun numéro de téléphone.',
      text: [
        'Une eSIM est une carte SIM numérique, téléchargée sur un appareil compatible. Un forfait de données est un volume de données mobiles utilisable pendant un certain nombre de jours dans les pays de sa zone. Nous indiquons le volume, les jours et les pays avant la commande et dans le récapitulatif contractuel du forfait.',
        'Un forfait ne contient que des données\u202F: ni numéro de téléphone, ni appels, ni SMS. Les réseaux mobiles du pays visité fournissent la connexion. La couverture et le débit dépendent de ces réseaux, de l’endroit où vous êtes et de votre appareil.',
      ],
    },
    {
      id: 'order',
      title: 'La commande et le contrat',
      plainly: 'Le contrat commence quand vous touchez le bouton de commande. Il ne vous faut aucun compte.',
      text: [
        'Le contrat est conclu lorsque vous passez la commande avec le bouton qui mentionne l’obligation de paiement, ou avec celui qui valide une commande gratuite. Jusque-là, vous pouvez voir et modifier tout ce que vous avez saisi. Nous confirmons la commande à l’écran et par e-mail.',
        'Veillez à ce que votre adresse e-mail soit exacte, car nous y envoyons l’eSIM. Aucun compte n’est nécessaire pour commander.',
      ],
    },
    {
      id: 'prices',
      title: 'Prix et taxes',
      plainly: 'Le total affiché avant la commande est ce que vous payez, TVA comprise.',
      text: [
        'Les prix sont en euros. Les prix comprennent les taxes\u202F: le total affiché avant la commande comprend la taxe sur la valeur ajoutée (TVA) du pays qui vous concerne. À côté figurent le prix hors taxes et le taux de la taxe.',
        'Une erreur de prix manifeste ne nous engage pas si vous pouviez raisonnablement la reconnaître comme telle. Nous vous en informerons aussitôt et vous rembourserons ce que vous avez payé.',
      ],
    },
    {
      id: 'payment',
      title: 'Paiement',
      plainly: 'Vous payez d’abord, sur la page de notre prestataire de paiement. Nous ne voyons jamais votre carte.',
      text: [
        'Le paiement se fait d’avance. Vous payez sur la page de notre prestataire de paiement, avec l’un des moyens qui y sont proposés. Nous ne voyons ni ne conservons les données de votre carte.',
        'Nous livrons une fois le paiement confirmé. S’il échoue, rien n’est livré et vous ne devez rien.',
      ],
    },
    {
      id: 'delivery',
      title: 'Livraison et installation',
      plainly:
        'Votre eSIM s’affiche à l’écran et arrive par e-mail, en général en quelques minutes. Ne la supprimez pas de votre téléphone.',
      text: [
        'Nous livrons l’eSIM sous forme de code QR et de code d’activation, sur la page de commande et par e-mail, en général quelques minutes après le paiement. Si la livraison échoue pour des raisons qui nous sont imputables, nous réessayons ou vous remboursons.',
        'Il vous faut un appareil compatible eSIM et non verrouillé par un opérateur. Vous pouvez le vérifier sur notre page des appareils avant de commander. Une eSIM ne peut en général être installée que sur un seul appareil et une seule fois. Si vous la supprimez, elle peut devenir inutilisable.',
      ],
    },
    {
      id: 'validity',
      title: 'Activation et validité',
      plainly:
        'Activez-la dans l’année qui suit l’achat. Les jours de votre forfait commencent à la première utilisation de données. Si votre récapitulatif contractuel dit autre chose, c’est lui qui compte.',
      text: [
        'Une eSIM doit être activée dans un délai d’un an à compter de l’achat. Elle est activée lorsqu’elle utilise des données pour la première fois dans un pays de sa zone.',
        'Les forfaits de certains réseaux suivent d’autres règles\u202F: leurs jours peuvent commencer à l’installation, et le délai peut être plus court. Le récapitulatif contractuel de chaque forfait, que vous pouvez lire avant de commander, indique les règles applicables et prévaut sur la présente section.',
        'Une eSIM est valable jusqu’à 90\u00A0jours après la première utilisation de données. Dans ce délai, le forfait prend fin lorsque ses données sont épuisées ou que le nombre de jours indiqué est écoulé, selon la première éventualité. Ce qui reste est alors perdu. Une recharge ajoute un nouveau forfait.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Droit de rétractation',
      plainly:
        'Vous avez 14\u00A0jours pour changer d’avis, tant que l’eSIM n’est pas activée. Deux étapes suffisent sur ce site.',
      text: [
        'Le consommateur peut se rétracter du contrat dans les 14\u00A0jours suivant le jour de la commande, sans donner de motif. Vous pouvez le faire à tout moment pendant ce délai avec «\u00A0Renoncer au contrat ici\u00A0» sur ce site, ou par toute autre déclaration dénuée d’ambiguïté qui nous est adressée. Nous en confirmons la date et l’heure par e-mail et remboursons ce que vous avez payé dans les 14\u00A0jours, par le même moyen de paiement.',
        'Si vous avez demandé une livraison immédiate lors de la commande et reconnu perdre ainsi ce droit, il n’y a plus de droit de rétractation après l’activation de l’eSIM. Si l’eSIM n’a pas été activée, vous pouvez vous rétracter pendant tout le délai.',
      ],
    },
    {
      id: 'use',
      title: 'Utilisation de l’eSIM',
      plainly: 'Utilisez-la pour vous-même, dans le respect de la loi et sans nuire aux réseaux.',
      text: ['Utilisez l’eSIM vous-même et respectez la loi du pays où vous êtes. Sont notamment interdits\u202F:'],
      points: [
        'la revente de la connexion sans accord avec nous,',
        'les usages qui perturbent les réseaux ou gênent d’autres personnes,',
        'les usages automatisés sans lien avec une personne en voyage, par exemple dans des machines ou pour des envois de messages en masse.',
      ],
    },
    {
      id: 'liability',
      title: 'Responsabilité',
      plainly:
        'Si nous commettons une erreur, nous vous devons au plus ce que vous avez payé, sauf si la loi en dispose autrement.',
      text: [
        'Notre responsabilité est limitée au montant payé pour la commande concernée. Nous ne répondons pas des dommages indirects, comme une réservation manquée ou un manque à gagner.',
        'Ces limites ne s’appliquent pas en cas de faute intentionnelle ou de faute lourde de notre part, en cas de décès ou de dommage corporel, ni lorsque le droit impératif interdit une limite. Vos droits légaux en cas de service non conforme au contrat demeurent.',
      ],
    },
    {
      id: 'law',
      title: 'Réclamations, modifications et droit applicable',
      plainly:
        'Parlez-nous-en d’abord, nous répondrons. Le droit néerlandais s’applique, et le consommateur garde la protection de son propre pays.',
      text: [
        'Adressez vos réclamations par notre page d’assistance. Nous répondons sous 24\u00A0heures et vous indiquons la suite. Le consommateur peut aussi saisir le tribunal compétent ou l’organe de règlement des litiges de son lieu de résidence.',
        'Les conditions affichées lors de votre commande restent celles de votre contrat. Nous pouvons les modifier pour les commandes ultérieures. Le droit néerlandais s’applique. Si vous vivez dans un autre pays de l’Union européenne, vous gardez aussi la protection que vous accorde son droit impératif.',
      ],
    },
  ],
  withdrawLink: 'Renoncer au contrat ici',
  devicesLink: 'Vérifier votre appareil',
  supportLink: 'Obtenir de l’aide',
}
