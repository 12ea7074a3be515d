import type { ComponentProps } from 'react'
import { pictureSources } from '#web/pictures.ts'

type PictureProps = Omit<ComponentProps<'img'>, 'src' | 'srcSet' | 'width' | 'height'> & {
  name: string
  alt: string
  /** How wide the picture is shown, as in the sizes attribute. */
  sizes: string
  /** The one picture a visitor sees first; all others load when they come near. */
  first?: boolean
}

export function Picture({ name, alt, sizes, first = false, ...props }: PictureProps) {
  const { avif, webp, fallback, width, height } = pictureSources(name)
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
