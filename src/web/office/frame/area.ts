import { adminWords, crmWords } from '#content/office-tabs.ts'

export const isAdminPath = (path: string) => path === '/admin' || path.startsWith('/admin/')

/** Client Management or the Admin Console, as the address says. */
export const areaAt = (path: string) => (isAdminPath(path) ? adminWords : crmWords).area
