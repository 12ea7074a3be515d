import type { ComponentProps } from 'react'
import { type PictureSources, pictureSources } from '#web/pictures/pictures.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  alt: string
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string
  /** The one picture a visitor sees first; all others load when they come near. */
  first?: boolean
}

export function Picture({ name, ...props }: PictureProps & { name: string }) {
  return <SizedPicture {...props} sources={pictureSources(name)} />
}

export function SizedPicture({
  sources,
  sizes,
  first = false,
  alt,
  ...props
}: PictureProps & { sources: PictureSources }) {
  const { avif, webp, fallback, width, height } = sources
  return (
    <picture className="contents">
      <source type="image/avif" className="hidden" srcSet={avif} sizes={sizes} />
      <img
        {...props}
        src={fallback}
        srcSet={webp}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : undefined}
        decoding="async"
      />
    </picture>
  )
}
