/** What is read as one and so is never parted by the end of a line: '044 000 0000', '18 December 2026'. */
export const unbroken = (words: string) => words.replaceAll(' ', '\u00a0')
