// The drawn name and the mark. The file is shared by all pages; its dark strokes take the colour of the text around it.

// The name that is drawn in /logo.svg. Any other is written beside the mark.
const drawnName = 'Coastal Clean'
// Of the room beside the mark, and of the largest letters that look calm in it.
const room = { start: 142, width: 412, largest: 66, widthOfLetter: 0.56 }

// Around a picture of its own.
const rim = 10

export type LogoPicture = { src: string; width: number; height: number }

type LogoProps = {
  label: string
  /** A picture in place of the drawn one. */
  own?: LogoPicture | undefined
  className?: string
}

export function Logo({ label, own, className }: LogoProps) {
  return (
    <svg viewBox="0 0 560 128" className={className} role="img" aria-label={label}>
      {own ? <OnPlate picture={own} /> : <Drawn label={label} />}
    </svg>
  )
}

const Drawn = ({ label }: { label: string }) =>
  label === drawnName ? <use href="/logo.svg#logo" /> : <Written name={label} />

// Logos are made for white paper: dark letters would be lost on a dark ground.
function OnPlate({ picture: { src, width, height } }: { picture: LogoPicture }) {
  const scale = Math.min((560 - 2 * rim) / width, (128 - 2 * rim) / height)
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) }
  const top = (128 - shown.height) / 2
  return (
    <>
      <rect y={top - rim} width={shown.width + 2 * rim} height={shown.height + 2 * rim} rx={18} fill="#fff" />
      <image href={src} x={rim} y={top} {...shown} />
    </>
  )
}

function Written({ name }: { name: string }) {
  const size = Math.min(room.largest, room.width / (name.length * room.widthOfLetter))
  return (
    <>
      <MarkPaths />
      <text x={room.start} y={64 + size * 0.34} fontSize={size} fill="currentColor" className="written-name">
        {name}
      </text>
    </>
  )
}

export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 128 128" className={className} aria-hidden="true">
      <MarkPaths />
    </svg>
  )
}

function MarkPaths() {
  return (
    <>
      <Wave />
      <path
        fill="#f2785c"
        d="M109 2C110.3 12 114 15.7 124 17C114 18.3 110.3 22 109 32C107.7 22 104 18.3 94 17C104 15.7 107.7 12 109 2Z"
      />
    </>
  )
}

/** The wave alone: the stamp of a clean. */
export function Stamp() {
  return (
    <svg viewBox="0 0 128 128" aria-hidden="true">
      <Wave foot="currentColor" footOpacity={0.55} />
    </svg>
  )
}

function Wave({ foot = '#7fd1d1', footOpacity = 1 }: { foot?: string; footOpacity?: number }) {
  return (
    <>
      <path
        fill="currentColor"
        d="M3 84.5C28 84 28 24 68 20C87 18 101 30 102 47C96 38 85 35 75 40C60 48 62 66 78 73C93 79.5 111 75 123 61C119 85 96 103 65 103C42 103 21 96 3 84.5Z"
      />
      <path fill={foot} opacity={footOpacity} d="M17 105C46 121 97 118 120 85C108 125 52 133 17 105Z" />
    </>
  )
}
