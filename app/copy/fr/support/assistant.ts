// The words of the chat on the support page, and of the call behind it.
import { plural } from '#app/language/formats.ts'
import type * as english from '../../support/assistant.ts'
import { priceTaxCopy } from '../catalogue/price-tax.ts'

const daysText = (days: number) => plural(days, { one: 'jour', other: 'jours' })

export const assistantCopy: typeof english.assistantCopy = {
  card: {
    heading: 'Chat 24\u00A0h/24, 7 j/7',
    text: 'Posez vos questions à toute heure sur l’installation, les données, les prix et le paiement\u202F: la réponse est immédiate. Ou écrivez à une personne, qui répond sous 24\u00A0heures.',
    start: 'Ouvrir le chat',
    close: 'Fermer le chat',
  },
  title: (product) => `Assistant ${product}`,
  voices: {
    model: {
      tag: { text: 'IA', meaning: 'intelligence artificielle' },
      disclosure:
        'Vous discutez avec une IA\u202F: je peux me tromper. Vous pouvez écrire à une personne à tout moment.',
      transcript: (product, when) => `Conversation avec l’assistant ${product} (IA), ${when}`,
    },
    pages: {
      tag: null,
      disclosure:
        'Je ne suis pas une IA. Je cherche votre question dans les pages de cette boutique et je les cite. Vous pouvez écrire à une personne à tout moment.',
      transcript: (product, when) => `Conversation avec l’assistant ${product}, ${when}`,
    },
  },
  greeting: 'Bonjour\u202F! Que souhaitez-vous savoir sur les eSIM, les prix ou la commande\u202F?',
  pageLanguages:
    'Nos pages existent en français, anglais, allemand, espagnol, italien et néerlandais. Choisissez la langue tout en bas d’une page, puis posez-moi votre question.',
  care: 'Pas de mots de passe, de numéros de carte ni de codes, s’il vous plaît.',
  suggestions: {
    label: 'Questions fréquentes',
    items: [
      'Comment installer mon eSIM\u202F?',
      'Quel forfait pour le Japon\u202F?',
      'Je n’ai pas Internet à l’étranger',
      'Puis-je être remboursé\u202F?',
    ],
  },
  log: 'Conversation',
  you: 'Vous',
  field: 'Votre question',
  hint: 'Entrée pour envoyer, Maj+Entrée pour aller à la ligne.',
  send: 'Envoyer',
  stop: 'Arrêter',
  stopped: 'Arrêté. Votre question est de nouveau dans le champ.',
  thinking: 'Un instant…',
  newMessage: 'Nouveau message',
  retry: 'Réessayer',
  person: 'Écrire à une personne',
  save: 'Enregistrer [la conversation]',
  clear: 'Recommencer',
  left: (characters) => `Encore ${plural(characters, { one: 'caractère', other: 'caractères' })}`,
  over: (characters) => `${plural(characters, { one: 'caractère', other: 'caractères' })} de trop`,

  failed: {
    toast: 'L’assistant IA n’a pas répondu.',
    text: 'Désolé, une erreur est survenue. Veuillez réessayer ou contacter directement l’assistance.',
  },
  silent: 'Désolé, je n’ai pas pu formuler de réponse pour le moment.',

  unknown:
    'Je ne le sais pas. Je connais nos pages d’aide, nos conditions et notre catalogue, et je réponds en français. Choisissez «\u00A0Écrire à une personne\u00A0», et quelqu’un vous répondra sous 24\u00A0heures.',
  problems: {
    question_blank: 'Écrivez une question.',
    question_long: (most) => `Raccourcissez votre question à ${most} caractères.`,
    too_often: (minutes) =>
      `Cela fait beaucoup de questions en une heure. Continuez dans ${plural(minutes, { one: 'minute', other: 'minutes' })}, ou écrivez-nous ci-dessous\u202F: une personne répondra sous 24\u00A0heures.`,
  },

  draft: {
    subject: 'Ma conversation avec l’assistant',
    lead: 'J’ai interrogé l’assistant et souhaite la réponse d’une personne.',
    added: 'Nous avons ajouté votre conversation au message ci-dessous. Indiquez votre nom et votre adresse e-mail.',
  },
  transcriptFile: 'conversation.txt',
}

export const answersCopy: typeof english.answersCopy = {
  bundles: {
    title: (places) => `Forfaits\u202F: ${places}`,
    covered: (places, tax) => `Ces forfaits couvrent\u202F: ${places}. ${priceTaxCopy.include(tax)}\u202F:`,
    zone: (zone, countries, tax) =>
      `Notre eSIM ${zone} fonctionne dans ${plural(countries, { one: 'pays', other: 'pays' })}. ${priceTaxCopy.include(tax)}\u202F:`,
    line: (zone, data, days, price) => `• ${zone}, ${data} pour ${daysText(days)}\u202F: ${price}`,
    forDays: (days) => `Ils suffisent pour ${days === 1 ? 'votre journée' : `vos ${daysText(days)}`}.`,
    tooLong: (days, areToppable) =>
      `Aucun forfait ne dure à lui seul ${daysText(days)}. Voici ce que nous avons. ${areToppable ? 'Vous pouvez recharger en cours de voyage.' : 'Tous ne peuvent pas être rechargés\u202F: il vous en faudra peut-être un autre.'}`,
    apart: (places) =>
      `Aucun forfait ne couvre à lui seul ces destinations\u202F: ${places}. Chaque destination a le sien\u202F: il faut donc une commande et une eSIM pour chacune.`,
    none: (places) => `Nous n’avons pas de forfait en ce moment pour\u202F: ${places}.`,
    and: ' et ',
  },
  device: {
    title: (model) => `${model}\u202F: compatible eSIM\u202F?`,
    yes: (model) => `Oui, ce modèle est compatible eSIM\u202F: ${model}.`,
    regional: (model) => `Oui, ce modèle est compatible eSIM, avec des exceptions\u202F: ${model}.`,
    no: (model) => `Non, ce modèle n’est pas compatible eSIM\u202F: ${model}.`,
    check:
      'Pour en être sûr, composez *#06#. Si un EID s’affiche, le téléphone prend en charge l’eSIM. Il ne doit pas non plus être verrouillé par un opérateur.',
  },
}

export const englishOnly: typeof english.englishOnly = {
  de: 'Hier kann ich nur auf Französisch antworten. Wechseln Sie unten die Sprache der Seite, oder schreiben Sie uns: Ein Mensch antwortet Ihnen innerhalb von 24 Stunden.',
  nl: 'Hier kan ik alleen in het Frans antwoorden. Kies onderaan een andere taal voor deze pagina, of schrijf ons: een medewerker antwoordt binnen 24 uur.',
  fr: 'Je réponds en français. Reformulez votre question, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
  es: 'Aquí solo puedo responder en francés. Cambia el idioma de la página, al final, o escríbenos: una persona te responderá en un plazo de 24 horas.',
  it: 'Qui posso rispondere solo in francese. Cambia la lingua della pagina, in fondo, oppure scrivici: una persona ti risponderà entro 24 ore.',
  pt: 'Aqui só consigo responder em francês. Mude o idioma da página ou escreva-nos: uma pessoa responderá dentro de 24 horas.',
  other:
    'Je ne peux répondre ici qu’en français. Posez votre question en français, ou écrivez-nous\u202F: une personne vous répondra sous 24\u00A0heures.',
}
