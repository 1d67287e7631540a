// What you can do in the shop and where, with answers short enough for a chat: buying, paying, refunds, the account.
import { sizeLabel } from '#app/language/formats.ts'
import type { DataOnSale } from '#shop/catalogue/bundle/data-on-sale.ts'
import type { SHOP_TOPICS as english, unlimitedTopic as englishUnlimited } from '../../support/assistant-shop-topics.ts'

export const SHOP_TOPICS: typeof english = [
  {
    title: 'Een eSIM kopen',
    text: 'Kies waar en wanneer je reist, en dan een bundel. Je betaalt op de pagina van onze betaaldienst, en je eSIM verschijnt op de bestelpagina en in je inbox, normaal gesproken binnen enkele minuten. Je hebt geen account nodig.',
    path: '/bundleselector',
    asked: [
      'hoe koop ik een esim',
      'hoe werkt het',
      'hoe kan ik bestellen',
      'bestelling plaatsen',
      'esim kopen',
      'heb ik een account nodig om te kopen',
    ],
  },
  {
    title: 'Levering',
    text: 'We versturen niets: een eSIM is digitaal, er is dus geen plastic kaartje. Na het betalen verschijnt de QR-code op de bestelpagina en in je inbox, normaal gesproken binnen enkele minuten.',
    path: '/bundleselector',
    asked: [
      'versturen jullie simkaarten',
      'leveren jullie thuis',
      'verzending per post',
      'verzendkosten',
      'plastic simkaart',
      'fysieke simkaart opsturen',
      'hoe krijg ik de esim',
      'hoe wordt de esim geleverd',
      'levertijd',
    ],
  },
  {
    title: 'De juiste bundel vinden',
    text: 'Vul je bestemmingen en data in om elke bundel te zien die ze allemaal dekt, met prijzen inclusief btw. Of noem me het land en het aantal dagen, zoals ‘Japan 10 dagen’.',
    path: '/bundleselector',
    asked: [
      'welke bundel heb ik nodig',
      'wat kost het',
      'prijzen van bundels',
      'hoeveel data heb ik nodig',
      'in welke landen werkt het',
      'lijst met landen',
      'goedkoopste bundel',
      'een esim voor meerdere landen',
    ],
  },
  {
    title: 'Geld terug en herroepen',
    text: 'Je hebt 14 dagen om je te bedenken, zonder reden. ‘Overeenkomst herroepen’ kost twee stappen en geen account. Heb je bij je bestelling om onmiddellijke levering gevraagd, dan vervalt dit recht zodra de eSIM is geactiveerd, dus als hij voor het eerst data gebruikt. We betalen binnen 14 dagen terug via je oorspronkelijke betaalmethode. Werkt er iets niet? Dat is een ander recht, dus schrijf ons.',
    path: '/withdraw',
    asked: [
      'kan ik mijn geld terugkrijgen',
      'geld terug',
      'bestelling annuleren',
      'esim retourneren',
      'herroepen',
      'ik heb me bedacht',
      'mijn reis gaat niet door',
      'verkeerde bundel gekocht',
      'geld terug voor ongebruikte data',
      'terugbetaling',
    ],
  },
  {
    title: 'Betaalmethoden',
    text: 'Je betaalt vooraf, in euro, op de pagina van onze betaaldienst. Creditcards en betaalpassen werken. Welke andere methoden er zijn, zoals iDEAL, PayPal, Apple Pay of Google Pay, kan van je land en apparaat afhangen. Je ziet ze op die pagina voordat je betaalt. Je kaartgegevens zien wij nooit.',
    path: '/terms#payment',
    asked: [
      'hoe kan ik betalen',
      'betaalmethoden',
      'welke kaarten accepteren jullie',
      'creditcard',
      'kan ik met ideal betalen',
      'ideal',
      'paypal',
      'apple pay',
      'google pay',
      'klarna',
      'bancontact',
      'american express',
      'pinpas',
      'valuta',
      'is betalen veilig',
      'achteraf betalen',
    ],
  },
  {
    title: 'Een betaling die niet lukte',
    text: 'Lukt een betaling niet, dan ben je niets verschuldigd. Je komt terug bij het afrekenen, met je winkelwagen en gegevens er nog, en kunt het opnieuw proberen of een andere methode kiezen.',
    path: '/checkout',
    asked: [
      'betaling mislukt',
      'kaart geweigerd',
      'betalen lukt niet',
      'betaling werkt niet',
      'kan niet betalen',
      'dubbel afgeschreven',
    ],
  },
  {
    title: 'Kortingscodes',
    text: 'Vul de code bij het afrekenen in, onder het overzicht van je bestelling, en kies Toepassen. Per bestelling kun je één code gebruiken, en je ziet de korting voordat je bestelt.',
    path: '/checkout',
    asked: [
      'waar vul ik een kortingscode in',
      'kortingscode',
      'actiecode',
      'promocode',
      'kortingscode werkt niet',
      'voucher gebruiken',
    ],
  },
  {
    title: 'Factuur',
    text: 'Zodra je bestelling is afgerond, vind je de factuur op de bestelpagina onder Factuur bekijken, in je account en in onze e-mail. Je kunt hem printen of als PDF bewaren. Bij gratis bestellingen hoort geen factuur, omdat er niets in rekening is gebracht.',
    path: '/account',
    asked: ['waar is mijn factuur', 'factuur downloaden', 'bon', 'betalingsbewijs', 'pdf factuur', 'aankoopbewijs'],
  },
  {
    title: 'Factuur voor een bedrijf, met btw-nummer',
    text: 'Vink bij het afrekenen ‘Ik koop voor een bedrijf’ aan om naam, adres en btw-nummer op de factuur te zetten. Bevestigt VIES een btw-nummer uit een ander EU-land, dan wordt de btw verlegd. Bedrijven buiten de EU betalen geen btw. Sla je je gegevens op, dan krijg je een code die ze de volgende keer invult.',
    path: '/checkout',
    asked: [
      'factuur met btw nummer',
      'kopen voor mijn bedrijf',
      'zakelijke factuur',
      'btw verlegd',
      'zakelijke kosten declareren',
      'btw nummer',
      'btw terugvragen',
      'bedrijfsgegevens',
    ],
  },
  {
    title: 'Btw in de prijs',
    text: 'Het totaal dat je vóór het bestellen ziet, is inclusief de btw van je land. In de balk boven aan elke pagina staat welk land dat is, en daar kun je het wijzigen.',
    path: '/terms#prices',
    asked: [
      'is de btw inbegrepen',
      'btw tarief',
      'waarom betaal ik btw',
      'prijs met of zonder btw',
      'verborgen kosten',
      'belasting',
    ],
  },
  {
    title: 'Je e-mailadres wijzigen',
    text: 'Ga in je account naar Profiel en kies ‘E-mailadres wijzigen’. Vul je wachtwoord in, dan mailen we een link naar het nieuwe adres. Die werkt een uur. Heb je het adres in een bestelling verkeerd getypt, schrijf ons dan met het bestelnummer.',
    path: '/account?tab=profile',
    asked: [
      'mijn e-mailadres wijzigen',
      'verkeerd e-mailadres in bestelling',
      'verkeerde mail ingevuld',
      'typfout in e-mailadres',
      'nieuw e-mailadres',
    ],
  },
  {
    title: 'Wachtwoord vergeten',
    text: 'Vul je e-mailadres in bij ‘Stel je wachtwoord opnieuw in’, dan mailen we je een link om een nieuw wachtwoord te kiezen.',
    path: '/reset-password',
    asked: [
      'wachtwoord vergeten',
      'wachtwoord herstellen',
      'kan niet inloggen',
      'inloggen werkt niet',
      'wachtwoord wijzigen',
    ],
  },
  {
    title: 'Een account aanmaken',
    text: 'Om te kopen heb je geen account nodig. Met een account staan je eSIM’s, tegoeden en facturen bij elkaar, ook die van eerdere bestellingen met hetzelfde e-mailadres.',
    path: '/signup',
    asked: [
      'account aanmaken',
      'registreren',
      'aanmelden',
      'waarvoor is het account',
      'mijn esim aan mijn account toevoegen',
    ],
  },
  {
    title: 'Je account verwijderen',
    text: 'Ga in je account naar Profiel en scrol naar het einde. Je hebt je wachtwoord nodig. Je eSIM’s blijven werken, en bestellingen en facturen bewaren we zolang de belastingwet dat eist. Je kunt daar ook al je gegevens exporteren.',
    path: '/account?tab=profile',
    asked: [
      'mijn account verwijderen',
      'mijn gegevens verwijderen',
      'mijn gegevens exporteren',
      'account opzeggen',
      'avg',
    ],
  },
  {
    title: 'Meerdere reizigers',
    text: 'Een bestelling kan voor maximaal tien reizigers zijn: kies hoeveel onder de bundels, in de winkelwagen of bij het afrekenen. Je betaalt één keer, en iedereen krijgt een eigen eSIM en een eigen link. Verschillen de reizen of e-mailadressen, plaats dan voor ieder een eigen bestelling.',
    path: '/bundleselector',
    asked: [
      'meerdere esims kopen',
      'esims voor mijn gezin',
      'twee telefoons twee esims',
      'groepsbestelling',
      'esim voor mijn vrouw',
      'esim voor mijn man',
      'voor mijn kinderen',
      'cadeau geven',
    ],
  },
  {
    title: 'Onze eSIM’s verkopen',
    text: 'We hebben vier partnerpakketten, van een gratis affiliateprogramma tot een winkel onder je eigen naam. Vergelijk ze en stuur je aanvraag via de partnerpagina.',
    path: '/business',
    asked: ['partner worden', 'affiliateprogramma', 'wederverkoper', 'white label', 'commissie', 'api voor partners'],
  },
]

