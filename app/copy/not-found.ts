// The words of the page for an address that does not exist.
export const notFoundCopy = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'This place is not on our map. The address may be old or mistyped.',
  home: 'Return to Home',
  status: 'eSIM Status',
  find: 'Find a bundle',
}
