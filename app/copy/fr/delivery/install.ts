// The words around installing an eSIM: three ways in, the codes, and the four things to set afterward.
import type { installCopy as english } from '../../delivery/install.ts'

export const installCopy: typeof english = {
  heading: 'Votre eSIM',
  preparing: 'Votre eSIM est en préparation',
  stopped: 'Votre eSIM s’affichera ici une fois le problème réglé.',
  iccid: 'ICCID',
  copyIccid: 'Copier l’ICCID',
  activationCode: 'Code d’activation',
  copyActivationCode: 'Copier le code d’activation',
  confirmation: {
    name: 'Code de confirmation',
    copy: 'Copier le code de confirmation',
    text: 'Votre téléphone le demande après le scan.',
    folded: (code) => `Code ${code}`,
  },

  page: 'Étapes pour votre téléphone, rappels et aide',

  ways: 'Comment voulez-vous l’installer\u202F?',
  way: { phone: 'Ce téléphone', qr: 'Code QR', manual: 'Manuel' },

  phone: {
    install: 'Installer sur ce téléphone',
    iphone: 'Installer sur iPhone',
    android: 'Installer sur Android',
    wifi: 'Restez en Wi-Fi pendant l’installation\u202F: une à deux minutes.',
    needsIphone:
      'Fonctionne à partir d’iOS 17.5. Si rien ne s’ouvre, essayez cette page dans Safari, ou choisissez Code QR ou Manuel.',
    needsAndroid:
      'Fonctionne sur la plupart des téléphones Android. Si rien ne s’ouvre, essayez cette page dans Chrome, ou choisissez Code QR ou Manuel.',
    onComputer: 'Envoyer vers mon téléphone',
    onComputerText: (email) =>
      `Sur le téléphone que vous emportez en voyage, ouvrez l’e-mail envoyé à ${email}. Son lien installe l’eSIM d’un seul geste.`,
    onComputerScan: 'Ou choisissez Code QR et scannez-le depuis cet écran.',
    elsewhere: 'Vous êtes déjà sur ce téléphone\u202F? Touchez son nom\u202F:',
  },
  qr: {
    alt: (iccid) => `Code QR de l’eSIM se terminant par ${iccid.slice(-4)}`,
    scan: 'Scannez ce code avec l’appareil photo du téléphone que vous emportez en voyage.',
    samePhone:
      'Sur ce téléphone, maintenez le doigt sur l’image, ou enregistrez-la et choisissez-la dans les réglages eSIM.',
    download: 'Télécharger',
    refresh: 'Actualiser',
    refreshing: 'Rechargement du code QR',
    missing: 'Code QR introuvable.',
  },
  manual: {
    address: 'Adresse SM-DP+',
    copyAddress: 'Copier l’adresse',
    code: 'Code d’activation',
    copyCode: 'Copier le code',
    iphone: 'iPhone',
    iphoneSteps:
      'Réglages › Données cellulaires › Ajouter une eSIM › Utiliser un code QR › Saisir les détails manuellement',
    android: 'Android',
    androidSteps:
      'Paramètres › Réseau et Internet › Cartes SIM › Ajouter une carte SIM › Configurer une eSIM › Saisir le code',
    androidWhole: 'Android demande le code complet\u202F:',
    copyWhole: 'Copier le code complet',
  },
  warning: {
    title: 'Ne supprimez pas l’eSIM de votre téléphone',
    text: 'Désactiver la ligne ne pose aucun problème, mais si vous supprimez l’eSIM, vous ne pourrez peut-être plus la réinstaller.',
  },
  after: {
    heading: 'Après l’installation',
    lead: 'Quatre réglages qui évitent la plupart des problèmes. Cochez-les au fur et à mesure\u202F: vos coches restent sur cette page.',
    ticks: (brand) => [
      { title: `Nommez la ligne «\u00A0${brand}\u00A0»`, text: 'Pour la distinguer de vos autres SIM.' },
      {
        title: 'Choisissez-la pour les données mobiles',
        text: 'Les appels et les SMS peuvent rester sur votre numéro habituel.',
      },
      {
        title: 'Données à l’étranger activées, pour cette ligne seulement',
        text: 'Activez-les à l’arrivée. Sur cette ligne, cela ne coûte rien de plus.',
      },
      {
        title: 'Basculement automatique des données désactivé',
        text: 'Sinon, votre SIM habituelle peut prendre le relais, au tarif de l’itinérance.',
      },
    ],
    done: 'Tout est prêt. Bon voyage\u202F!',
  },
}
