/** The languages in which we have words, the first for everybody whose own is not among them. */
export const languages = ['en'] as const
export type Language = (typeof languages)[number]

/** In which language somebody is written to. */
export const writtenIn = (language: string): Language =>
  languages.find(known => known === language) ?? languages[0]
