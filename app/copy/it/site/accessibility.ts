// The accessibility statement in Italian.
import type * as english from '../../site/accessibility.ts'

export const accessibilityCopy: typeof english.accessibilityCopy = {
  title: 'Accessibilità',
  description:
    'Quanto è accessibile questo negozio, come lo verifichiamo, che cosa manca ancora e come segnalare una barriera.',
  lead: 'Chiunque deve poter acquistare, installare e controllare una eSIM qui: con la tastiera, con la voce, con uno screen reader, su un telefono piccolo o con lo zoom al 400%.',
  sections: [
    {
      id: 'standard',
      title: 'Il nostro standard',
      text: [
        'Seguiamo le Web Content Accessibility Guidelines (WCAG) 2.2, livello AA. Comprendono la norma europea EN 301 549, a cui rimanda per i negozi online la direttiva europea sull’accessibilità (direttiva 2019/882).',
      ],
      points: [],
    },
    {
      id: 'does',
      title: 'Su che cosa puoi contare',
      text: [],
      points: [
        'Tutto funziona con la sola tastiera, e vedi sempre dove ti trovi.',
        'Titoli, elenchi, moduli e messaggi hanno etichette per gli screen reader, e i cambiamenti nella pagina vengono annunciati.',
        'Il testo ha un contrasto di almeno 4,5 a 1, qualunque colore abbia scelto un marchio, in modalità chiara e scura.',
        'Niente scorre in orizzontale a 320 pixel di larghezza o con lo zoom al 400%.',
        'Se hai chiesto al sistema meno animazioni, niente vola né pulsa.',
        'Dalla scelta della destinazione al pagamento, tutto funziona senza JavaScript. Anche queste pagine e il recesso.',
        'Nessun rompicapo, nessun limite di tempo per scrivere, e puoi sempre incollare.',
      ],
    },
    {
      id: 'checked',
      title: 'Come lo verifichiamo',
      text: [
        'A ogni modifica, un controllo automatico (axe) esamina le nostre pagine a più larghezze e un programma fa un acquisto in un browser vero. Calcoliamo il contrasto di ogni tavolozza. I controlli automatici trovano solo alcune barriere.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'Che cosa manca ancora',
      text: [],
      points: [
        'Non abbiamo avuto una verifica esterna né fatto prove con persone che usano tecnologie assistive. Fino ad allora non dichiariamo la piena conformità.',
        'La pagina di pagamento è del nostro fornitore di pagamenti. L’abbiamo scelto per la sua accessibilità, ma non la controlliamo.',
        'I PDF delle fatture possono non avere i tag. Ogni fattura è anche una pagina di questo sito e, se lo chiedi, ti inviamo i dati via email.',
        'Le pagine per i partner e per lo staff sono solo in inglese.',
      ],
    },
    {
      id: 'contact',
      title: 'Segnalaci una barriera',
      text: [
        'Scrivici dalla pagina dell’assistenza e dicci quale pagina e quale dispositivo o strumento hai usato. Ti rispondiamo entro 24 ore, ti aiutiamo a ottenere quello che cercavi e ti diciamo quando sarà corretto.',
        'Se la nostra risposta non ti aiuta, puoi rivolgerti all’autorità che nel tuo paese vigila sull’accessibilità dei servizi. Per i negozi online dei Paesi Bassi è l’Autorità per i consumatori e i mercati (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Chiedi assistenza',
}
