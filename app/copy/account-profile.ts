// The words of the account's profile and features: own data, password, sessions, and the way out.
import type { Language } from '#shop/values/language.ts'

export const profileCopy = {
  name: {
    heading: 'Name',
    label: 'Full name',
    hint: 'Orders and invoices that were written before keep the old name.',
    save: 'Save name',
    done: 'Your name is saved.',
  },
  email: {
    heading: 'Email',
    now: (email: string) => `Your address is ${email}.`,
    text: 'We mail a link to the new address. It becomes yours when you open it there; the old address is told.',
    change: 'Change email',
    label: 'New email',
    password: 'Your password',
    send: 'Mail me the link',
    done: 'A link is on its way to the new address, if it can be used. It is good for an hour. Until you open it, nothing changes.',
  },
  password: {
    heading: 'Password',
    text: 'All other browsers are signed out, and your mailbox is told.',
    change: 'Change your password',
    current: 'Current password',
    next: 'New password',
    repeat: 'Confirm password',
    save: 'Change password',
    done: 'Password updated',
  },
  company: {
    heading: 'Company',
    text: 'Fills in the company section of the checkout by a code of five characters.',
    none: 'No company is saved under your email address yet.',
    code: 'Reference code',
    copyCode: 'Copy code',
    saved: (day: string) => `Saved ${day}`,
    edit: 'Change company details',
    create: 'Save company details',
    newCode: 'Saving makes a new code. What an older code fills in stays as it was.',
    save: 'Save company',
    done: 'Your company is saved under the new code.',
    choose: 'Please choose',
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
    endAllText: 'Ends every session, this one too.',
    ended: 'That browser is signed out.',
    gone: 'That browser was signed out already.',
  },
  data: {
    heading: 'Your data',
    text: 'One file with everything that we hold about you: account, eSIMs, orders, messages, mails.',
    button: 'Export my data',
    file: 'my-data.json',
  },
  remove: {
    heading: 'Delete account',
    title: 'Delete my account',
    text: 'This cannot be undone.',
    goes: [
      'Your name, address and password leave our records, and every browser is signed out.',
      'Your eSIMs go on working; they are no longer listed anywhere. Keep your mails with the codes.',
      'Saved companies with their codes, messages to support and the list of our mails are deleted.',
    ],
    stays: 'Orders and invoices stay with what stands on them, because tax law wants them kept for years.',
    password: 'Your password',
    sure: 'I want to delete my account for good',
    unsure: 'Please tick the box if you are sure',
    button: 'Delete my account now',
    role: 'Accounts of people who work here or for a partner are ended by an administrator. Please contact support.',
    support: 'Contact Support',
    deletedTitle: 'Your account is deleted',
    deleted:
      'We have mailed you a last note. Orders and invoices stay for as long as tax law wants; everything else is gone.',
    home: 'Go to Homepage',
  },
  confirm: {
    title: 'Confirm your new email',
    text: 'With this, the address that received our mail becomes the address of your account.',
    button: 'Use this address',
    done: (email: string) => `${email} is the address of your account now.`,
    gone: 'This link can no longer be used. Please ask for a new one in your account.',
    account: 'Go to Account',
  },
  problems: {
    name_missing: 'Please enter your full name',
    name_long: 'Please use 200 readable letters at the most',
    email_invalid: 'Please enter a valid email address',
    email_same: 'This is your address already',
    password_wrong: 'This is not your password',
    company_not_saved: 'Failed to save company information. Please try again.',
  },
  saving: 'Saving',
} as const

export const featuresCopy = {
  language: {
    heading: 'Language of your mails',
    legend: 'We write to you in',
    text: (email: string) =>
      `Every mail that we send to ${email} is in the language you choose here. The pages of the shop, and what our mails link to, are in English.`,
    // each in its own words, for whoever looks for it
    names: {
      en: 'English',
      de: 'Deutsch',
      fr: 'Français',
      es: 'Español',
      nl: 'Nederlands',
    } satisfies Record<Language, string>,
    unknown: 'Please choose one of these languages. What you had chosen before stays.',
    save: 'Save language',
    done: (name: string) => `Your choice is saved: ${name}.`,
  },
  notSaved: 'We could not be reached, so nothing is saved yet. Please try again.',
  addOns: 'Add-ons',
  cards: [
    {
      topic: 'vpn',
      title: 'VPN',
      text: 'A protected line in hotel and airport networks, switched on for a trip.',
    },
    {
      topic: 'translation',
      title: 'Translation',
      text: 'Signs, menus and conversations in the language of the country.',
    },
  ],
  notYet: 'Not on sale yet. There is no date and no price.',
  tell: 'Ask us to tell you',
  tellOf: (title: string) => `Ask us to tell you about ${title}`,
  alerts: {
    heading: 'Warnings by mail',
    text: (email: string) => `For the eSIMs that were bought with ${email}.`,
    data: 'When 80 % and 100 % of the data are used',
    expiry: 'Three days before an eSIM expires',
    save: 'Save warnings',
    done: 'Your choice is saved.',
  },
} as const

export const topicSubjects: Record<string, string> = {
  vpn: 'Please tell me when VPN is on sale',
  translation: 'Please tell me when translation is on sale',
}
