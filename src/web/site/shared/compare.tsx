import { compareWords } from '#content/gallery.ts'
import { type Pair, type PictureName, pictureAlts } from '#content/pictures.ts'
import { nightOf } from '#web/pictures/pictures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

type CompareProps = Pair & {
  sizes: string
  /** Whether it is what a visitor sees first. */
  first?: boolean
}

/** Two pictures of one room under a slider. The loader moves it; without a script both are side by side. */
export function Compare({ before, after, sizes, starts, first = false }: CompareProps) {
  // Both in the evening, or both by day: else it would not be one moment.
  const isEvening = nightOf(before) !== undefined && nightOf(after) !== undefined
  const shown = (name: PictureName) => ({
    name,
    night: isEvening ? nightOf(name) : undefined,
    alt: pictureAlts[name],
    sizes,
    first,
    // Painted together with the handle, not some frames after it.
    decoding: 'sync' as const,
  })
  return (
    <div className={starts ? `compare ${starts}` : 'compare'} data-room={after} data-waits="">
      <Picture {...shown(after)} />
      {/* What it is now is seen first, and does not share the line with it. */}
      <Picture {...shown(before)} className="is-before" fetchPriority={first ? 'low' : undefined} />
      <span className="bar" />
      <span className="tag">{compareWords.before}</span>
      <span className="tag">{compareWords.after}</span>
      <span className="knob">
        <Icon name="both" />
      </span>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={starts ? 36 : 55}
        aria-label={compareWords.slide}
        data-slider=""
      />
    </div>
  )
}
