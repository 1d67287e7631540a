// The words around installing an eSIM, in Italian.
import type * as english from '../../delivery/install.ts'

export const installCopy: typeof english.installCopy = {
  heading: 'La tua eSIM',
  preparing: 'Prepariamo la tua eSIM',
  stopped: 'La tua eSIM comparirà qui appena il problema è risolto.',
  iccid: 'ICCID',
  copyIccid: 'Copia l’ICCID',
  activationCode: 'Codice di attivazione',
  copyActivationCode: 'Copia il codice di attivazione',
  confirmation: {
    name: 'Codice di conferma',
    copy: 'Copia il codice di conferma',
    text: 'Il telefono te lo chiede dopo la scansione.',
    folded: (code) => `Codice ${code}`,
  },

  page: 'Passaggi per il tuo telefono, promemoria e aiuto',

  ways: 'Come vuoi installarla?',
  way: { phone: 'Questo telefono', qr: 'Codice QR', manual: 'A mano' },

  phone: {
    install: 'Installa su questo telefono',
    iphone: 'Installa su iPhone',
    android: 'Installa su Android',
    wifi: 'Resta sul Wi-Fi durante l’installazione. Ci vogliono uno o due minuti.',
    needsIphone:
      'Funziona da iOS 17.5 in poi. Se non si apre niente, prova questa pagina in Safari, o scegli Codice QR o A mano.',
    needsAndroid:
      'Funziona sulla maggior parte dei telefoni Android. Se non si apre niente, prova questa pagina in Chrome, o scegli Codice QR o A mano.',
    onComputer: 'Invia al mio telefono',
    onComputerText: (email) =>
      `Sul telefono che porti in viaggio, apri l’email che abbiamo inviato a ${email}. Il suo link installa la eSIM con un tocco.`,
    onComputerScan: 'Oppure scegli Codice QR e inquadralo da questo schermo.',
    elsewhere: 'Sei già su quel telefono? Tocca il suo nome:',
  },
  qr: {
    alt: (iccid) => `Codice QR della eSIM che termina con ${iccid.slice(-4)}`,
    scan: 'Inquadralo con la fotocamera del telefono che porti in viaggio.',
    samePhone: 'Su questo telefono tieni premuta l’immagine, oppure salvala e sceglila nelle impostazioni eSIM.',
    download: 'Scarica',
    refresh: 'Aggiorna',
    refreshing: 'Caricamento del codice QR',
    missing: 'Codice QR non trovato.',
  },
  manual: {
    address: 'Indirizzo SM-DP+',
    copyAddress: 'Copia l’indirizzo',
    code: 'Codice di attivazione',
    copyCode: 'Copia il codice',
    iphone: 'iPhone',
    iphoneSteps: 'Impostazioni › Cellulare › Aggiungi eSIM › Utilizza codice QR › Inserisci i dettagli manualmente',
    android: 'Android',
    androidSteps: 'Impostazioni › Rete e Internet › SIM › Aggiungi SIM › Configura una eSIM › Inserisci il codice',
    androidWhole: 'Android chiede il codice completo:',
    copyWhole: 'Copia il codice completo',
  },
  warning: {
    title: 'Non eliminare la eSIM dal telefono',
    text: 'Disattivare la linea va bene, ma se la elimini potresti non riuscire più a installarla.',
  },
  after: {
    heading: 'Dopo l’installazione',
    lead: 'Quattro impostazioni che risolvono quasi tutto. Spuntale man mano: le spunte restano su questa pagina.',
    ticks: (brand) => [
      { title: `Chiama la linea «${brand}»`, text: 'Così la distingui dalle altre tue SIM.' },
      { title: 'Sceglila per i dati mobili', text: 'Chiamate e messaggi possono restare sul tuo numero.' },
      {
        title: 'Roaming dati attivo, solo per questa linea',
        text: 'Attivalo quando arrivi. Su questa linea non costa nulla in più.',
      },
      {
        title: 'Cambio automatico dei dati disattivato',
        text: 'Altrimenti può subentrare la tua SIM di casa, ai prezzi del roaming.',
      },
    ],
    done: 'Tutto pronto. Buon viaggio!',
  },
}
