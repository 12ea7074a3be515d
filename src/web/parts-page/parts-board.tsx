import { ToastRegion } from '#web/ui/toast.tsx'
import { ActionParts } from './action-parts.tsx'
import { FieldParts } from './field-parts.tsx'
import { OfficeParts } from './office-parts.tsx'
import { StateParts } from './state-parts.tsx'

export function PartsBoard() {
  return (
    <>
      <Pair look="site" />
      <Pair look="office" />
      <ToastRegion />
    </>
  )
}

function Pair({ look }: { look: 'site' | 'office' }) {
  return (
    <div data-look={look} className="grid md:grid-cols-2">
      <Sheet look={look} theme="light" name={`Day, ${look}`} />
      <Sheet look={look} theme="dark" name={`Evening, ${look}`} />
    </div>
  )
}

type SheetProps = { look: 'site' | 'office'; theme: 'light' | 'dark'; name: string }

function Sheet({ look, theme, name }: SheetProps) {
  return (
    <section data-theme={theme} className="grid content-start gap-8 bg-paper p-6 text-ink md:p-14">
      <h2 className="display text-section">{name}</h2>
      <Grounds />
      <ActionParts />
      <FieldParts sheet={name} />
      <StateParts sheet={name} />
      {look === 'office' && <OfficeParts />}
    </section>
  )
}

const grounds = {
  paper: 'bg-paper',
  surface: 'bg-surface',
  mist: 'bg-mist',
  sand: 'bg-sand',
  sky: 'bg-sky',
  leaf: 'bg-leaf-ground',
  shell: 'bg-shell',
  aqua: 'bg-aqua',
  deep: 'bg-deep',
  night: 'bg-night',
}

function Grounds() {
  return (
    <ul className="grid grid-cols-4 gap-3 text-tiny">
      {Object.entries(grounds).map(([name, ground]) => (
        <li key={name}>
          <span className={`block h-12 rounded-small border border-line ${ground}`} />
          {name}
        </li>
      ))}
    </ul>
  )
}
