// The pictures of the gallery: what may be sent, what is said of each, and how it may be refused.
import * as z from 'zod/mini'
import { requiredText } from './fields.ts'
import { fieldMessages } from './messages.ts'

export const galleryCategories = [
  'Residential',
  'Kitchen',
  'Carpet Clean',
  'Bathroom',
  'Exterior',
  'Upholstery',
] as const
export type GalleryCategory = (typeof galleryCategories)[number]

/** As it is stored. One of ours is named by `built_in` and has its files in the build. */
export type GalleryPicture = {
  id: string
  built_in: string | null
  title: string
  alt: string
  category: GalleryCategory | null
  width: number | null
  height: number | null
  avif_widths: number[]
  webp_widths: number[]
}

export const largestPictureBytes = 10 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

export const pictureRefusals = [
  'empty',
  'too_large',
  'heic',
  'not_a_picture',
  'animated',
  'too_many_pixels',
  'too_small',
  'too_narrow',
  'damaged',
  'took_too_long',
  'unsafe_svg',
] as const
export type PictureRefusal = (typeof pictureRefusals)[number]

const line = (most: number) =>
  requiredText(fieldMessages.required).check(z.maxLength(most, fieldMessages.maxLength(most)))

export const pictureWordsSchema = z.object({
  title: line(80),
  alt: line(250),
  category: z.enum(galleryCategories, fieldMessages.required),
  is_shown: z.pipe(
    z.enum(['shown', 'hidden']),
    z.transform((word: 'shown' | 'hidden') => word === 'shown'),
  ),
})
export type PictureWords = z.infer<typeof pictureWordsSchema>
export type PictureWordsForm = Record<keyof PictureWords, string>
