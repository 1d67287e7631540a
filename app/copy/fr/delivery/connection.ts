// 'Am I connected?': the questions in the most helpful order, what to do about each, and the draft message to support.
import type { connectionCopy as english } from '../../delivery/connection.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const STATES = { 'Not Activated': 'non activée', Active: 'active', Depleted: 'données épuisées', Expired: 'expirée' }

export const connectionCopy: typeof english = {
  heading: 'Suis-je connecté\u202F?',
  lead: 'Installée ne veut pas encore dire connectée. Vérifiez ce que voit le réseau. Sans Internet, les questions ci-dessous trouvent le plus souvent la cause.',
  check: 'Vérifier la connexion',
  checking: 'Vérification de la connexion',
  checkedAt: (instant) => `Vérifié le ${instant}`,
  covered: (names, more) => (more > 0 ? `${names.join(', ')} et ${more} de plus` : names.join(', ')),
  legend: 'Pas d’Internet\u202F? Répondez à ces questions une à une.',
  yes: 'Oui',
  no: 'Non',
  fixLead: 'Faites d’abord ceci\u202F: ',
  questions: {
    line: {
      ask: (line) => `La ligne «\u00A0${line}\u00A0» est-elle activée\u202F?`,
      fix: 'Ouvrez les réglages SIM de votre téléphone et activez la ligne de l’eSIM. Les barres de réseau peuvent mettre une minute à apparaître.',
    },
    data: {
      ask: () => 'Cette ligne est-elle choisie pour les données mobiles\u202F?',
      fix: 'Choisissez l’eSIM sous Données mobiles (Données cellulaires) et désactivez le basculement automatique des données.',
    },
    roaming: {
      ask: () => 'Les données à l’étranger sont-elles activées pour cette ligne\u202F?',
      fix: 'Activez les données à l’étranger (itinérance) pour l’eSIM. Sur cette ligne, cela ne coûte rien de plus. Laissez-les désactivées sur la vôtre.',
    },
    country: {
      ask: (_line, covered) => `Êtes-vous dans un pays couvert (${covered})\u202F?`,
      fix: 'Partout ailleurs, l’eSIM ne trouve aucun réseau et ses jours ne commencent pas. Elle se connecte dès votre arrivée.',
    },
    apn: {
      ask: () => 'Le point d’accès (APN) est-il celui fourni avec l’eSIM\u202F?',
      fix: 'Ouvrez les réglages réseau de la ligne et réinitialisez les points d’accès, ou supprimez un APN que vous aviez saisi pour une autre SIM.',
    },
    flight: {
      ask: () => 'Avez-vous ensuite activé le mode Avion dix secondes, puis désactivé\u202F?',
      fix: 'Faites-le maintenant\u202F: votre téléphone cherche de nouveau les réseaux. Si cela ne suffit pas, redémarrez-le.',
    },
  },
  support: {
    heading: 'Toujours pas d’Internet\u202F?',
    text: 'Écrivez-nous\u202F: vos réponses et ce que dit le réseau sont déjà remplis.',
    button: 'Écrire à l’assistance',
  },

  live: {
    'Not Activated': {
      title: 'Le réseau n’a pas encore vu cette eSIM en service',
      text: ({ startsAt }) =>
        `Chez vous, c’est normal. ${rulesCopy.daysStart(startsAt)} Si vous êtes déjà sur place, répondez aux questions.`,
    },
    Active: {
      title: 'Cette eSIM est active',
      text: 'Elle s’est connectée et il lui reste des données. Si Internet ne fonctionne pas, cela vient d’un réglage du téléphone.',
    },
    Depleted: {
      title: 'Cette eSIM n’a plus de données',
      text: ({ isToppable }) =>
        isToppable
          ? 'Vos réglages sont bons. Il lui faut simplement une recharge. L’eSIM reste installée.'
          : 'Vos réglages sont bons, mais cette eSIM ne peut pas être rechargée. Un nouveau forfait est fourni avec sa propre eSIM.',
    },
    Expired: {
      title: 'Cette eSIM a expiré',
      text: 'Ses jours sont écoulés, elle ne se connecte donc plus. Il vous en faut une nouvelle.',
    },
  },
  topUp: 'Recharger cette eSIM',
  again: 'Trouver un nouveau forfait',
  left: 'Données restantes',
  leftUnknown: 'Inconnu',
  until: 'Valable jusqu’au',
  untilUnknown: 'Ses jours n’ont pas commencé',
  unavailable: {
    title: 'Le réseau ne répond pas',
    text: 'Cela ne dit rien de votre eSIM. Vérifiez de nouveau dans une minute. En attendant, les questions peuvent vous aider.',
  },
  offline: {
    title: 'Vérification impossible',
    text: 'Ce téléphone est hors ligne. Connectez-vous au Wi-Fi pour vérifier, ou répondez aux questions.',
  },

  draft: {
    subject: 'Pas d’Internet avec mon eSIM',
    lead: 'J’ai installé l’eSIM, mais je n’ai pas Internet.',
    network: (status) => `État selon le réseau\u202F: ${status ? STATES[status] : 'non vérifié'}`,
    answers: { yes: 'oui', no: 'non', open: 'sans réponse' },
    short: {
      line: 'Ligne activée',
      data: 'Choisie pour les données mobiles',
      roaming: 'Données à l’étranger activées',
      country: 'Dans un pays couvert',
      apn: 'APN d’origine',
      flight: 'Mode Avion activé puis désactivé',
    },
    phone: 'Mon téléphone et l’endroit où je suis\u202F: ',
  },
}
