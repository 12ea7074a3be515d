import { Fragment, type ReactNode } from 'react'

/** What is known of one thing: label and value, line by line. What has no value is left out. */
export function Facts({ facts }: { facts: [label: string, value: ReactNode][] }) {
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value !== null && value !== undefined && value !== '')
        .map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
    </dl>
  )
}
