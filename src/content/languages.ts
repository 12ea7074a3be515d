import type { Language } from '#domain/languages.ts'

const languageNames: Record<Language, string> = { en: 'English' }

/** A language that we cannot write yet is told by its letters. */
export const languageName = (language: string): string =>
  Object.hasOwn(languageNames, language) ? languageNames[language as Language] : language
