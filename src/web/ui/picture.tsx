import type { ComponentProps } from 'react'
import { nightMedia } from '#web/pictures/night-media.ts'
import { type PictureSources, pictureSources } from '#web/pictures/pictures.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  alt: string
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string
  /** The one picture a visitor sees first; all others load when they come near. */
  first?: boolean
}

type NamedProps = PictureProps & {
  name: string
  /** The same picture for the dark theme: only one of the two is loaded. */
  night?: string | undefined
  /** Of a small one: the most pixels that it is shown over. */
  upTo?: number | undefined
}

export function Picture({ name, night, upTo, ...props }: NamedProps) {
  const evening = night === undefined ? undefined : pictureSources(night, upTo).avif
  return <SizedPicture {...props} sources={pictureSources(name, upTo)} evening={evening} />
}

type SizedProps = PictureProps & { sources: PictureSources; evening?: string | undefined }

export function SizedPicture({ sources, evening, sizes, first = false, alt, ...props }: SizedProps) {
  const { avif, webp, fallback, width, height } = sources
  return (
    <picture className="contents">
      {evening && (
        <source type="image/avif" className="hidden" media={nightMedia()} srcSet={evening} sizes={sizes} />
      )}
      <source type="image/avif" className="hidden" srcSet={avif} sizes={sizes} />
      <img
        decoding="async"
        {...props}
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={props.fetchPriority ?? (first ? 'high' : undefined)}
      />
    </picture>
  )
}
