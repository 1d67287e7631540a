// What a visitor reads whose cookies get lost on the way, whatever drops them.
import type { cookieCopy as english } from '../../site/cookies.ts'

export const cookieCopy: typeof english = {
  title: 'Il tuo browser non conserva i nostri cookie',
  text: 'Un’impostazione, un’estensione o la tua rete li elimina, così il carrello, l’accesso e le tue scelte si perdono da una pagina all’altra, mentre pacchetti, prezzi, stato della eSIM e assistenza funzionano ancora. Consenti i cookie per questo sito o usa un altro browser, poi riprova.',
}
