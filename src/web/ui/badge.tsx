import type { ComponentProps } from 'react'

// Colour, shape and word together: never colour alone.
const tones = {
  pending: 'bg-pending text-on-pending',
  half: 'bg-pending text-on-pending',
  confirmed: 'bg-confirmed text-on-confirmed',
  completed: 'bg-completed text-on-completed',
  cancelled: 'bg-cancelled text-on-cancelled',
  other: '',
}

const marks = {
  pending: <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="2.4" />,
  half: (
    <>
      <circle cx="6" cy="6" r="4.9" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path d="M1.1 6a4.9 4.9 0 0 0 9.8 0z" fill="currentColor" />
    </>
  ),
  confirmed: <circle cx="6" cy="6" r="5.5" fill="currentColor" />,
  completed: (
    <>
      <rect x="0.5" y="0.5" width="11" height="11" rx="3" fill="currentColor" />
      <path d="M3.3 6.2l1.9 1.9 3.5-3.9" fill="none" stroke="var(--surface)" strokeWidth="1.6" />
    </>
  ),
  cancelled: <rect y="4.5" width="12" height="3" rx="1" fill="currentColor" />,
  other: (
    <circle cx="6" cy="6" r="4.5" fill="none" stroke="currentColor" strokeWidth="1.6" strokeDasharray="2 2" />
  ),
}

export type BadgeTone = keyof typeof tones

type BadgeProps = ComponentProps<'span'> & { tone?: BadgeTone }

export function Badge({ tone = 'other', children, className = '', ...props }: BadgeProps) {
  return (
    <span {...props} className={`badge ${tones[tone]} ${className}`}>
      <BadgeMark tone={tone} />
      {children}
    </span>
  )
}

/** The shape alone, beside a word of its own. */
export function BadgeMark({ tone, className }: { tone: BadgeTone; className?: string }) {
  return (
    <svg viewBox="0 0 12 12" aria-hidden="true" className={className}>
      {marks[tone]}
    </svg>
  )
}
