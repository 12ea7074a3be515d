import { pageWords } from '#content/page-words.ts'

export const publicPaths = Object.keys(pageWords)
export const allPaths = [...publicPaths, '/nowhere', '/auth']
