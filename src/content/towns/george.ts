import type { Town } from './town.ts'

export const george: Town = {
  name: 'George',
  begins: 'drive',
  intro: {
    title: 'Under the mountain',
    paragraphs: [
      'George is a different kind of clean. The Outeniquas catch the rain, the gardens are green all year, and what comes into the house is not sand but damp, clay and pine needles.',
      'We drive up with a full van, so that your clean does not depend on what we left at home. The mould in the south bedroom will wait for us; it is patient.',
    ],
    picture: { detail: 'hall' },
  },
  areas: {
    title: 'From Blanco to the beaches',
    text: 'We plan the drive by neighbourhood. If you can be flexible about the day, tell us, and we will fit you in beside a neighbour.',
    groups: [
      {
        name: 'Under the peaks',
        suburbs: ['Blanco', 'Fancourt', 'Heather Park', 'Heatherlands', 'Fernridge'],
        note: 'Leafy streets and tall trees: gutters, moss on the paving and algae on south-facing glass. For estates, please put us on the gate list the day before.',
      },
      {
        name: 'In town',
        suburbs: ['George Central', 'Denneoord', 'Loerie Park', 'Bodorp', 'Eden'],
        note: 'Practices, offices and shops around York Street. We clean before you open or after you lock up.',
      },
      {
        name: 'Towards the airport',
        suburbs: ['Pacaltsdorp', 'Rosemoor', 'Tamsui', 'Airport road'],
        note: 'Workshops and showrooms: oily floors, glass fronts and post-construction dust in the new developments.',
      },
      {
        name: 'Down to the sea',
        suburbs: ['Herolds Bay', 'Oubaai', 'Victoria Bay', 'Wilderness'],
        note: 'Salt again, and stairs. Wilderness by arrangement: it depends on the Kaaimans Pass and on the day.',
      },
    ],
  },
  troubles: {
    title: 'What George asks for most',
    picture: { detail: 'damp' },
    caption: 'Before we come. An illustration.',
    list: [
      {
        title: 'Damp and mould',
        text: 'Cupboard backs, bathroom ceilings and window seals, without bleach. A deep clean in autumn saves the winter.',
        href: '/services#deep-cleaning',
      },
      {
        title: 'Moving in, moving out',
        text: 'New estates and rentals change hands all year. Inside the cupboards, down the agent’s list, and the key back on its hook.',
        href: '/services#specialty',
      },
      {
        title: 'Post-construction',
        text: 'George is growing, and so is the dust. Two rounds, with the right filters, before you move in.',
        href: '/services#specialty',
      },
    ],
  },
  travel: {
    title: 'Getting to you',
    facts: [
      {
        term: 'About fifty kilometres',
        text: 'Forty to fifty minutes on the N2 from our door to York Street.',
      },
      {
        term: 'Travel is in the quote',
        text: 'The drive is part of the detailed quote that you approve, on a line of its own. No surprises afterwards.',
      },
      {
        term: 'A day of your own choice?',
        text: 'Ask us a week ahead. The next free day above is yours if you ask today.',
      },
    ],
  },
  map: {
    title: 'Between mountain and sea',
    describe:
      'Drawn map of George: the town below the Outeniqua Mountains, Blanco and Fancourt to the west, Pacaltsdorp to the south, Herolds Bay, Victoria Bay and Wilderness along the coast.',
    link: 'Open in maps',
    openMap: 'https://www.openstreetmap.org/#map=12/-33.9800/22.4600',
    west: 22.325,
    north: -33.885,
    east: 22.625,
    south: -34.085,
    coast: [
      [22.625, -33.996],
      [22.58, -33.998],
      [22.557, -34.0],
      [22.548, -34.008],
      [22.53, -34.018],
      [22.49, -34.033],
      [22.44, -34.047],
      [22.395, -34.058],
      [22.36, -34.066],
      [22.325, -34.07],
    ],
    road: {
      name: 'N2',
      line: [
        [22.325, -34.028],
        [22.38, -34.014],
        [22.42, -33.994],
        [22.46, -33.986],
        [22.5, -33.988],
        [22.54, -33.996],
        [22.558, -33.996],
        [22.58, -33.992],
        [22.625, -33.99],
      ],
      label: [22.352, -34.012],
    },
    ridge: { name: 'Outeniqua Mountains', at: [22.475, -33.912] },
    places: [
      { name: 'George', at: [22.461, -33.963], side: 'right', isBase: true },
      { name: 'Blanco', at: [22.406, -33.94], side: 'left' },
      { name: 'Fancourt', at: [22.412, -33.957], side: 'left' },
      { name: 'Denneoord', at: [22.482, -33.945], side: 'right' },
      { name: 'Pacaltsdorp', at: [22.459, -34.013], side: 'left', nudge: [0, 30] },
      { name: 'Herolds Bay', at: [22.393, -34.05], side: 'above' },
      { name: 'Victoria Bay', at: [22.546, -34.004], side: 'left' },
      { name: 'Wilderness', at: [22.577, -33.986], side: 'above' },
    ],
  },
  other: { text: 'Nearer to the bay?', label: 'Cleaning in Mossel Bay', href: '/mossel-bay' },
}
