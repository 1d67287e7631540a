// The words of what to do after landing: on the order page, offline, and in the reminder of the day before.
import { translated } from '#app/language/translated.ts'

export const landingCopy = translated({
  heading: 'When you land',
  lead: 'Five steps that need no connection. They’re also under your saved passes, which open offline.',
  steps: [
    { title: 'Turn the eSIM’s line on', text: 'In your phone’s settings for SIMs, if it’s off.' },
    { title: 'Choose it for mobile data', text: 'Calls and messages can stay on your own number.' },
    {
      title: 'Data roaming on, for this line only',
      text: 'It costs nothing extra on this line. Leave it off on your own.',
    },
    {
      title: 'Wait a few minutes',
      text: 'Connecting abroad can take that long. If nothing happens, turn airplane mode on and off again.',
    },
    {
      title: 'Still no connection?',
      text: 'Choose another network by hand in your phone’s settings, or restart the phone. Then look for Wi-Fi and write to us.',
    },
  ],
})
