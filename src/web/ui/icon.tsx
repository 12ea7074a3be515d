import type { ComponentProps } from 'react'

const strokes = {
  menu: ['M4 7h16M4 12h16M4 17h10'],
  close: ['M6 6l12 12M18 6L6 18'],
  arrow: ['M4 12h15M13 6l6 6-6 6'],
  back: ['M20 12H5M11 6l-6 6 6 6'],
  down: ['M5 9l7 7 7-7'],
  left: ['M15 5l-7 7 7 7'],
  right: ['M9 5l7 7-7 7'],
  both: ['M8 6l-6 6 6 6M16 6l6 6-6 6'],
  expand: ['M14 4h6v6M10 20H4v-6M20 4l-7 7M4 20l7-7'],
  check: ['M4.5 12.5l5 5L19.5 7'],
  alert: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 'M12 7v6M12 16.500v.1'],
  done: ['M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0', 'M8 12.5l2.800 2.800L16 9.5'],
  calendar: [
    'M7.500 5h9a4 4 0 0 1 4 4v7.500a4 4 0 0 1-4 4h-9a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4z',
    'M3.5 10h17M8 3v4M16 3v4',
  ],
}

const fills = {
  star: 'M12 2.200c.7 0 1.200.4 1.5 1l2.100 4.600 5 .6c1.400.2 1.900 1.800.9 2.700l-3.700 3.5 1 5c.3 1.400-1.100 2.400-2.300 1.700L12 18.800l-4.5 2.500c-1.200.7-2.600-.3-2.300-1.700l1-5-3.700-3.5c-1-.9-.5-2.5.9-2.700l5-.6 2.100-4.600c.3-.6.8-1 1.5-1z',
  spark: 'M12 0C13 8 16 11 24 12C16 13 13 16 12 24C11 16 8 13 0 12C8 11 11 8 12 0Z',
}

export type IconName = keyof typeof strokes | keyof typeof fills | 'whatsapp'

type IconProps = ComponentProps<'svg'> & { name: IconName }

/** Beside a word or inside a named button; never alone, so it is hidden from screen readers. */
export function Icon({ name, ...props }: IconProps) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" {...props}>
      {name in fills ? (
        <path fill="currentColor" d={fills[name as keyof typeof fills]} />
      ) : (
        <Strokes name={name} />
      )}
    </svg>
  )
}

function Strokes({ name }: { name: IconName }) {
  return (
    <g fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      {name === 'whatsapp' ? (
        <WhatsApp />
      ) : (
        strokes[name as keyof typeof strokes].map(path => <path key={path} d={path} />)
      )}
    </g>
  )
}

function WhatsApp() {
  return (
    <>
      <path d="M3.5 20.500l1.300-4.600A8.5 8.5 0 1 1 8.200 19.300z" />
      <path
        fill="currentColor"
        stroke="none"
        d="M9 8.300c-.9.8-.8 2.200.9 4.200s3.600 2.900 4.700 2.200l.9-1-2-1.400-1 .7c-.9-.4-1.600-1.100-2.100-2l.7-1-1.200-2.100z"
      />
    </>
  )
}
