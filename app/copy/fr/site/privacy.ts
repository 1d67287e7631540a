// The privacy page: what is kept, why, for how long, and who else sees it.
import type { privacyCopy as english } from '../../site/privacy.ts'

export const privacyCopy: typeof english = {
  title: 'Confidentialité',
  description:
    'Ce que nous savons de vous, pourquoi, combien de temps, et qui d’autre le voit. Ni pistage, ni cookies publicitaires.',
  lead: 'Nous gardons ce qu’exige une commande, et rien de plus. Ni pistage ni publicité, donc pas de bandeau de cookies non plus. Ce texte est une traduction\u202F: en cas de divergence, la version anglaise fait foi.',
  sections: (brand) => [
    {
      id: 'controller',
      title: 'Qui est responsable',
      text: [
        `La société qui exploite ${brand} est responsable de vos données. Son nom figure au bas de cette page, et vous pouvez la joindre par la page d’assistance.`,
      ],
    },
    {
      id: 'order',
      title: 'Quand vous commandez',
      text: ['Pour exécuter notre contrat avec vous et remplir nos obligations fiscales, nous gardons\u202F:'],
      points: [
        'votre nom et votre adresse e-mail,',
        'ce que vous avez commandé\u202F: forfait, pays, dates de voyage, prix, taxe et remise, ainsi que le téléphone que vous avez éventuellement vérifié lors de la commande,',
        'pour la TVA\u202F: le pays que vous avez choisi, votre adresse IP et son pays, et le pays de votre carte. La loi exige deux éléments de preuve,',
        'le numéro et le code d’activation de votre eSIM,',
        'les cases que vous avez cochées lors de la commande, et quand,',
        'si un paiement n’aboutit pas\u202F: la raison donnée par le prestataire de paiement, afin de vous écrire une fois à ce sujet,',
        'pour un voyage en plusieurs achats\u202F: les suivants et leurs jours, afin de vous les rappeler jusqu’à ce que vous y mettiez fin,',
        'pendant l’utilisation de votre eSIM\u202F: les données restantes et la date d’expiration, afin de vous alerter à temps, et si vous souhaitez ces alertes.',
      ],
    },
    {
      id: 'visit',
      title: 'Quand vous visitez simplement le site',
      text: [
        'Nous cherchons votre adresse IP dans une liste de pays sur notre propre serveur, pour afficher les prix avec la bonne taxe. Nous ne l’envoyons à personne pour cela. Nos journaux contiennent l’heure, la page et si elle a fonctionné, mais ni adresses e-mail, ni numéros d’eSIM, ni codes.',
        'Si vous nous demandez de vous prévenir quand nous vendrons un forfait pour un pays, nous gardons votre adresse et ce pays. Nous vous écrivons une seule fois, après votre accord par le lien que nous vous envoyons d’abord, puis supprimons les deux, de même si vous y mettez fin, ou au bout d’un an. Le propriétaire de la boutique voit seulement combien de personnes attendent chaque pays.',
        'Pour éviter les abus, nous comptons brièvement combien de fois une adresse essaie quelque chose, comme un code promo.',
      ],
    },
    {
      id: 'affiliates',
      title: 'Quand un affilié vous envoie ici',
      text: [
        'Si vous ouvrez le lien d’un affilié ou commandez avec son code, l’un de nos cookies retient ce code pendant 30\u00A0jours. Si vous en utilisez plusieurs, le dernier compte. Votre commande note alors quel affilié vous a envoyé.',
        'L’affilié voit le numéro de la commande, la date, le forfait et le prix hors taxes, jamais votre nom, votre adresse e-mail ni votre eSIM. Nous comptons combien de fois un lien est ouvert, pas par qui.',
        'Si vous demandez à devenir affilié, nous gardons votre nom, votre société et votre adresse e-mail jusqu’à votre arrivée dans le programme ou notre refus.',
        'Pour payer les affiliés, nous gardons leur compte bancaire, chiffré, avec le nom, l’adresse et le numéro de TVA pour leurs relevés.',
      ],
    },
    {
      id: 'support',
      title: 'Quand vous nous écrivez ou vous rétractez',
      text: [
        'Nous gardons vos messages à l’assistance, avec les fichiers que vous envoyez, chiffrés, et toute rétractation, avec sa date et son heure, aussi longtemps que l’indique la liste ci-dessous.',
        'Un programme répond à vos questions à l’assistant, à partir de pages que tout le monde peut lire. Notre serveur ne garde pas la conversation. Elle reste dans cet onglet jusqu’à ce que vous le fermiez, sauf si vous la transmettez à une personne. L’assistant ne sait rien de vos commandes. Ne lui confiez pas de secrets.',
      ],
    },
    {
      id: 'others',
      title: 'Qui d’autre reçoit des données',
      text: [
        'Nous ne vendons jamais vos données. Nous ne les transmettons qu’à ceux dont une commande a besoin, et seulement ce qu’il leur faut\u202F:',
      ],
      points: [
        'le prestataire de paiement, sur la page duquel vous payez\u202F: votre adresse e-mail et le montant. Lui seul voit les données de votre carte,',
        'le réseau mobile qui émet l’eSIM\u202F: le forfait et notre référence de commande, pas votre nom,',
        'le service de messagerie qui vous remet nos e-mails,',
        'si l’assistant utilise un modèle de conversation, son fournisseur (Google)\u202F: ce que vous demandez à l’assistant, sans les adresses e-mail, les longs numéros et les codes d’activation, et rien d’autre sur vous,',
        'les autorités, lorsque la loi l’exige.',
      ],
    },
    {
      id: 'device',
      title: 'Ce qui est gardé sur votre appareil',
      text: [
        'Seulement ce dont la boutique a besoin pour fonctionner, et quel affilié vous a envoyé, s’il y en a un. Rien pour les statistiques ni la publicité, et rien qui vienne d’autres sociétés.',
      ],
    },
    {
      id: 'time',
      title: 'Combien de temps nous les gardons',
      text: [
        'Une fois par jour, la boutique supprime ou anonymise tout ce qui est plus ancien que ceci. Votre compte et ses réglages d’alerte restent jusqu’à ce que vous les supprimiez. Même alors, nous gardons ce que la loi nous impose de garder.',
      ],
    },
    {
      id: 'rights',
      title: 'Vos droits',
      text: [
        'Vous pouvez demander ce que nous gardons sur vous, le faire rectifier ou effacer, en limiter l’utilisation ou vous y opposer, et en recevoir une copie dans un fichier lisible. Écrivez-nous par la page d’assistance. Nous pouvons vous demander de prouver que les données sont les vôtres.',
        'Si notre réponse ne vous satisfait pas, vous pouvez adresser une réclamation à l’autorité de protection des données de votre lieu de résidence. Aux Pays-Bas, c’est l’Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies et stockage du navigateur',
    things: [
      {
        name: 'cart',
        what: 'Cookie\u202F: le forfait dans votre panier et le voyage auquel il est destiné',
        lasts: '30\u00A0jours',
      },
      {
        name: 'ord',
        what: 'Cookie\u202F: permet à ce navigateur d’ouvrir les commandes qui y ont été passées',
        lasts: '60\u00A0jours',
      },
      { name: 'sid', what: 'Cookie\u202F: vous garde connecté à votre compte', lasts: '30\u00A0jours' },
      {
        name: 'known',
        what: 'Cookie\u202F: quels comptes se sont déjà connectés ici, sans les nommer',
        lasts: '1\u00A0an',
      },
      {
        name: 'proof',
        what: 'Cookie\u202F: garde votre place pendant que vous confirmez votre e-mail avec un code',
        lasts: '30\u00A0minutes',
      },
      {
        name: 'reset',
        what: 'Cookie\u202F: permet à un lien de réinitialisation du mot de passe de fonctionner dans ce navigateur sans code',
        lasts: '1\u00A0heure',
      },
      { name: 'factor', what: 'Cookie\u202F: une connexion qui attend sa seconde étape', lasts: '15\u00A0minutes' },
      {
        name: 'draft',
        what: 'Cookie\u202F: ce que vous avez saisi lors de la commande, scellé pour que seule la boutique puisse le lire. Supprimé avec votre commande',
        lasts: '1\u00A0heure',
      },
      { name: 'flash', what: 'Cookie\u202F: un message pour la page suivante', lasts: '1\u00A0minute' },
      { name: 'vat', what: 'Cookie\u202F: le pays que vous avez choisi pour la taxe', lasts: '1\u00A0an' },
      {
        name: 'cur',
        what: 'Cookie\u202F: la devise que vous avez choisie pour les prix approximatifs',
        lasts: '1\u00A0an',
      },
      { name: 'lang', what: 'Cookie : la langue que vous avez choisie', lasts: '1 an' },
      {
        name: 'aff',
        what: 'Cookie\u202F: seulement après l’ouverture du lien d’un affilié ou une commande avec son code. Il contient ce code et le moment de son utilisation, pour que l’affilié reçoive sa part de votre commande',
        lasts: '30\u00A0jours',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Stockage du navigateur\u202F: le panier, la référence de la commande en cours et l’apparence de la boutique, pour survivre à un rechargement. Ni adresse e-mail, ni nom, ni code',
        lasts: 'Jusqu’à ce que vous l’effaciez',
      },
      {
        name: 'guide-device',
        what: 'Stockage du navigateur\u202F: le type de téléphone choisi dans le guide d’installation',
        lasts: 'Jusqu’à ce que vous l’effaciez',
      },
      {
        name: 'chat',
        what: 'Stockage de cet onglet\u202F: votre conversation avec l’assistant',
        lasts: 'Jusqu’à la fermeture de l’onglet, ou si vous choisissez Recommencer',
      },
      {
        name: 'saved-passes',
        what: 'Base de données du navigateur\u202F: les eSIM enregistrées hors ligne, avec numéro, code d’activation et code QR. Gardées uniquement sur cet appareil',
        lasts: 'Jusqu’à ce que vous les supprimiez',
      },
      {
        name: 'pages, assets',
        what: 'Cache du navigateur\u202F: les fichiers de la boutique et quelques pages identiques pour tous, pour qu’ils s’ouvrent sans réseau',
        lasts: 'Jusqu’à la prochaine version, ou si vous touchez Mettre à jour l’application',
      },
    ],
    secure: 'À l’adresse sécurisée de la boutique, les noms des cookies commencent par __Host-.',
  },
}
