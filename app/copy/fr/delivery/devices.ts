// The words of the page that tells whether a phone can use an eSIM.
import { plural } from '#app/language/formats.ts'
import type { devicesCopy as english } from '../../delivery/devices.ts'

export const devicesCopy: typeof english = {
  title: 'Votre téléphone est-il compatible eSIM\u202F?',
  description:
    'Cherchez votre téléphone pour savoir s’il prend en charge l’eSIM, puis assurez-vous-en en deux vérifications\u202F: l’EID et le verrouillage opérateur.',
  lead: 'Cherchez-le ici, puis vérifiez sur le téléphone lui-même. Une minute suffit, et vous n’achetez pas un forfait inutilisable.',
  search: {
    label: 'Marque ou modèle',
    hint: 'Par exemple\u202F: iPhone 13 mini, Galaxy S23, Pixel 8',
    button: 'Rechercher',
    found: (count) => plural(count, { one: 'modèle', other: 'modèles' }),
    more: (count) => `Encore ${plural(count, { one: 'modèle', other: 'modèles' })}. Ajoutez un mot pour préciser.`,
    none: (query) =>
      `«\u00A0${query}\u00A0» n’est pas dans notre liste. Cela ne veut pas dire non\u202F: cherchez l’EID sur le téléphone.`,
  },
  detected: {
    model: (model) => `Vous semblez utiliser ce modèle\u202F: ${model}.`,
    iphone:
      'Vous semblez utiliser un iPhone, mais nous ne pouvons pas savoir lequel. Le modèle est indiqué dans Réglages > Général > Informations.',
    ipad: 'Vous semblez utiliser un iPad. Le modèle est indiqué dans Réglages > Général > Informations.',
    android:
      'Vous semblez utiliser un téléphone Android, mais nous ne pouvons pas savoir lequel. Le modèle est indiqué dans Paramètres > À propos du téléphone.',
    show: 'L’afficher',
  },
  esim: {
    yes: 'Oui',
    regional: 'Oui, avec des exceptions',
    no: 'Non',
  },
  source: 'Source\u202F:',
  listHeading: 'Toutes les marques',
  listLead: 'D’après les indications des fabricants. C’est ce que nous savons, pas tous les téléphones qui existent.',
  resultsHeading: 'Résultats',
  checks: {
    heading: 'Vérifiez sur votre téléphone',
    items: [
      {
        title: 'Composez *#06#',
        text: 'Un EID de 32\u00A0chiffres\u202F: votre téléphone prend en charge l’eSIM. Pas d’EID\u202F: pas d’eSIM.',
        path: 'Téléphone > Clavier > *#06#',
      },
      {
        title: 'Est-il verrouillé\u202F?',
        text: 'Un téléphone acheté avec un abonnement peut n’accepter que les SIM de cet opérateur. Sur iPhone, cherchez «\u00A0Aucune restriction SIM\u00A0». Sur Android, essayez la SIM de quelqu’un d’autre ou demandez à l’opérateur de le déverrouiller.',
        path: 'Réglages > Général > Informations > Verrouillage opérateur',
      },
      {
        title: 'Où a-t-il été acheté\u202F?',
        text: 'Certains modèles vendus dans certains pays, surtout en Chine continentale, n’ont pas d’eSIM. Vérifiez l’EID.',
        path: 'Paramètres > À propos du téléphone > EID',
      },
    ],
  },
  guideLink: 'Comment l’installer',
  bundleLink: 'Trouver votre forfait',
}
