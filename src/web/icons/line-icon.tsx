import type { ComponentProps } from 'react'

export type LineIcon = ReturnType<typeof lineIcon>

/** Beside a word or inside a named button; never alone, so it is hidden from screen readers. */
export const lineIcon = (path: string) => (props: ComponentProps<'svg'>) => (
  <svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
    {...props}
  >
    <path d={path} />
  </svg>
)
