// The words around installing an eSIM: three ways in, the codes, and the four things to set afterward.
import type { installCopy as english } from '../../delivery/install.ts'

export const installCopy: typeof english = {
  heading: 'Je eSIM',
  preparing: 'Je eSIM wordt klaargemaakt',
  stopped: 'Zodra dit is opgelost, verschijnt je eSIM hier.',
  iccid: 'ICCID',
  copyIccid: 'ICCID kopiëren',
  activationCode: 'Activeringscode',
  copyActivationCode: 'Activeringscode kopiëren',
  confirmation: {
    name: 'Bevestigingscode',
    copy: 'Bevestigingscode kopiëren',
    text: 'Na het scannen vraagt je telefoon erom.',
    folded: (code) => `Code ${code}`,
  },

  page: 'Stappen voor je telefoon, herinneringen en hulp',

  ways: 'Hoe wil je hem installeren?',
  way: { phone: 'Deze telefoon', qr: 'QR-code', manual: 'Handmatig' },

  phone: {
    install: 'Op deze telefoon installeren',
    iphone: 'Installeren op iPhone',
    android: 'Installeren op Android',
    wifi: 'Blijf tijdens het installeren op wifi. Het duurt een minuut of twee.',
    needsIphone:
      'Werkt met iOS 17.5 en later. Opent er niets, probeer deze pagina dan in Safari, of kies QR-code of Handmatig.',
    needsAndroid:
      'Werkt op de meeste Android-telefoons. Opent er niets, probeer deze pagina dan in Chrome, of kies QR-code of Handmatig.',
    onComputer: 'Naar mijn telefoon sturen',
    onComputerText: (email) =>
      `Open op de telefoon waarmee je reist de e-mail die we naar ${email} hebben gestuurd. Met de link daarin installeer je de eSIM met één tik.`,
    onComputerScan: 'Of kies QR-code en scan hem van dit scherm.',
    elsewhere: 'Al op die telefoon? Tik op de naam:',
  },
  qr: {
    alt: (iccid) => `QR-code van de eSIM die eindigt op ${iccid.slice(-4)}`,
    scan: 'Scan deze code met de camera van de telefoon waarmee je reist.',
    samePhone: 'Houd op deze telefoon de afbeelding ingedrukt, of bewaar hem en kies hem in de eSIM-instellingen.',
    download: 'Downloaden',
    refresh: 'Vernieuwen',
    refreshing: 'QR-code opnieuw laden',
    missing: 'QR-code niet gevonden.',
  },
  manual: {
    address: 'SM-DP+-adres',
    copyAddress: 'Adres kopiëren',
    code: 'Activeringscode',
    copyCode: 'Code kopiëren',
    iphone: 'iPhone',
    iphoneSteps: 'Instellingen › Mobiel netwerk › Voeg eSIM toe › Gebruik QR-code › Voer gegevens handmatig in',
    android: 'Android',
    androidSteps:
      'Instellingen › Netwerk en internet › Simkaarten › Simkaart toevoegen › Een eSIM instellen › Code opgeven',
    androidWhole: 'Android vraagt om de volledige code:',
    copyWhole: 'Volledige code kopiëren',
  },
  warning: {
    title: 'Verwijder de eSIM niet van je telefoon',
    text: 'De lijn uitzetten mag, maar als je hem verwijdert, kun je hem misschien niet opnieuw installeren.',
  },
  after: {
    heading: 'Na het installeren',
    lead: 'Vier instellingen die de meeste problemen voorkomen. Vink ze af terwijl je bezig bent. Je vinkjes blijven op deze pagina staan.',
    ticks: (brand) => [
      { title: `Noem de lijn ‘${brand}’`, text: 'Zo houd je hem uit elkaar met je andere simkaarten.' },
      { title: 'Kies hem voor mobiele data', text: 'Bellen en sms’en kan via je eigen nummer blijven lopen.' },
      {
        title: 'Dataroaming aan, alleen voor deze lijn',
        text: 'Zet dit aan als je aankomt. Op deze lijn kost het niets extra.',
      },
      {
        title: 'Automatisch wisselen van data uit',
        text: 'Anders kan je simkaart van thuis inspringen, tegen roamingtarieven.',
      },
    ],
    done: 'Alles klaar. Goede reis!',
  },
}
