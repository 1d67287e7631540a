// What a visitor reads whose cookies get lost on the way, whatever drops them.
import type { cookieCopy as english } from '../../site/cookies.ts'

export const cookieCopy: typeof english = {
  title: 'Je browser bewaart onze cookies niet',
  text: 'Een instelling, een extensie of je netwerk gooit ze weg, dus je winkelwagen, je aanmelding en je keuzes raken tussen pagina’s kwijt; bundels, prijzen, eSIM-status en hulp werken wel. Sta cookies voor deze site toe of gebruik een andere browser en probeer het opnieuw.',
}
