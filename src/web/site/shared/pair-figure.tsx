import type { ComponentProps } from 'react'
import { compareWords } from '#content/gallery.ts'
import { Compare } from './compare.tsx'

/** A pair under its slider, and that it is drawn: on a page that says so nowhere else. */
export function PairFigure(props: ComponentProps<typeof Compare>) {
  return (
    <figure>
      <Compare {...props} />
      <figcaption className="drawn-note">{compareWords.caption}</figcaption>
    </figure>
  )
}