export const unlimitedTopic: typeof englishUnlimited = (data) => ({
  title: 'Onbeperkt internet',
  text: unlimitedText(data),
  path: '/bundleselector',
  asked: ['onbeperkte data', 'hebben jullie onbeperkte bundels', 'onbeperkt internet', 'grootste bundel'],
})

function unlimitedText({ kinds, mostMegabytes }: DataOnSale): string {
  const fixed = `een vaste hoeveelheid data, tot ${sizeLabel({ megabytes: mostMegabytes })}`
  const others = mostMegabytes > 0 ? `Andere bundels hebben ${fixed}. ` : ''
  const all = `${others}Bij de resultaten voor je reis zie je welke er zijn.`
  if (kinds.has('unlimited'))
    return `Voor sommige bestemmingen hebben we onbeperkte bundels. Die kunnen langzamer worden als je op een dag een bepaalde hoeveelheid hebt verbruikt. ${all}`
  if (kinds.has('daily-slow') || kinds.has('daily-cut'))
    return `Een onbeperkte bundel is er niet, maar bij sommige krijg je elke dag nieuwe data. ${all}`
  return `Elke bundel heeft ${fixed}. Een onbeperkte bundel is er niet. Raakt je data op, dan kun je opwaarderen, of een nieuwe bundel kopen als een eSIM niet kan worden opgewaardeerd.`
}
