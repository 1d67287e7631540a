// Which pages exist in every language. A browser asks too, so the names stand here instead of the whole table of pages,
// with which a test compares them.

/**
 * First segments of the addresses that are English alone: the back office, partners' pages, what assistants ask, and
 * files about the shop, except the pictures of its pages and what it is on a home screen.
 */
export const ENGLISH_PARTS: ReadonlySet<string> = new Set([
  '.well-known',
  'admin',
  'admin-dashboard',
  'admin-invite',
  'api-test',
  'brand-logo',
  'business',
  'business-dashboard',
  'emailtest',
  'first-admin',
  'icons',
  'indexnow.txt',
  'llms.txt',
  'mailchimp-api',
  'mcp',
  'order-api-flow',
  'partner-invite',
  'products.tsv',
  'robots.txt',
  'sitemap.xml',
  'sitemaps',
  'super-admin-dashboard',
  'team-invite',
  'user-dashboard',
])

/** Whether what is at an address is for travelers and company buyers, so that it exists in every language. */
export const isSpoken = (path: string): boolean =>
  !ENGLISH_PARTS.has(path.split('/', 2)[1]?.replace(/\.data$/, '') ?? '')
