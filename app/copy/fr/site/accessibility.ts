// The accessibility statement: what holds, how it is checked, and what is not good enough yet.
import type { accessibilityCopy as english } from '../../site/accessibility.ts'

export const accessibilityCopy: typeof english = {
  title: 'Accessibilité',
  description:
    'L’accessibilité de cette boutique\u202F: comment nous la vérifions, ce qui manque encore et comment signaler un obstacle.',
  lead: 'Chacun doit pouvoir acheter, installer et consulter une eSIM ici, que ce soit au clavier, à la voix, avec un lecteur d’écran, sur un petit téléphone ou avec un zoom à 400\u00A0%.',
  sections: [
    {
      id: 'standard',
      title: 'Notre référence',
      text: [
        'Nous suivons les règles pour l’accessibilité des contenus Web (WCAG) 2.2, niveau AA. Elles couvrent la norme européenne EN 301 549, à laquelle renvoie l’Acte européen sur l’accessibilité (directive 2019/882) pour les boutiques en ligne.',
      ],
      points: [],
    },
    {
      id: 'does',
      title: 'Ce sur quoi vous pouvez compter',
      text: [],
      points: [
        'Tout fonctionne au clavier seul, et vous voyez toujours où vous êtes.',
        'Titres, listes, formulaires et messages sont étiquetés pour les lecteurs d’écran, et les changements d’une page sont annoncés.',
        'Le texte a un contraste d’au moins 4,5 pour 1, quelles que soient les couleurs choisies par une marque, en mode clair comme en mode sombre.',
        'Rien ne défile horizontalement à 320\u00A0pixels de large ni avec un zoom à 400\u00A0%.',
        'Si vous avez demandé moins d’animations à votre système, rien ne vole ni ne clignote.',
        'Du choix de la destination au paiement, tout fonctionne sans JavaScript. Ces pages et la rétractation aussi.',
        'Pas d’énigmes, pas de limite de temps pour la saisie, et vous pouvez toujours coller.',
      ],
    },
    {
      id: 'checked',
      title: 'Comment nous vérifions',
      text: [
        'À chaque modification, un vérificateur automatique (axe) teste nos pages à plusieurs largeurs, et un programme effectue un achat dans un vrai navigateur. Nous calculons le contraste de chaque palette. Les vérifications automatiques ne trouvent qu’une partie des obstacles.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'Ce qui manque encore',
      text: [],
      points: [
        'Nous n’avons pas fait réaliser d’audit externe ni de tests avec des personnes utilisant des technologies d’assistance. D’ici là, nous ne nous déclarons pas entièrement conformes.',
        'La page de paiement appartient à notre prestataire. Nous l’avons choisi pour son accessibilité, mais nous ne la maîtrisons pas.',
        'Les factures PDF ne sont pas toujours balisées. Chaque facture est aussi une page de ce site, et nous vous enverrons les chiffres par e-mail sur demande.',
        'Les pages destinées aux partenaires et à notre équipe n’existent qu’en anglais.',
      ],
    },
    {
      id: 'contact',
      title: 'Signaler un obstacle',
      text: [
        'Écrivez-nous sur la page d’assistance en indiquant la page et l’appareil ou l’outil utilisé. Nous répondrons sous 24\u00A0heures, vous aiderons à obtenir ce que vous cherchiez et vous dirons quand ce sera corrigé.',
        'Si notre réponse ne vous aide pas, vous pouvez vous adresser à l’autorité chargée de l’accessibilité des services dans votre pays. Pour les boutiques en ligne aux Pays-Bas, c’est l’Autorité des consommateurs et des marchés (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Obtenir de l’aide',
}
