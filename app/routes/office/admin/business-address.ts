// The addresses of the list of businesses, and of one of them.
export const BUSINESSES_PATH = '/super-admin-dashboard?tab=businesses'
export const businessPath = (id: string): string => `${BUSINESSES_PATH}&edit=${encodeURIComponent(id)}`
