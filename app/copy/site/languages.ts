// The languages by their own names, and how each offers a page; the same in all of them.
import type { Language } from '#values/language.ts'

export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  it: 'Italiano',
  nl: 'Nederlands',
}

export const languageOffers: Readonly<Record<Language, string>> = {
  en: 'This page in English',
  de: 'Diese Seite auf Deutsch',
  fr: 'Cette page en français',
  es: 'Esta página en español',
  it: 'Questa pagina in italiano',
  nl: 'Deze pagina in het Nederlands',
}
