// The words of the account's profile and features: own data, password, sessions, and the way out.
import { translated } from '#app/language/translated.ts'
import type { Language } from '#values/language.ts'

export const profileCopy = translated({
  name: {
    heading: 'Name',
    label: 'Full name',
    hint: 'Earlier orders and invoices keep your old name.',
    save: 'Save name',
    done: 'Name saved.',
  },
  email: {
    heading: 'Email',
    now: (email: string) => `Your address is ${email}.`,
    text: 'We’ll email a link to the new address. Open it to switch. We’ll notify your old address too.',
    change: 'Change email',
    label: 'New email',
    password: 'Your password',
    send: 'Email me the link',
    done: 'If the new address can be used, a link is on its way to it. The link works for an hour, and nothing changes until you open it.',
  },
  password: {
    heading: 'Password',
    text: 'We’ll sign you out of all other browsers and email you to confirm.',
    change: 'Change your password',
    current: 'Current password',
    next: 'New password',
    save: 'Change password',
    done: 'Password updated',
  },
  company: {
    heading: 'Company',
    text: 'A five-character code fills in your company details at checkout.',
    none: 'You haven’t saved a company yet.',
    code: 'Reference code',
    copyCode: 'Copy code',
    saved: (day: string) => `Saved ${day}`,
    edit: 'Change company details',
    create: 'Save company details',
    newCode: 'Saving creates a new code. Older codes keep filling in the old details.',
    save: 'Save company',
    done: 'Company saved under the new code.',
  },
  sessions: {
    heading: 'Where you are signed in',
    here: 'This browser',
    unknown: 'Unknown browser',
    device: (browser: string, system: string) => `${browser} on ${system}`,
    used: (when: string) => `Last used ${when}`,
    since: (when: string) => `signed in ${when}`,
    end: 'Sign out there',
    endOf: (device: string, when: string) => `Sign out ${device}, last used ${when}`,
    endAll: 'Sign out everywhere',
    endAllText: 'This ends every session, including this one.',
    ended: 'Signed out of that browser.',
    gone: 'That browser was already signed out.',
  },
  data: {
    heading: 'Your data',
    text: 'One file with everything we hold about you: account, eSIMs, orders, messages and emails.',
    button: 'Export my data',
    file: 'my-data.json',
  },
  remove: {
    heading: 'Delete account',
    title: 'Delete my account',
    text: 'You can’t undo this.',
    goes: [
      'We delete your name, email address and password, and sign you out everywhere.',
      'Your eSIMs keep working, but we no longer list them. Keep the emails with your codes.',
      'We delete saved companies and their codes, your messages to support, and our record of emails that aren’t about an order.',
    ],
    stays: 'We keep your orders and invoices as they are, because tax law requires it.',
    password: 'Your password',
    sure: 'Yes, delete my account for good',
    unsure: 'Please check the box to confirm',
    button: 'Delete my account now',
    role: 'Staff and partner accounts can only be closed by an administrator. Please contact support.',
    support: 'Contact Support',
    deletedTitle: 'Your account is deleted',
    deleted:
      'We’ve emailed you to confirm. We keep orders and invoices for as long as tax law requires. Everything else is gone.',
    home: 'Go to Homepage',
  },
  confirm: {
    title: 'Confirm your new email',
    text: 'Confirm to switch your account to the address that received our email.',
    button: 'Use this address',
    done: (email: string) => `Your account now uses ${email}.`,
    gone: 'This link no longer works. Please request a new one in your account.',
    account: 'Go to Account',
  },
  problems: {
    name_missing: 'Please enter your full name',
    name_long: 'Please use up to 200 characters',
    email_invalid: 'Please enter a valid email address',
    email_same: 'That’s already your address',
    password_wrong: 'That’s not your password',
    company_not_saved: 'Failed to save company information. Please try again.',
  },
  saving: 'Saving',
})

export const featuresCopy = translated({
  language: {
    heading: 'Email language',
    legend: 'We write to you in',
    text: (email: string) => `We’ll send every email to ${email} in the language you choose.`,
    // each in its own language
    names: {
      en: 'English',
      de: 'Deutsch',
      fr: 'Français',
      es: 'Español',
      it: 'Italiano',
      nl: 'Nederlands',
    } satisfies Record<Language, string>,
    unknown: 'Please choose one of these languages. Your earlier choice still applies.',
    save: 'Save language',
    done: (name: string) => `Saved: ${name}.`,
  },
  notSaved: 'We couldn’t connect, so nothing is saved yet. Please try again.',
  addOns: 'Add-ons',
  cards: [
    {
      topic: 'vpn',
      title: 'VPN',
      text: 'A protected connection on hotel and airport networks, for as long as your trip lasts.',
    },
    {
      topic: 'translation',
      title: 'Translation',
      text: 'Signs, menus and conversations, translated as you go.',
    },
  ],
  notYet: 'Not available yet. We don’t have a date or a price.',
  tell: 'Notify me',
  tellOf: (title: string) => `Notify me about ${title}`,
  alerts: {
    heading: 'Email alerts',
    text: (email: string) => `For eSIMs bought with ${email}.`,
    data: 'When 80% and 100% of your data is used',
    expiry: 'Three days before an eSIM expires',
    save: 'Save alerts',
    done: 'Alerts saved.',
  },
})

export const topicSubjects: Record<string, string> = translated({
  vpn: 'Please tell me when the VPN is available',
  translation: 'Please tell me when translation is available',
})
