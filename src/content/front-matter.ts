// The head of a Markdown file: lines of "name: value" between two rules, then the text.
export function readFrontMatter(file: string): { fields: Record<string, string>; text: string } {
  const [, head, text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? []
  if (head === undefined || text === undefined) throw new Error('A text starts with its front matter.')
  const pairs = head.split('\n').map(line => {
    const [name = '', ...value] = line.split(': ')
    return [name, value.join(': ')] as const
  })
  return { fields: Object.fromEntries(pairs), text: text.trim() }
}
