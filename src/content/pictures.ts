// The rooms and what they show. They are illustrations, never photographs of a job.

/** Each by day and, for the dark theme, in the evening. */
export const roomAlts = {
  hero: 'Living room with a large window onto the sea, and a cleaning caddy and bucket ready on the rug',
  kitchen: 'Spotless kitchen with teal cupboards, a clear worktop and a sea view',
  bathroom: 'Fresh aqua-tiled bathroom with a bubble-filled bath, and a bucket and spray bottle on the floor',
  bedroom: 'Bedroom with fresh linen folded back and a hand vacuum on the mattress',
  carpet: 'Patterned rug half dirty and half clean with a carpet-cleaning machine on the line between',
  upholstery: 'Pale couch with one stained seat being cleaned by a portable upholstery machine',
  office: 'Tidy office with two desks and a stocked cleaning trolley',
  solar: 'Roof solar panels being washed, the cleaned half shining blue',
  car: 'Small teal car covered in foam beside a bucket, cloths and a spray bottle',
  exterior: 'White beach house with a clean wooden stoep beside the sea',
  windows: 'Squeegee clearing a soapy window to show a bright sea view',
  renovation: 'Freshly painted room with a ladder, dust sheet and broom during the after-builders clean',
  eco: 'Spray bottle with a leaf on its label, surrounded by green leaves and water drops',
  moving: 'Empty room with packed boxes, a mopped floor and the house key on a hook by the window',
  steam: 'Steam machine cleaning a tiled entrance hall, with a clear track through the dull tiles',
} as const

/** The halves of a pair: one camera, so that they lie over each other exactly. */
const pairAlts = {
  'hero-dirty': 'The same living room before cleaning, with a crumpled rug, toys, cups and dirty windows',
  'bathroom-before': 'The same bathroom before cleaning, with mould, limescale and towels on the floor',
  'kitchen-before': 'The same kitchen before cleaning, with dirty dishes, spills and rubbish bags',
  'carpet-before': 'Stained and crumb-covered rug before cleaning',
  'carpet-after': 'The same rug clean and bright after cleaning',
  'couch-before': 'Pale couch with stains, crumbs and a spilled cup',
  'couch-after': 'The same couch clean, with its cushions back in place',
  'patio-before': 'Beach house with a grey, leaf-strewn deck, streaked walls and rubbish bags',
  'windows-before': 'Large window dull with salt, rain streaks and hand prints',
  'windows-after': 'The same window clear, with a bright sea view',
  'oven-before': 'Open oven with burnt-on grease, dirty racks and a spotted floor',
  'oven-after': 'The same oven with clean racks and a clear glass door',
} as const

/** Still lifes of the team's things, until there are photographs of the people. */
const thingAlts = {
  founder: 'A straw sun hat leaning on a wooden cleaning caddy, with a mug and house keys on a wave tag',
  manager:
    'A small teal van with the wave on its side, a ticked clipboard, a phone, a folded map and a bunch of keys',
  'open-place': 'An apron on a hook with a cap and gloves on a stool, waiting for somebody',
  team: 'A cleaning caddy with a sun hat and a teal van with keys and clipboard, side by side with a bucket and mop',
} as const

/** Close-ups of the rooms: they fill a frame instead of standing free. */
const detailAlts = {
  roof: 'Solar panels on a tiled roof, half of them dull with dust and half washed blue',
  rug: 'A carpet machine on the line between the dirty and the clean half of a rug',
  mould: 'A bathroom corner with mould between its tiles and a blind mirror',
  damp: 'Mould on the tiles of a bathroom, a blind mirror above the basin and a wet floor',
  boxes: 'Packed boxes and a rolled rug on a mopped floor',
  leaf: 'A bottle with a leaf on its label, between leaves, sponges and drops',
  dust: 'A broom beside a pile of building dust, with paint pots and a caddy',
  bath: 'A bath full of bubbles on clean tiles',
  hall: 'A steam machine drawing a clear track through the brown film on the tiles of an entrance hall',
  ladder:
    'A ladder with a paint tin at a half-painted wall, a couch under a dust sheet, a broom, paint pots and a caddy',
  door: 'A coral front door, with a hat and a bag on their hooks',
  sink: 'A kitchen sink under a window onto the sea, with a bottle and a sponge beside it',
  rack: 'An open oven with clean racks',
  paint: 'Paint pots at the foot of a ladder',
  seat: 'A pale couch with the hose of an upholstery machine on its seat',
} as const

export const pictureAlts = { ...roomAlts, ...pairAlts, ...thingAlts, ...detailAlts }

export const thingNames = Object.keys(thingAlts) as (keyof typeof thingAlts)[]
export const roomNames = Object.keys(roomAlts) as RoomName[]

export type RoomName = keyof typeof roomAlts
export type DetailName = keyof typeof detailAlts
export type PictureName = keyof typeof pictureAlts

/** One room before and after. early: its slider stands further left at first, where what was cleaned is. */
export type Pair = { before: PictureName; after: PictureName; starts?: 'early' }

export const windowPair: Pair = { before: 'windows-before', after: 'windows-after', starts: 'early' }
