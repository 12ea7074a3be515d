// The rooms and what they show. They are illustrations, never photographs of a job.
export const pictureAlts = {
  hero: 'Sunlit living room with a large window onto the sea, and a cleaning caddy and bucket ready on the floor',
  kitchen: 'Spotless kitchen with teal cupboards, a clear worktop and a sea view',
  'kitchen-before': 'The same kitchen before cleaning, with dirty dishes, spills and rubbish bags',
  bathroom: 'Fresh aqua-tiled bathroom with a bubble-filled bath, and a bucket and spray bottle on the floor',
  carpet: 'Patterned rug half dirty and half clean with a carpet-cleaning machine on the line between',
  'carpet-before': 'Stained and crumb-covered rug before cleaning',
  'carpet-after': 'The same rug clean and bright after cleaning',
  upholstery: 'Pale sofa with one stained seat being cleaned by a portable upholstery machine',
  bedroom: 'Bright bedroom with fresh linen folded back and a hand vacuum on the mattress',
  solar: 'Roof solar panels being washed, the cleaned half shining blue',
  office: 'Tidy office with two desks and a stocked cleaning trolley',
  car: 'Small teal car covered in foam beside a bucket, cloths and a spray bottle',
  exterior: 'White beach house with a clean wooden patio beside the sea',
  windows: 'Squeegee clearing a soapy window to show a bright sea view',
  renovation: 'Freshly painted room with a ladder, dust sheet and broom during the after-builders clean',
  eco: 'Spray bottle with a leaf on its label, surrounded by green leaves and water drops',
} as const

export type PictureName = keyof typeof pictureAlts
