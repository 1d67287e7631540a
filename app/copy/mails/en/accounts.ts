// What the emails about accounts say in English.
import type { AccountCopy } from '../account-copy.ts'

export const englishAccountMails: AccountCopy = {
  confirm_email: {
    subject: (product: string) => `Confirm your email address for ${product}`,
    heading: 'Confirm your email address',
    text: 'You asked to create an account with this address. Open the link and log in with the password you chose to finish.',
    button: 'Confirm and log in',
    validity: 'The link works for 24 hours.',
    notYou:
      'Didn’t ask for this? Ignore this email. Without access to your inbox, nobody can create an account in your name.',
  },
  account_code: {
    subject: (product: string, code: string) => `${code} is your ${product} code`,
    heading: 'Your code',
    text: {
      set_password: 'Enter this code on the page where you’re setting your password.',
      check_account: 'Enter this code on the page where you asked for your account details.',
      add_esim:
        'Someone wants to add an eSIM bought with this address to their account. If that’s you, enter the code there. Anyone who has it can see the eSIM and its order.',
      cancel_order:
        'Someone wants to cancel the order that was bought with this address. If that’s you, enter the code on the page where you’re canceling it.',
    },
    code: 'Code',
    validity: 'It works for 10 minutes, in the browser you requested it from.',
    notYou: 'Didn’t ask for this? Ignore this email, and don’t share the code with anyone, not even us.',
  },
  account_exists: {
    subject: (product: string) => `You already have a ${product} account`,
    heading: 'An account with this email already exists',
    text: 'Someone, probably you, just tried to sign up with this address. Your account hasn’t changed. Log in with your password, or set a new one.',
    button: 'Log in',
    reset: 'Reset your password',
    notYou: 'Not you? You don’t need to do anything.',
  },
  confirm_wish: {
    subject: (product: string, country: string) => `Do you want to hear about ${country} from ${product}?`,
    heading: 'One click, and we’ll tell you',
    text: (country: string) =>
      `You’d like to know when we sell a bundle for ${country}. Open the link and agree, and we’ll send you one email as soon as we do. The same link ends it, too.`,
    button: 'Open the page',
    validity: 'You can agree within 24 hours. After a year without a bundle, we delete your address.',
    notYou: 'Not you? Then ignore this email: without your click, we send nothing else.',
  },
  country_on_sale: {
    subject: (product: string, country: string) => `${product} now covers ${country}`,
    heading: (country: string) => `${country} is on sale`,
    text: (country: string) => `You asked us to tell you: we now sell bundles for ${country}.`,
    button: 'See the bundles',
    last: 'This was the only email about it. We’ve deleted your address from the list.',
  },
  password_reset: {
    subject: (product: string) => `Reset your ${product} password`,
    heading: 'Reset Your Password',
    text: 'You asked for a new password. Open the link to choose one. You’ll be signed out everywhere else.',
    button: 'Choose a new password',
    validity:
      'The link works once, for 10 minutes. On another device, it also needs the code shown in the browser you requested it from.',
    notYou: 'Didn’t ask for this? Ignore this email. Your password stays the same.',
  },
  password_changed: {
    subject: (product: string) => `Your ${product} password was changed`,
    heading: 'Your password was changed',
    text: 'Your account password was just changed, and all other devices were signed out.',
    notYou: 'Not you? Reset it now so nobody else can use the new one:',
    button: 'Reset your password',
  },
  confirm_new_email: {
    subject: (product: string) => `Confirm your new email for ${product}`,
    heading: 'Confirm your new email',
    text: 'You asked us to use this address for your account. Open the link to confirm it. Nothing changes until you do.',
    button: 'Confirm this address',
    validity: 'The link works once, for an hour.',
    notYou: 'Didn’t ask for this? Ignore this email. Without access to your inbox, nobody can use your address.',
  },
  email_changed: {
    subject: (product: string) => `Your ${product} account email was changed`,
    heading: 'Your email was changed',
    text: (newEmail: string) => `Your account now uses ${newEmail}. You can no longer log in with the former address.`,
    notYou: 'Not you? Contact us right away:',
    button: 'Contact Support',
  },
  order_corrected: {
    subject: (product: string) => `Your ${product} order was corrected`,
    heading: 'Your order was corrected',
    text: 'We corrected the name or email address of this order. From now on, everything about it goes to this address, and the link below opens it.',
    button: 'Open your order',
    notYou: 'Not your order? Reply to this email.',
  },
  order_moved: {
    subject: (product: string) => `A change to an order at ${product}`,
    heading: 'This order is no longer yours',
    text: 'We corrected the email address of an order that was in your name here. It now belongs to another address, so its links and your account no longer open it.',
    notYou: 'Think this is a mistake? Contact us:',
    button: 'Contact Support',
  },
  papers_corrected: {
    subject: (product: string) => `Your new invoice from ${product}`,
    heading: 'Your invoice was issued again',
    text: 'We corrected the invoice of your order. A credit note takes the former invoice back, and a new one replaces it. What you paid stays the same.',
    button: 'Open the new invoice',
    notYou: 'Something still wrong? Reply to this email.',
  },
  account_deleted: {
    subject: (product: string) => `Your ${product} account is deleted`,
    heading: 'Your account is deleted',
    text: 'We’ve deleted your account, as you asked. Your eSIMs keep working, so keep the emails with their codes. Not you? Contact us right away:',
    button: 'Contact Support',
    stays: 'We keep orders and invoices for as long as tax law requires, and use them for nothing else.',
  },
  admin_invitation: {
    subject: (product: string) => `You’re invited to the team of ${product}`,
    heading: 'Join the team',
    text: (invitedBy: string) =>
      `${invitedBy} has invited you to the shop’s back office. Open the link and choose a password to create your account.`,
    button: 'Choose your password',
    validity: 'The link works once, for 24 hours.',
    notYou: 'Not expecting this? Ignore this email. Nobody gets in without the link.',
  },
  affiliate_welcome: {
    subject: (product: string) => `Join the ${product} affiliate program`,
    heading: 'Become an affiliate',
    text: 'Your place in the affiliate program is ready. Open the link and choose a password. You’ll then find your own code, link and QR code in your dashboard.',
    button: 'Choose your password',
    validity: 'The link works once, for 7 days.',
    notYou: 'Not expecting this? Ignore this email. Nobody joins in your name without the link.',
  },
  team_invitation: {
    subject: (product: string, business: string) => `Join ${business} on ${product}`,
    heading: (business: string) => `Join the team of ${business}`,
    text: (invitedBy: string, business: string) =>
      `${invitedBy} has invited you to the team of ${business}. Open the link and choose a password.`,
    taken: (invitedBy: string, business: string) =>
      `${invitedBy} has invited you to the team of ${business}. Your account already has another role here, so it can’t join. Ask them to invite you at a different address.`,
    button: 'Choose your password',
    validity: 'The link works once, for 7 days. If you already have an account, the new password replaces the old one.',
    notYou: 'Not expecting this? Ignore this email. Nobody joins in your name without the link.',
  },
  payout_paid: {
    subject: (product: string) => `Your earnings from ${product} are on their way`,
    heading: 'You’ve been paid',
    text: (amount: string, end: string) => `We paid ${amount} to your account ending in ${end}.`,
    back: 'Banks usually show it within one to two business days. The month’s statement lists every amount.',
    button: 'See your payouts',
  },
  payout_waits: {
    subject: (product: string) => `About your payout from ${product}`,
    heading: 'Your payout has to wait',
    text: {
      below_minimum: (amount: string) =>
        `You have ${amount}, which is less than the smallest amount we pay out. We carry it over to next month.`,
      negative: (amount: string) =>
        `Your balance is ${amount}, because refunds took back more than you had. Your next earnings make up for it; you don’t have to pay anything.`,
      bank_missing: (amount: string) =>
        `You have ${amount}, but we don’t know where to send it. Add your bank details.`,
      bank_refused: (amount: string) =>
        `Your bank sent back ${amount}. The money is in your balance again. Check your bank details and save them again.`,
      invoice_missing: (amount: string) =>
        `You have ${amount}, and VAT is due on it. Send us an invoice, or agree to self-billing in your payout details.`,
      vat_number_unknown: (amount: string) =>
        `You have ${amount}, but the EU’s register (VIES) doesn’t know the VAT number in your payout details. Correct or remove it there, and we’ll pay you.`,
    },
    button: 'Open your payouts',
  },
  bank_changed: {
    subject: (product: string) => `Your payout details at ${product} were changed`,
    heading: 'Your payout details were changed',
    text: (end: string) => `From now on we pay your earnings to the account ending in ${end}.`,
    removed: 'Your bank details were removed. We can’t pay you until you add new ones.',
    notYou: 'Wasn’t that you? Change your password right away and check the details:',
    button: 'Check your payout details',
  },
  balance_told: {
    subject: {
      deposit: (product: string) => `Your balance at ${product} was topped up`,
      deposit_back: (product: string) => `Your deposit at ${product} was refunded`,
      low: (product: string) => `Your balance at ${product} is running low`,
    },
    heading: {
      deposit: 'Your deposit has arrived',
      deposit_back: 'Your deposit was refunded',
      low: 'Your balance is running low',
    },
    text: {
      deposit: (amount: string, balance: string) => `We added ${amount} to your balance. You now have ${balance}.`,
      deposit_back: (amount: string, balance: string) =>
        `${amount} went back the way it was paid. Your balance is now ${balance}.`,
      low: (_amount: string, balance: string) =>
        `You have ${balance} left. Top it up in time, so that your orders keep going through.`,
    },
    button: 'Open your balance',
  },
  webhook_off: {
    subject: (product: string) => `A webhook of yours at ${product} was switched off`,
    heading: 'Your webhook was switched off',
    text: (address: string) =>
      `For a day, none of our messages were accepted at ${address}, so we’ve switched this webhook off. Once it answers again, switch it back on.`,
    missed:
      'What happened while it was off isn’t sent. Look up your orders with the API, or resend messages from the log.',
    button: 'View your webhooks',
  },
  api_key_made: {
    subject: (product: string) => `New API key for ${product}`,
    heading: 'A new API key',
    text: (keyName: string) =>
      `Someone logged in to your account just created an API key called “${keyName}” for your business.`,
    notYou: 'Not you? Revoke it right away and change your password:',
    button: 'View your API keys',
  },
  new_sign_in: {
    subject: (product: string) => `New sign-in to your ${product} account`,
    heading: 'Someone signed in with a new browser',
    text: (browser: string, place: string | null, when: string) =>
      `On ${when}, somebody signed in to your account with ${browser}${place ? `, from ${place}` : ''}. You hadn’t used this browser before.`,
    unknownBrowser: 'an unknown browser',
    notYou: 'Not you? Change your password right away, and sign out every other browser:',
    button: 'Check your account',
  },
  factor_added: {
    subject: (product: string) => `A second factor was added to your ${product} account`,
    heading: 'You added a second factor',
    text: {
      authenticator: 'An authenticator app was just added to your account. From now on, you need it to log in.',
      passkey: 'A passkey was just added to your account. From now on, you can log in with it.',
    },
    notYou: 'Not you? Change your password right away and remove it:',
    button: 'Check your account',
  },
  factor_removed: {
    subject: (product: string) => `A second factor was removed from your ${product} account`,
    heading: 'A second factor was removed',
    text: {
      authenticator: 'The authenticator app was just removed from your account.',
      passkey: 'A passkey was just removed from your account.',
      all: 'An administrator removed every second factor from your account and signed you out everywhere. Log in with your password and set up a new one.',
    },
    notYou: 'Not what you wanted? Change your password right away and set up a second factor again:',
    button: 'Check your account',
  },
}
