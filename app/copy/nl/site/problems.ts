// A sentence for every problem that a use case can return; a missing one doesn't compile.
import type { problemCopy as english } from '../../site/problems.ts'
import { topUpProblems } from '../delivery/top-up.ts'

export const problemCopy: typeof english = {
  bundle_not_found: 'Geen bundel in je winkelwagen gevonden',
  destinations_not_covered: 'We hebben geen bundel gevonden die al je bestemmingen dekt.',
  too_early:
    'Deze bundel kan niet wachten tot je reis begint. Kies een andere, of koop hem korter voor je eerste reisdag.',
  ...topUpProblems,
  coupon_invalid: 'Deze kortingscode is niet geldig.',
  gift_refused: 'Wat in je winkelwagen ligt, kan geen cadeau zijn. Bestel het zonder cadeau.',
  gift_day: 'Op die dag kan het cadeau niet worden gegeven. Kies een andere dag.',
  total_changed: 'Het totaal is veranderd sinds je het zag. Controleer het en bestel opnieuw.',
  cart_changed: 'Je winkelwagen is veranderd sinds je deze pagina opende. Controleer hem en bestel opnieuw.',
  company_not_saved: 'De bedrijfsgegevens konden niet worden opgeslagen. Probeer het nog eens.',
  customer_not_saved: 'Je gegevens konden niet worden opgeslagen',
  payment_unavailable: 'De betaling kon niet worden verwerkt. Probeer het nog eens.',
  payment_not_opened: 'Stripe kon niet worden gestart',
  signature_invalid: 'Ongeldige handtekening.',
  unknown_address: 'Niet gevonden.',
  too_often: 'Te veel pogingen. Wacht een paar minuten en probeer het nog eens.',
  form_unreadable: 'We konden het formulier niet lezen. Vul het nog eens in.',
  qr_missing: 'QR-code niet gevonden.',
  payment_disputed: 'Volgens je bank wordt deze betaling betwist, dus we kunnen deze e-mail nu niet sturen.',
  email_invalid: 'Vul een geldig e-mailadres in',
  mail_failed: 'De e-mail kon niet worden verzonden. Neem contact met ons op.',
  invoice_not_available:
    'We maken de factuur zodra je bestelling is afgerond. Bij gratis bestellingen hoort geen factuur.',
  invoice_failed: 'Het adres van de factuur kon niet worden opgehaald.',
}
