// The words of the emails by their language.
import type { Language } from '#values/language.ts'
import { dutchMails } from './nl/mails.ts'
import { englishMails } from './en/mails.ts'
import { frenchMails } from './fr/mails.ts'
import { germanMails } from './de/mails.ts'
import type { MailCopy } from './mail-copy.ts'
import { italianMails } from './it/mails.ts'
import { spanishMails } from './es/mails.ts'

export const MAIL_COPY: Record<Language, MailCopy> = {
  en: englishMails,
  de: germanMails,
  fr: frenchMails,
  es: spanishMails,
  it: italianMails,
  nl: dutchMails,
}
