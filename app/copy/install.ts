// The words around installing an eSIM: three ways in, the codes, and the four things to set afterwards.
export const installCopy = {
  heading: 'Your eSIM',
  preparing: 'Your eSIM is being prepared',
  stopped: 'Your eSIM stands here as soon as the failed step has worked.',
  iccid: 'ICCID',
  copyIccid: 'Copy ICCID',
  activationCode: 'Activation code',
  copyActivationCode: 'Copy activation code',

  page: 'Steps for your phone, reminders, and help',

  ways: 'How would you like to install it?',
  way: { phone: 'This phone', qr: 'QR code', manual: 'Manual' },

  phone: {
    install: 'Install on this phone',
    iphone: 'Install on iPhone',
    android: 'Install on Android',
    wifi: 'Stay on Wi-Fi while it installs; it takes a minute or two.',
    needsIphone: 'Works from iOS 17.5 on. If nothing opens, use this page in Safari, or choose QR code or Manual.',
    needsAndroid:
      'Works on most Android phones. If nothing opens, use this page in Chrome, or choose QR code or Manual.',
    onComputer: 'Send to my phone',
    onComputerText: (email: string) =>
      `Open the mail that we sent to ${email} on the phone you travel with: it holds a link that installs the eSIM with one tap.`,
    onComputerScan: 'Or choose QR code and scan it from this screen.',
    elsewhere: 'Is this the phone after all? Then tap its name:',
  },
  qr: {
    alt: (iccid: string) => `QR code for eSIM ending ${iccid.slice(-4)}`,
    scan: 'Scan this with the camera of the phone you travel with.',
    samePhone: 'On this phone, touch and hold the picture, or save it and choose it in the eSIM settings.',
    download: 'Download',
    refresh: 'Refresh',
    refreshing: 'Loading the QR code again',
    preparing: 'Drawing your QR code',
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
    androidWhole: 'Android asks for the whole code:',
    copyWhole: 'Copy whole code',
    noConfirmation: 'No confirmation code is needed.',
  },
  warning: {
    title: 'Do not delete the eSIM from your phone',
    text: 'It can usually be installed only once. Switching the line off is fine; deleting it may lose it for good.',
  },
  after: {
    heading: 'After installing',
    lead: 'Four settings that most questions are about. Tick them off as you go; the ticks stay on this page.',
    ticks: (brand: string) => [
      { title: `Name the line “${brand}”`, text: 'So that you find it again among your SIMs.' },
      { title: 'Choose it for mobile data', text: 'Calls and messages can stay on your own number.' },
      {
        title: 'Data roaming on, for this line only',
        text: 'Switch it on when you arrive; it costs nothing extra here.',
      },
      {
        title: 'Automatic data switching off',
        text: 'Otherwise your home SIM may step in, and its roaming price with it.',
      },
    ],
    done: 'All set. Have a good trip!',
  },
} as const
