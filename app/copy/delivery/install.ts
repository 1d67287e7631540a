// The words around installing an eSIM: three ways in, the codes, and the four things to set afterward.
import { translated } from '#app/language/translated.ts'

export const installCopy = translated({
  heading: 'Your eSIM',
  preparing: 'Your eSIM is being prepared',
  stopped: 'Your eSIM will appear here once this is fixed.',
  iccid: 'ICCID',
  copyIccid: 'Copy ICCID',
  activationCode: 'Activation code',
  copyActivationCode: 'Copy activation code',
  confirmation: {
    name: 'Confirmation code',
    copy: 'Copy confirmation code',
    text: 'Your phone asks for it after scanning.',
    folded: (code: string) => `Code ${code}`,
  },

  page: 'Steps for your phone, reminders, and help',

  ways: 'How would you like to install it?',
  way: { phone: 'This phone', qr: 'QR code', manual: 'Manual' },

  phone: {
    install: 'Install on this phone',
    iphone: 'Install on iPhone',
    android: 'Install on Android',
    wifi: 'Stay on Wi-Fi while it installs. It takes a minute or two.',
    needsIphone: 'Works on iOS 17.5 and later. If nothing opens, try this page in Safari, or choose QR code or Manual.',
    needsAndroid:
      'Works on most Android phones. If nothing opens, try this page in Chrome, or choose QR code or Manual.',
    onComputer: 'Send to my phone',
    onComputerText: (email: string) =>
      `On the phone you’re traveling with, open the email we sent to ${email}. Its link installs the eSIM with one tap.`,
    onComputerScan: 'Or choose QR code and scan it from this screen.',
    elsewhere: 'Already on that phone? Tap its name:',
  },
  qr: {
    alt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
    scan: 'Scan this with the camera of the phone you’re traveling with.',
    samePhone: 'On this phone, touch and hold the image, or save it and choose it in the eSIM settings.',
    download: 'Download',
    refresh: 'Refresh',
    refreshing: 'Reloading the QR code',
    missing: 'QR code not found.',
  },
  manual: {
    address: 'SM-DP+ address',
    copyAddress: 'Copy address',
    code: 'Activation code',
    copyCode: 'Copy code',
    iphone: 'iPhone',
    iphoneSteps: 'Settings › Mobile Data › Add eSIM › Use QR Code › Enter Details Manually',
    android: 'Android',
    androidSteps: 'Settings › Network & internet › SIMs › Add SIM › Set up an eSIM › Enter code',
    androidWhole: 'Android asks for the full code:',
    copyWhole: 'Copy full code',
  },
  warning: {
    title: 'Don’t delete the eSIM from your phone',
    text: 'Turning the line off is fine, but if you delete it, you may not be able to reinstall it.',
  },
  after: {
    heading: 'After installing',
    lead: 'Four settings that solve most problems. Check them off as you go. Your checkmarks stay on this page.',
    ticks: (brand: string) => [
      { title: `Name the line “${brand}”`, text: 'So you can tell it apart from your other SIMs.' },
      { title: 'Choose it for mobile data', text: 'Calls and messages can stay on your own number.' },
      {
        title: 'Data roaming on, for this line only',
        text: 'Turn it on when you arrive. It costs nothing extra on this line.',
      },
      {
        title: 'Automatic data switching off',
        text: 'Otherwise your home SIM may step in, at roaming prices.',
      },
    ],
    done: 'All set. Have a great trip!',
  },
})
