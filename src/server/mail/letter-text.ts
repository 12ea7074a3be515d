// The letter as plain text, for watches, screen readers and those who turned HTML off.
import { mailFrame } from '#content/mail.ts'
import type { Letter } from './letter.ts'

export function letterText(letter: Letter): string {
  const { heading, paragraphs, facts = [], button, code, validity, steps, links = [], closing } = letter
  const blocks = [
    heading,
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    button ? `${button.label}:\n${button.href}` : '',
    code ? `${button ? mailFrame.orCode : mailFrame.codeOnly} ${code}` : '',
    validity ?? '',
    links.map(({ label, href }) => `${label}: ${href}`).join('\n'),
    steps ? [steps.title, ...steps.list.map((step, i) => `${i + 1}. ${step}`)].join('\n') : '',
    closing ?? '',
    `-- \n${mailFrame.signature}\n${mailFrame.reach}`,
  ]
  return `${blocks.filter(Boolean).join('\n\n')}\n`
}
