import { compareWords } from '#content/gallery.ts'
import { type PictureName, pictureAlts } from '#content/pictures.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Picture } from '#web/ui/picture.tsx'

type CompareProps = {
  before: PictureName
  after: PictureName
  sizes: string
  /** Whether it is what a visitor sees first. */
  first?: boolean
}

/** Two pictures of one room under a slider. The loader moves it; without a script both are side by side. */
export function Compare({ before, after, sizes, first = false }: CompareProps) {
  return (
    <div className="compare" data-theme="light">
      <Picture name={after} alt={pictureAlts[after]} sizes={sizes} first={first} />
      <Picture name={before} alt={pictureAlts[before]} sizes={sizes} first={first} className="is-before" />
      <span className="bar" />
      <span className="tag left-4">{compareWords.before}</span>
      <span className="tag right-4">{compareWords.after}</span>
      <span className="knob">
        <Icon name="both" />
      </span>
      <input
        type="range"
        min={0}
        max={100}
        defaultValue={46}
        aria-label={compareWords.slide}
        data-slider=""
      />
    </div>
  )
}
