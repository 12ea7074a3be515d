import { useEffect, useRef } from 'react'

/** The heading of a step. It takes the focus, which would otherwise be lost with the last step. */
export function AuthHeading({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="display outline-none">
        {title}
      </h1>
      <p className="mt-1 text-ink-soft">{lead}</p>
    </div>
  )
}
