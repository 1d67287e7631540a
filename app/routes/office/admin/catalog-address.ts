export const CATALOG_PATH = '/super-admin-dashboard/catalog'
export const zonePath = (zone: string): string => `${CATALOG_PATH}/${encodeURIComponent(zone)}`
