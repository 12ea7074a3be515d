import { useEffect, useRef } from 'react'

/** The heading of a step at the door; takes the focus, so that nobody is left where the last step was. */
export function DoorHeading({ title, lead }: { title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h1 ref={heading} tabIndex={-1} className="font-semibold text-2xl text-heading outline-none">
        {title}
      </h1>
      <p className="mt-1 text-ink-soft">{lead}</p>
    </div>
  )
}
