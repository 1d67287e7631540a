// What the page says that holds nothing but the wizard.
export const wizardPageCopy = {
  title: 'Find your bundle',
  intro: 'Tell us where and when, and we’ll show every bundle that covers your whole trip, cheapest first.',
}
