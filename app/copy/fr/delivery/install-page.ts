// The words of the install page: first the one thing to do on this device, then everything around it.
import { byStart } from '../../catalogue/by-start.ts'
import type { installPageCopy as english } from '../../delivery/install-page.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

export const installPageCopy: typeof english = {
  title: 'Installez votre eSIM',
  lead: (trip, days, rules) =>
    [
      `${trip} pour ${days}.`,
      rulesCopy.install(rules.startsAt),
      rules.startsAt === 'first use'
        ? 'Ses jours ne commencent qu’à sa première connexion à l’étranger.'
        : rulesCopy.daysStart(rules.startsAt),
      rulesCopy.beginBy(rules),
    ]
      .filter(Boolean)
      .join(' '),
  first: {
    computer: 'Scannez le code QR avec votre téléphone',
    phone: 'Un geste sur ce téléphone',
  },
  notReady: {
    title: 'Votre eSIM n’est pas encore prête',
    text: 'Suivez son avancement sur votre page de commande. Nous vous écrirons dès qu’elle pourra être installée.',
    open: 'Ouvrir votre commande',
  },
  gone: {
    title: 'Cette eSIM n’est plus valable',
    text: 'Elle a été remboursée, annulée ou remplacée, ou sa commande n’a jamais été payée. Votre page de commande en indique la raison.',
  },
  withdrawn: {
    title: 'Vous avez exercé votre droit de rétractation',
  },
  topUp: {
    title: 'Il n’y a rien à installer',
    text: (iccidEnd) =>
      `Une recharge ajoute des données à l’eSIM que vous avez déjà, celle dont le numéro se termine par ${iccidEnd}. Votre page de commande montre où elle en est.`,
    status: 'Voir les données restantes',
  },
  connected: 'Suis-je connecté\u202F?',
  unfit: 'Votre téléphone ne peut pas l’installer\u202F? Changer ou annuler',
  order: 'Ouvrir votre commande',
  status: 'État de l’eSIM',

  send: {
    heading: 'Envoyer vers mon téléphone',
    text: 'Scannez un code pour ouvrir cette page sur le téléphone que vous emportez en voyage, puis installez d’un seul geste.',
    button: 'Afficher le code pour mon téléphone',
    making: 'Création du code',
    alt: 'Code QR qui ouvre cette page sur votre téléphone',
    hint: 'Il ouvre cette page une seule fois, dans les 15\u00A0minutes. Ce n’est pas l’eSIM elle-même.',
    tooOften:
      'Vous avez déjà essayé plusieurs codes. Ouvrez plutôt notre e-mail sur votre téléphone, ou réessayez dans une heure.',
  },

  calendar: {
    heading: 'Rappels pour votre agenda',
    text: (arrival) =>
      arrival
        ? `Un pour l’installer en Wi-Fi, et un pour activer les données à l’étranger à votre arrivée (${arrival}).`
        : 'Un pour l’installer en Wi-Fi. Les commandes avec dates de voyage en ont aussi un pour l’arrivée.',
    button: 'Ajouter les rappels',
    hint: 'Un fichier d’agenda (.ics). Il ne contient aucun code.',
    file: 'rappels-esim.ics',
    name: (brand) => `eSIM ${brand}`,
    events: {
      install: {
        title: (trip) => `Installer votre eSIM (${trip}) en Wi-Fi`,
        text: ({ startsAt }) =>
          byStart(startsAt, {
            'first use': 'Cela prend quelques minutes. Les jours de l’eSIM ne commencent pas encore.',
            installation: 'Cela prend quelques minutes. Les jours de l’eSIM commencent à ce moment-là.',
            purchase: 'Cela prend quelques minutes.',
            unknown: 'Cela prend quelques minutes. Les jours de l’eSIM peuvent commencer à ce moment-là.',
          }),
      },
      roaming: {
        title: (trip) => `Activer les données à l’étranger de votre eSIM (${trip})`,
        text: () =>
          'Pour cette ligne seulement, et choisissez-la pour les données mobiles. Laissez l’itinérance désactivée sur votre propre ligne.',
      },
      expires: {
        title: (trip) => `Votre eSIM (${trip}) expire`,
        text: ({ isToppable }) =>
          isToppable
            ? 'Vous restez plus longtemps\u202F? Rechargez avant l’expiration.'
            : 'Vous restez plus longtemps\u202F? Cette eSIM ne peut pas être rechargée. Un nouveau forfait est fourni avec sa propre eSIM.',
      },
    },
  },
}
