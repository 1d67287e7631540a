// The words of the page for an address that does not exist.
export const notFoundCopy = {
  title: 'Page not found',
  code: '404',
  heading: 'Oops! Page not found',
  text: 'This place isn’t on our map. The address may be out of date or mistyped.',
  home: 'Return to Home',
  status: 'eSIM Status',
  find: 'Find a bundle',
}
