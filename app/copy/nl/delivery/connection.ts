// 'Am I connected?': the questions in the most helpful order, what to do about each, and the draft message to support.
import type { connectionCopy as english } from '../../delivery/connection.ts'
import { rulesCopy } from '../catalogue/bundle-rules.ts'

const statusNames = {
  'Not Activated': 'niet geactiveerd',
  Active: 'actief',
  Depleted: 'data op',
  Expired: 'verlopen',
} as const

export const connectionCopy: typeof english = {
  heading: 'Heb ik verbinding?',
  lead: 'Geïnstalleerd is nog niet verbonden. Check wat het netwerk ziet. Geen internet? Met de vragen hieronder vind je meestal de oorzaak.',
  check: 'Verbinding checken',
  checking: 'Verbinding checken…',
  checkedAt: (instant) => `Gecheckt op ${instant}`,
  covered: (names, more) => (more > 0 ? `${names.join(', ')} en ${more} andere` : names.join(', ')),
  legend: 'Geen internet? Loop deze vragen één voor één na.',
  yes: 'Ja',
  no: 'Nee',
  fixLead: 'Doe eerst dit: ',
  questions: {
    line: {
      ask: (line) => `Staat de lijn ‘${line}’ aan?`,
      fix: 'Open de siminstellingen van je telefoon en zet de lijn van de eSIM aan. Het kan een minuut duren voordat je bereik ziet.',
    },
    data: {
      ask: () => 'Is deze lijn gekozen voor mobiele data?',
      fix: 'Kies de eSIM onder Mobiele data, en zet automatisch wisselen van data uit.',
    },
    roaming: {
      ask: () => 'Staat dataroaming aan voor deze lijn?',
      fix: 'Zet dataroaming aan voor de eSIM. Op deze lijn kost dat niets extra. Laat het op je eigen lijn uit.',
    },
    country: {
      ask: (_line, covered) => `Ben je in een land waar hij werkt (${covered})?`,
      fix: 'Ergens anders vindt de eSIM geen netwerk en gaan de dagen niet in. Zodra je aankomt, maakt hij verbinding.',
    },
    apn: {
      ask: () => 'Is het toegangspunt (APN) dat van de eSIM zelf?',
      fix: 'Open de instellingen voor mobiele netwerken van deze lijn en zet de toegangspunten terug, of verwijder een APN die je voor een andere simkaart hebt ingevuld.',
    },
    flight: {
      ask: () => 'Heb je de vliegtuigmodus sindsdien tien seconden aan- en weer uitgezet?',
      fix: 'Doe dat nu, dan zoekt je telefoon opnieuw naar netwerken. Is dat niet genoeg, start hem dan opnieuw op.',
    },
  },
  support: {
    heading: 'Nog steeds geen internet?',
    text: 'Schrijf ons; je antwoorden en wat het netwerk zegt, zijn al ingevuld.',
    button: 'Schrijf ons',
  },

  live: {
    'Not Activated': {
      title: 'Het netwerk heeft deze eSIM nog niet in gebruik gezien',
      text: ({ startsAt }) =>
        `Thuis is dat normaal. ${rulesCopy.daysStart(startsAt)} Ben je al ter plaatse, loop dan de vragen na.`,
    },
    Active: {
      title: 'Deze eSIM is actief',
      text: 'Hij heeft verbinding gemaakt en er is nog data over. Heb je nu geen internet, dan ligt het aan een instelling op je telefoon.',
    },
    Depleted: {
      title: 'De data van deze eSIM is op',
      text: ({ isToppable }) =>
        isToppable
          ? 'Je instellingen kloppen. Je hoeft alleen op te waarderen; de eSIM blijft geïnstalleerd.'
          : 'Je instellingen kloppen, maar deze eSIM kan niet worden opgewaardeerd. Bij een nieuwe bundel hoort een eigen eSIM.',
    },
    Expired: {
      title: 'Deze eSIM is verlopen',
      text: 'De dagen zijn voorbij, dus hij maakt geen verbinding meer. Je hebt een nieuwe nodig.',
    },
  },
  topUp: 'Deze eSIM opwaarderen',
  again: 'Nieuwe bundel zoeken',
  left: 'Data over',
  leftUnknown: 'Niet bekend',
  until: 'Geldig tot',
  untilUnknown: 'De dagen zijn nog niet ingegaan',
  unavailable: {
    title: 'Het netwerk antwoordt niet',
    text: 'Dat zegt niets over je eSIM. Check het over een minuut nog eens. Intussen kunnen de vragen helpen.',
  },
  offline: {
    title: 'We konden het niet checken',
    text: 'Deze telefoon is offline. Maak verbinding met wifi om te checken, of loop de vragen na.',
  },

  draft: {
    subject: 'Geen internet met mijn eSIM',
    lead: 'Ik heb de eSIM geïnstalleerd, maar heb geen internet.',
    network: (status) => `Status bij het netwerk: ${status ? statusNames[status] : 'niet gecheckt'}`,
    answers: { yes: 'ja', no: 'nee', open: 'niet beantwoord' },
    short: {
      line: 'Lijn staat aan',
      data: 'Gekozen voor mobiele data',
      roaming: 'Dataroaming staat aan',
      country: 'In een land van de bundel',
      apn: 'Oorspronkelijke APN',
      flight: 'Vliegtuigmodus aan en uit',
    },
    phone: 'Mijn telefoon en waar ik ben: ',
  },
}
