// The differences of cleaning in each town: where we go, what the place does to a house, how we get there.
import type { DetailName, Pair, PictureName } from '#content/pictures.ts'

/** Longitude and latitude, west to east and south as negative numbers. */
type Point = readonly [number, number]

export type TownMap = {
  /** The map's west, north and east edges; the south follows from its shape. */
  west: number
  north: number
  east: number
  south: number
  coast: Point[]
  road: { name: string; line: Point[]; label: Point }
  ridge?: { name: string; at: Point }
  /** Where we also go, beyond the eastern edge: its words end at the point, and an arrow follows. */
  onward?: { name: string; at: Point }
  places: {
    name: string
    at: Point
    side: 'left' | 'right' | 'above' | 'below'
    /** How much further its name stands, so that it lies on no coast and no road, also in the large letters of a phone. */
    nudge?: Point
    isBase?: boolean
  }[]
}

/** A room, a close-up of one, or one before and after we came. */
export type TownPicture = { room: PictureName } | { detail: DetailName } | Pair

export type Trouble = { title: string; text: string; href: string; picture?: TownPicture }

export type Town = {
  name: string
  /** With what its page begins: the place itself, or the drive, where we come from elsewhere. */
  begins: 'place' | 'drive'
  intro: { title: string; paragraphs: string[]; picture: TownPicture }
  areas: { title: string; text: string; groups: { name: string; suburbs: string[]; note: string }[] }
  /** With one picture for them all, and what it shows, or one each. */
  troubles: { title: string; picture?: TownPicture; caption?: string; list: Trouble[] }
  travel: { title: string; facts: { term: string; text: string }[] }
  map: TownMap & { title: string; describe: string; link: string; openMap: string }
  other: { text: string; label: string; href: string }
}
