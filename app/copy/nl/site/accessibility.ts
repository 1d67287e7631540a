// The accessibility statement: what holds, how it is checked, and what is not good enough yet.
import type { accessibilityCopy as english } from '../../site/accessibility.ts'

export const accessibilityCopy: typeof english = {
  title: 'Toegankelijkheid',
  description:
    'Hoe toegankelijk deze winkel is, hoe we dat controleren, wat nog tekortschiet en hoe je een drempel meldt.',
  lead: 'Iedereen moet hier een eSIM kunnen kopen, installeren en checken: met een toetsenbord, met spraak, met een schermlezer, op een kleine telefoon of bij 400% zoom.',
  sections: [
    {
      id: 'standard',
      title: 'Onze norm',
      text: [
        'We bouwen volgens de Web Content Accessibility Guidelines (WCAG) 2.2, niveau AA. Daarmee is ook de Europese norm EN 301 549 gedekt, waar de Europese toegankelijkheidsrichtlijn (Richtlijn 2019/882) voor webwinkels naar verwijst.',
      ],
      points: [],
    },
    {
      id: 'does',
      title: 'Waar je op kunt rekenen',
      text: [],
      points: [
        'Alles werkt met alleen een toetsenbord, en je ziet altijd waar je bent.',
        'Koppen, lijsten, formulieren en meldingen hebben namen voor schermlezers, en veranderingen op een pagina worden aangekondigd.',
        'Tekst heeft een contrast van minstens 4,5 op 1, welke kleuren een merk ook kiest, in de lichte en de donkere modus.',
        'Niets schuift zijwaarts bij 320 pixels breed of bij 400% zoom.',
        'Heb je je systeem om minder beweging gevraagd, dan vliegt of knippert er niets.',
        'Van het kiezen van een bestemming tot het betalen werkt alles zonder JavaScript. Dat geldt ook voor deze pagina’s en voor herroepen.',
        'Geen puzzels, geen tijdslimiet bij het typen, en plakken mag altijd.',
      ],
    },
    {
      id: 'checked',
      title: 'Hoe we controleren',
      text: [
        'Bij elke wijziging test een automatische controle (axe) onze pagina’s op verschillende breedtes, en doet een programma een aankoop in een echte browser. Het contrast berekenen we voor elk kleurenpalet. Automatische controles vinden maar een deel van de drempels.',
      ],
      points: [],
    },
    {
      id: 'limits',
      title: 'Wat nog tekortschiet',
      text: [],
      points: [
        'We hebben nog geen externe audit laten doen en niet getest met mensen die hulptechnologie gebruiken. Tot die tijd zeggen we niet dat we volledig aan de norm voldoen.',
        'De betaalpagina is van onze betaaldienst. We hebben die gekozen om de toegankelijkheid, maar hebben er geen invloed op.',
        'PDF’s van facturen zijn misschien niet getagd. Elke factuur is ook een pagina op deze site, en op verzoek mailen we je de bedragen.',
        'De pagina’s voor partners en medewerkers zijn alleen in het Engels.',
      ],
    },
    {
      id: 'contact',
      title: 'Meld een drempel',
      text: [
        'Schrijf ons via de hulppagina om welke pagina het gaat en welk apparaat of hulpmiddel je gebruikte. We antwoorden binnen 24 uur, helpen je met waarvoor je kwam en laten weten wanneer het is opgelost.',
        'Helpt ons antwoord niet, dan kun je terecht bij de instantie die in jouw land toeziet op de toegankelijkheid van diensten. Voor webwinkels in Nederland is dat de Autoriteit Consument & Markt (ACM).',
      ],
      points: [],
    },
  ],
  support: 'Hulp krijgen',
}
