// The privacy page: what is kept, why, for how long, and who else sees it. Whoever changes what the shop stores must
// change this page.
import type { privacyCopy as english } from '../../site/privacy.ts'

export const privacyCopy: typeof english = {
  title: 'Privacy',
  description: 'Wat we over je weten, waarom, hoelang, en wie het verder ziet. Geen tracking, geen advertentiecookies.',
  lead: 'We bewaren wat een bestelling nodig heeft en niets meer. Geen tracking en geen reclame, dus ook geen cookiebanner. Dit is een vertaling; de Engelse tekst is bindend.',
  sections: (brand) => [
    {
      id: 'controller',
      title: 'Wie verantwoordelijk is',
      text: [
        `Het bedrijf achter ${brand} is verantwoordelijk voor je gegevens. De naam staat onder aan deze pagina, en je bereikt het via de hulppagina.`,
      ],
    },
    {
      id: 'order',
      title: 'Als je bestelt',
      text: ['Om de overeenkomst met je uit te voeren en aan de belastingwet te voldoen, bewaren we:'],
      points: [
        'je naam en e-mailadres,',
        'wat je hebt besteld: bundel, landen, reisdata, prijs, btw en korting, en de telefoon die je bij het afrekenen hebt opgezocht, als je dat deed,',
        'voor de btw: het land dat je hebt gekozen, je IP-adres met het land ervan, en het land van je kaart. De wet eist twee bewijsstukken,',
        'het nummer en de activeringscode van je eSIM,',
        'welke vakjes je bij het afrekenen hebt aangevinkt, en wanneer,',
        'als een betaling niet lukt: de reden die de betaaldienst opgeeft, zodat we je er één keer over kunnen schrijven,',
        'bij een reis met meerdere aankopen: de latere aankopen en hun dagen, zodat we je eraan kunnen herinneren tot je dat uitzet,',
        'zolang je eSIM in gebruik is: hoeveel data er over is en wanneer hij verloopt, zodat we je op tijd kunnen waarschuwen, en of je die waarschuwingen wilt.',
      ],
    },
    {
      id: 'visit',
      title: 'Als je alleen rondkijkt',
      text: [
        'We zoeken je IP-adres op in een landenlijst op onze eigen server, om prijzen met de juiste btw te tonen. We sturen het daarvoor aan niemand. In onze logboeken staan de tijd, de pagina en of het lukte, maar geen e-mailadressen, eSIM-nummers of codes.',
        'Vraag je ons om bericht zodra we een bundel voor een land verkopen, dan bewaren we je adres en dat land. We mailen je één keer, nadat je akkoord bent gegaan via de link die we je eerst sturen. Daarna verwijderen we beide, en ook als je het stopzet of na een jaar. De eigenaar van de winkel ziet alleen hoeveel mensen op elk land wachten.',
        'Om misbruik te voorkomen, tellen we korte tijd hoe vaak één adres iets probeert, zoals een kortingscode.',
      ],
    },
    {
      id: 'affiliates',
      title: 'Als je via een affiliate komt',
      text: [
        'Open je de link van een affiliate of bestel je met de code van een affiliate, dan onthoudt een eigen cookie die code 30 dagen. Gebruik je er meer, dan telt de laatste. Bij je bestelling staat dan via welke affiliate je kwam.',
        'De affiliate ziet het nummer, de datum, de bundel en de prijs zonder btw van de bestelling, en nooit je naam, e-mailadres of eSIM. We tellen hoe vaak een link wordt geopend, niet door wie.',
        'Vraag je zelf om affiliate te worden, dan bewaren we je naam, bedrijf en e-mailadres tot je meedoet of we je hebben afgewezen.',
        'Om affiliates uit te betalen, bewaren we hun bankrekening, versleuteld, met de naam, het adres en het btw-nummer voor hun afrekeningen.',
      ],
    },
    {
      id: 'support',
      title: 'Als je ons schrijft of herroept',
      text: [
        'We bewaren je berichten aan de klantenservice, met de bestanden die je meestuurt, versleuteld, en een eventuele herroeping, met datum en tijd, zolang als in de lijst hieronder staat.',
        'Wat je de assistent vraagt, beantwoordt een programma op basis van pagina’s die iedereen kan lezen. Onze server bewaart het gesprek niet. Het blijft in dit tabblad van je browser tot je dat sluit, tenzij je het doorgeeft aan een mens. De assistent weet niets van je bestellingen. Deel er geen geheimen mee.',
      ],
    },
    {
      id: 'others',
      title: 'Wie verder gegevens krijgt',
      text: [
        'We verkopen je gegevens nooit. We delen ze alleen met wie een bestelling nodig heeft, en alleen wat die nodig heeft:',
      ],
      points: [
        'de betaaldienst waarbij je betaalt: je e-mailadres en het bedrag. Alleen de betaaldienst ziet je kaartgegevens,',
        'het mobiele netwerk dat de eSIM uitgeeft: de bundel en ons bestelnummer, niet je naam,',
        'de e-maildienst die onze e-mails bij je bezorgt,',
        'als de assistent een chatmodel gebruikt, de aanbieder daarvan (Google): wat je de assistent vraagt, zonder e-mailadressen, lange nummers en activeringscodes, en verder niets over jou,',
        'overheden, waar de wet dat eist.',
      ],
    },
    {
      id: 'device',
      title: 'Wat op je apparaat wordt bewaard',
      text: [
        'Alleen wat de winkel nodig heeft om te werken, en via welke affiliate je kwam als dat zo was. Niets voor statistieken of reclame, en niets van andere bedrijven.',
      ],
    },
    {
      id: 'time',
      title: 'Hoelang we het bewaren',
      text: [
        'Eén keer per dag verwijdert of anonimiseert de winkel alles wat ouder is dan dit. Je account en de instellingen voor meldingen blijven tot je ze verwijdert. Ook dan bewaren we wat de wet ons laat bewaren.',
      ],
    },
    {
      id: 'rights',
      title: 'Je rechten',
      text: [
        'Je kunt vragen wat we van je bewaren, het laten verbeteren of verwijderen, het gebruik ervan laten beperken of er bezwaar tegen maken, en een kopie in een leesbaar bestand krijgen. Schrijf ons via de hulppagina. We kunnen je vragen te bewijzen dat het jouw gegevens zijn.',
        'Ben je niet tevreden met ons antwoord, dan kun je een klacht indienen bij de privacytoezichthouder van het land waar je woont. In Nederland is dat de Autoriteit Persoonsgegevens.',
      ],
    },
  ],
  kept: {
    caption: 'Cookies en browseropslag',
    things: [
      { name: 'cart', what: 'Cookie: de bundel in je winkelwagen en de reis waarvoor hij is', lasts: '30 dagen' },
      {
        name: 'ord',
        what: 'Cookie: laat deze browser de bestellingen openen die erin zijn geplaatst',
        lasts: '60 dagen',
      },
      { name: 'sid', what: 'Cookie: houdt je ingelogd op je account', lasts: '30 dagen' },
      {
        name: 'known',
        what: 'Cookie: welke accounts hier al eens hebben ingelogd, zonder ze te noemen',
        lasts: '1 jaar',
      },
      {
        name: 'proof',
        what: 'Cookie: onthoudt waar je was terwijl je je e-mailadres met een code bevestigt',
        lasts: '30 minuten',
      },
      {
        name: 'reset',
        what: 'Cookie: laat een link om je wachtwoord te herstellen in deze browser werken zonder code',
        lasts: '1 uur',
      },
      { name: 'factor', what: 'Cookie: een login die op de tweede stap wacht', lasts: '15 minuten' },
      {
        name: 'draft',
        what: 'Cookie: wat je bij het afrekenen hebt getypt, zo verzegeld dat alleen de winkel het kan lezen. Wordt met je bestelling verwijderd',
        lasts: '1 uur',
      },
      { name: 'flash', what: 'Cookie: een melding voor de volgende pagina', lasts: '1 minuut' },
      { name: 'vat', what: 'Cookie: het land dat je voor de btw hebt gekozen', lasts: '1 jaar' },
      { name: 'cur', what: 'Cookie: de valuta die je voor prijzen bij benadering hebt gekozen', lasts: '1 jaar' },
      { name: 'lang', what: 'Cookie: de taal die je hebt gekozen', lasts: '1 jaar' },
      {
        name: 'aff',
        what: 'Cookie: alleen nadat je de link van een affiliate hebt geopend of met de code van een affiliate hebt besteld. Bevat die code en wanneer je hem gebruikte, zodat de affiliate zijn deel van je bestelling krijgt',
        lasts: '30 dagen',
      },
      {
        name: 'cart, lastCart, order_reference, order_data, order_started, order_completed, checkout_session_id, brand-storage',
        what: 'Browseropslag: de winkelwagen, het nummer van de huidige bestelling en het uiterlijk van de winkel, zodat ze blijven als je opnieuw laadt. Geen e-mailadres, naam of code',
        lasts: 'Tot je het wist',
      },
      {
        name: 'guide-device',
        what: 'Browseropslag: het soort telefoon dat je in de installatiegids hebt gekozen',
        lasts: 'Tot je het wist',
      },
      {
        name: 'chat',
        what: 'Opslag voor dit tabblad: je gesprek met de assistent',
        lasts: 'Tot je het tabblad sluit of Opnieuw beginnen kiest',
      },
      {
        name: 'saved-passes',
        what: 'Browserdatabase: de eSIM’s die je voor offline gebruik hebt bewaard, met nummer, activeringscode en QR-code. Alleen op dit apparaat',
        lasts: 'Tot je ze verwijdert',
      },
      {
        name: 'pages, assets',
        what: 'Browsercache: de bestanden van de winkel en een paar pagina’s die voor iedereen gelijk zijn, zodat je ze zonder netwerk opent',
        lasts: 'Tot de volgende versie, of tot je App bijwerken kiest',
      },
    ],
    secure: 'Op het beveiligde adres van de winkel beginnen de namen van cookies met __Host-.',
  },
}
