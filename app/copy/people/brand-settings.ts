// The words of the brand's form and of its preview.
import type { BrandColors } from '#shop/people/brand/brand.ts'
import type { ContrastPair, RepairedUse } from '#shop/people/brand/theme-report.ts'
import type { ChangeBrandProblem } from '#shop/people/brand/change-brand.ts'
import { ownTextsCopy, textInLanguage } from './own-texts.ts'

const COLORS: Record<keyof BrandColors, string> = {
  primary: 'Primary',
  primaryLight: 'Primary light',
  primaryDark: 'Primary dark',
  secondary: 'Secondary',
  background: 'Background',
}

export const brandSettingsCopy = {
  heading: 'Brand Settings',
  text: 'What travelers see first: name, texts, logo and colors. Leave a field blank to use the default.',
  ofHost: (host: string) => `The brand at ${host}`,
  saved: 'Saved and live.',
  added: 'Added. Now set its texts and colors.',
  noRecord: {
    title: 'No record yet',
    text: 'The shop is using its built-in defaults. Saving the settings below creates its record.',
    button: 'Create record',
  },
  faults: (names: string) => `Saved but not usable, so we use the default: ${names}.`,
  nameIsGiven: 'The owner of the shop decides about the name. Write to support if you need another one.',
  texts: 'Texts',
  fields: {
    name: 'Name',
    fullName: 'Full name',
    tagline: 'Tagline',
    heroText: 'Hero text',
    description: 'Description for search engines',
    domain: 'Host',
    orderPrefix: 'Order reference prefix',
    mailFromName: 'Email sender name',
    mailFrom: 'Email sender address',
    legalName: 'Legal name',
    address: 'Postal address',
    email: 'Support email',
    phone: 'Phone',
    kvk: 'Registration number',
    vat: 'VAT number',
    reviewUrl: 'Review site',
    links: 'Social profiles',
    legalNote: 'Note on legal texts',
    primaryColor: COLORS.primary,
    primaryLightColor: COLORS.primaryLight,
    primaryDarkColor: COLORS.primaryDark,
    secondaryColor: COLORS.secondary,
    backgroundColor: COLORS.background,
    logoUrl: 'Logo',
  } as Record<string, string>,
  hints: {
    domain: 'As browsers show it, for example esim.partner.example.',
    orderPrefix: 'Lowercase letters, digits and hyphens.',
    legalName: 'As listed in the company register.',
    address: 'One line each for street, postal code and city, and country.',
    kvk: 'Your number in the company register, such as the KvK number in the Netherlands.',
    vat: 'Include the country letters, as in NL123456782B01.',
    email: 'Where customers can write to you. It’s shown in the footer.',
    reviewUrl: 'The https address of your profile on a public review site.',
    legalNote:
      'Shown above terms, privacy and contract summary. Without one, a translation says that the English text is binding.',
    links: 'One address per line, up to eight. Put a name before an address to label it.',
  } as Record<string, string>,
  defaultIs: (text: string) => `Default: ${text}`,
  wrong: {
    name: 'Please enter a name of at most 40 characters, without angle brackets.',
    color: 'Enter a color like #846dff.',
    domain: 'That’s not a host name. Enter one like esim.partner.example, without http or slashes.',
    text: 'That’s too long or contains characters that aren’t allowed.',
    email: 'Please enter a valid email address',
    orderPrefix: 'Use up to 40 lowercase letters, digits and hyphens.',
    phone: 'Enter a phone number with digits and spaces. It can start with +.',
    kvk: 'Enter your number in the company register, up to 40 characters. It can’t be only zeros.',
    vat: 'Enter your VAT number, like NL123456782B01. Check each digit: this one can’t exist.',
    reviewUrl: 'Enter an address that starts with https://.',
    links: 'Enter up to eight addresses that start with https://, one per line.',
  },
  colors: 'Colors',
  colorsText:
    'For example #846dff. Whatever you choose, text stays readable: we adjust any tone that’s too light or too dark.',
  pick: (name: string) => `Pick a color for ${name}`,
  logo: {
    heading: 'Logo',
    file: 'New logo',
    hint: 'PNG, JPEG or WebP, up to 96 kB. We shrink larger images for you.',
    current: (name: string) => `${name} logo`,
    remove: 'Remove logo',
    none: 'No logo. We show the first letter of the name instead.',
    propose: 'Suggest colors from the logo',
    proposed: 'We picked these colors from the logo. Check them, then save.',
    colorless: 'This logo has no color to work with.',
    broken: 'We couldn’t read this file as an image.',
  },
  address: 'Address and sender',
  company: 'Company',
  companyText: 'The company behind the shop. It appears in the footer, on the legal pages and on every invoice.',
  identity: {
    title: (names: string) => `Needed for invoices: ${names}`,
    noticeTitle: 'Invoices are on hold',
    lacks: (brand: string, names: string) => `${brand} is missing: ${names}`,
    where: 'Fill these in under Brand Settings.',
    heldBack: 'Orders go through as usual. Their invoices are issued as soon as these settings are filled in.',
    sample:
      'This is a demo, so a sample company is shown while these are empty. A live shop issues no invoices without them.',
  },
  save: 'Save brand',
  saveMine: 'Save mine instead',
  unsaved: 'You have unsaved changes.',
  leave: 'Leave without saving your changes?',
  conflict: {
    title: 'Another admin saved changes',
    text: 'Your changes aren’t lost. Compare what’s saved now with what you typed, then save yours or load theirs.',
    theirs: 'Saved now',
    mine: 'Yours',
    same: 'Both are the same, so there’s nothing left to save.',
    empty: '(default)',
    load: 'Load theirs',
  },
  preview: {
    heading: 'Preview',
    saved: 'Shows what’s saved. With JavaScript on, it follows what you type.',
    shop: 'In the shop',
    other: { light: 'The same colors on a light background', dark: 'The same colors on a dark background' },
    mailLight: 'Email',
    mailDark: 'Email in dark mode',
    status: 'eSIM Status',
    button: 'Continue',
    second: 'Learn more',
    link: 'a link',
    body: 'Text as travelers see it, with',
    muted: 'and smaller text beside it.',
    mailHeading: 'Your eSIM is ready',
    mailText: 'Scan the code with the phone you’re traveling with.',
    mailButton: 'Open your eSIM',
    ratios: 'Contrast',
    ratio: (ratio: number) => `${ratio.toFixed(1)} : 1`,
    least: (least: number) => `at least ${least}`,
    pairs: {
      body: 'Text',
      muted: 'Smaller text',
      link: 'Links',
      button: 'Button label',
      accent: 'Accents',
      edge: 'Button edge',
      logo: 'Brand name on phones',
    } satisfies Record<ContrastPair, string>,
    repaired: 'Adjusted for readability',
    nothingRepaired: 'Every color is used as is.',
    uses: {
      buttons: 'Buttons',
      links: 'Links',
      accents: 'Accents',
      gradient: 'Gradient end',
      logo: 'Brand name on phones',
      page: 'Page background',
    } satisfies Record<RepairedUse, string>,
    repair: (use: string, color: keyof BrandColors, wanted: string, used: string) =>
      `${use}: ${used} instead of ${COLORS[color]} ${wanted}`,
  },
}

/** A field or setting by its words: 'Tagline', 'Tagline in German', 'Tagline in other languages'. */
export function brandFieldName(name: string): string {
  const [, text = name, code] = /^(\w+?)(?:_(\w\w)|In)$/.exec(name) ?? []
  const words = brandSettingsCopy.fields[text] ?? text
  if (code !== undefined) return textInLanguage(words, code)
  return text === name ? words : ownTextsCopy.of(words, ownTextsCopy.others)
}

// What is said about changing a brand (storefront rules §8 "Brand fetch or update").
export const brandProblemCopy: Record<ChangeBrandProblem, string> = {
  no_business: 'No business record found to update',
  version_conflict: 'Someone else changed the brand in the meantime. Reload it, then make your change.',
  setting_invalid: 'Some settings aren’t valid. Nothing was saved.',
  logo_refused: 'Please use a PNG, JPEG or WebP image of up to 96 kB, between 16 and 2048 pixels on each side.',
  domain_taken: 'Another brand already uses this domain.',
  name_taken:
    'This name reads as another brand’s, or as that of somebody people pay with. Please choose a different one.',
  prefix_taken: 'Another brand’s orders and invoices already start this way. Please enter a different prefix.',
}
