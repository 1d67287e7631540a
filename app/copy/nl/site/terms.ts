// The general terms: eleven numbered sections with the facts of after-purchase rules §9, each with a summary in plain words.
import type { termsCopy as english } from '../../site/terms.ts'

export const termsCopy: typeof english = {
  title: 'Algemene voorwaarden',
  description:
    'De algemene voorwaarden voor het kopen en gebruiken van onze eSIM’s: prijzen, betaling, activering, herroeping en aansprakelijkheid.',
  lead: 'Elf artikelen, elk met een samenvatting in gewone taal ernaast. Het artikel zelf telt. Dit is een vertaling; de Engelse tekst is bindend.',
  updated: 'Laatst bijgewerkt',
  updatedOn: '05-03-2025',
  sections: (brand) => [
    {
      id: 'scope',
      title: 'Wie we zijn en waarvoor deze voorwaarden gelden',
      plainly: `Dit zijn de regels tussen jou en het bedrijf achter ${brand} als je hier een eSIM koopt.`,
      text: [
        `Deze voorwaarden gelden voor elke bestelling van een eSIM, een databundel of een opwaardering die op deze website wordt geplaatst bij het bedrijf dat ${brand} exploiteert (‘wij’). De naam van het bedrijf staat onder aan deze pagina.`,
        'Een consument is een natuurlijke persoon die koopt voor doeleinden buiten zijn handels- of beroepsactiviteit. Niets in deze voorwaarden doet afbreuk aan rechten die dwingend consumentenrecht aan een consument geeft.',
      ],
    },
    {
      id: 'service',
      title: 'Wat je koopt',
      plainly: 'Alleen data, voor de landen die bij de bundel staan. Zonder telefoonnummer.',
      text: [
        'Een eSIM is een digitale simkaart die op een geschikt apparaat wordt gedownload. Een databundel is een hoeveelheid mobiele data die gedurende een aantal dagen kan worden gebruikt in de landen van de zone. De hoeveelheid, de dagen en de landen tonen we vóór je bestelling en in de contractsamenvatting van de bundel.',
        'Een bundel bevat alleen data: geen telefoonnummer, geen gesprekken en geen sms. Mobiele netwerken in het land dat je bezoekt, leveren de verbinding. Dekking en snelheid hangen af van die netwerken, van waar je bent en van je apparaat.',
      ],
    },
    {
      id: 'order',
      title: 'Bestelling en overeenkomst',
      plainly: 'De overeenkomst begint als je op de bestelknop drukt. Je hebt geen account nodig.',
      text: [
        'De overeenkomst komt tot stand als je de bestelling plaatst met de knop die de betalingsverplichting vermeldt, of die een gratis bestelling plaatst. Tot dan kun je alles wat je hebt ingevuld, bekijken en wijzigen. We bevestigen de bestelling op het scherm en per e-mail.',
        'Controleer of je e-mailadres klopt, want daar sturen we de eSIM heen. Om te bestellen heb je geen account nodig.',
      ],
    },
    {
      id: 'prices',
      title: 'Prijzen en btw',
      plainly: 'Het totaal dat je vóór het bestellen ziet, is wat je betaalt, inclusief btw.',
      text: [
        'Prijzen zijn in euro. Prijzen zijn inclusief belastingen: in het totaal dat vóór je bestelling wordt getoond, zit de belasting over de toegevoegde waarde (btw) van het land dat voor jou geldt. Daarnaast tonen we de prijs zonder btw en het btw-tarief.',
        'Een kennelijke prijsfout bindt ons niet als je die redelijkerwijs als zodanig kon herkennen. We laten het je meteen weten en betalen terug wat je hebt betaald.',
      ],
    },
    {
      id: 'payment',
      title: 'Betaling',
      plainly: 'Je betaalt eerst, op de pagina van onze betaaldienst. Je kaartgegevens zien wij nooit.',
      text: [
        'Je betaalt vooraf, op de pagina van onze betaaldienst, met een van de betaalmethoden die daar worden aangeboden. Je kaartgegevens zien en bewaren wij niet.',
        'We leveren zodra de betaling is bevestigd. Mislukt de betaling, dan wordt er niets geleverd en ben je niets verschuldigd.',
      ],
    },
    {
      id: 'delivery',
      title: 'Levering en installatie',
      plainly:
        'Je eSIM verschijnt op het scherm en in je inbox, normaal gesproken binnen enkele minuten. Verwijder hem niet van je telefoon.',
      text: [
        'We leveren de eSIM als QR-code en activeringscode op de bestelpagina en per e-mail, normaal gesproken binnen enkele minuten na betaling. Lukt de levering niet door een oorzaak aan onze kant, dan proberen we het opnieuw of betalen we je terug.',
        'Je hebt een apparaat nodig dat eSIM ondersteunt en geen simlock heeft. Op onze apparatenpagina kun je dat vóór je bestelling controleren. Een eSIM kan normaal gesproken op één apparaat en maar één keer worden geïnstalleerd. Verwijder je hem, dan kan hij onbruikbaar worden.',
      ],
    },
    {
      id: 'validity',
      title: 'Activering en geldigheid',
      plainly:
        'Activeer binnen 1 jaar na aankoop. De dagen van je bundel gaan in bij je eerste datagebruik. Staat er iets anders in je contractsamenvatting, dan geldt dat.',
      text: [
        'Een eSIM moet binnen 1 jaar na aankoop worden geactiveerd. Hij is geactiveerd als hij voor het eerst data gebruikt in een land van zijn zone.',
        'Voor bundels van sommige netwerken gelden andere regels: de dagen kunnen ingaan bij de installatie, en de tijd daarvoor kan korter zijn. In de contractsamenvatting van elke bundel, die je vóór je bestelling kunt lezen, staat welke regels ervoor gelden. De contractsamenvatting gaat vóór dit artikel.',
        'Een eSIM is geldig tot 90 dagen na het eerste datagebruik. Binnen die tijd eindigt de bundel als de data op is of als het aantal dagen dat erbij staat voorbij is, wat het eerst komt. Wat dan over is, vervalt. Een opwaardering voegt een nieuwe bundel toe.',
      ],
    },
    {
      id: 'withdrawal',
      title: 'Herroepingsrecht',
      plainly:
        'Je hebt 14 dagen om je te bedenken, zolang de eSIM niet is geactiveerd. Herroepen doe je op deze website in twee stappen.',
      text: [
        'Een consument kan de overeenkomst binnen 14 dagen na de dag van de bestelling herroepen, zonder opgave van redenen. Dat kan gedurende die hele termijn met ‘Overeenkomst hier herroepen’ op deze website, of met een andere ondubbelzinnige verklaring aan ons. We bevestigen de datum en de tijd per e-mail en betalen binnen 14 dagen terug wat je hebt betaald, met hetzelfde betaalmiddel.',
        'Heb je bij je bestelling om onmiddellijke levering gevraagd en erkend dat je dit recht daardoor verliest, dan is er na activering van de eSIM geen herroepingsrecht. Is de eSIM niet geactiveerd, dan kun je gedurende de hele termijn herroepen.',
      ],
    },
    {
      id: 'use',
      title: 'Hoe de eSIM mag worden gebruikt',
      plainly: 'Gebruik hem zelf, volgens de wet en zonder de netwerken te schaden.',
      text: [
        'Gebruik de eSIM zelf en houd je aan de wet van het land waar je bent. Het volgende is in het bijzonder niet toegestaan:',
      ],
      points: [
        'de verbinding doorverkopen zonder afspraak met ons,',
        'gebruik dat de netwerken verstoort of anderen hindert,',
        'geautomatiseerd gebruik dat niets met een reiziger te maken heeft, zoals in machines of om bulkberichten te versturen.',
      ],
    },
    {
      id: 'liability',
      title: 'Aansprakelijkheid',
      plainly: 'Maken wij een fout, dan vergoeden we hoogstens wat je hebt betaald, tenzij de wet anders bepaalt.',
      text: [
        'Onze aansprakelijkheid is beperkt tot het bedrag dat voor de betreffende bestelling is betaald. We zijn niet aansprakelijk voor indirecte schade, zoals een gemiste boeking of gederfde winst.',
        'Deze beperkingen gelden niet bij opzet of grove schuld aan onze kant, bij overlijden of letsel, of waar dwingend recht een beperking verbiedt. Je wettelijke rechten als de dienst niet aan de overeenkomst beantwoordt, blijven bestaan.',
      ],
    },
    {
      id: 'law',
      title: 'Klachten, wijzigingen en recht',
      plainly:
        'Vertel het eerst aan ons, dan krijg je antwoord. Nederlands recht is van toepassing, en als consument houd je de bescherming van je eigen land.',
      text: [
        'Stuur klachten via onze hulppagina. We antwoorden binnen 24 uur en laten weten wat er verder gebeurt. Een consument kan zich ook wenden tot de bevoegde rechter of geschillencommissie waar hij woont.',
        'De voorwaarden die bij je bestelling werden getoond, blijven die van je overeenkomst. Voor latere bestellingen kunnen we ze wijzigen. Nederlands recht is van toepassing. Woon je in een ander land van de Europese Unie, dan houd je ook de bescherming die het dwingende recht daar je geeft.',
      ],
    },
  ],
  withdrawLink: 'Overeenkomst hier herroepen',
  devicesLink: 'Check je telefoon',
  supportLink: 'Hulp krijgen',
}
