// The differences of cleaning in each town: where we go, what the place does to a house, how we get there.
import type { PictureName } from './pictures.ts'

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
  places: { name: string; at: Point; side: 'left' | 'right' | 'above'; isBase?: boolean }[]
}

export type Town = {
  name: string
  intro: { title: string; paragraphs: string[] }
  areas: { title: string; text: string; groups: { name: string; suburbs: string[]; note: string }[] }
  troubles: { title: string; list: { title: string; text: string; href: string; picture: PictureName }[] }
  travel: { title: string; facts: { term: string; text: string }[] }
  map: TownMap & { title: string; describe: string; link: string; openMap: string }
  other: { text: string; label: string; href: string }
}

export const townWords = {
  services: 'What we do here',
  allServices: { label: 'All services, with their lists', href: '/services' },
  hours: 'Hours',
  phone: 'Phone',
  book: { label: 'Book a Clean', href: '/booking' },
  quote: { label: 'Get a Quote', href: '/contact' },
}

export const mosselBay: Town = {
  name: 'Mossel Bay',
  intro: {
    title: 'Home ground',
    paragraphs: [
      'This is where we live and where our van sleeps. From the lighthouse at Cape St Blaize we can see half of our clients’ roofs, and on a clear day the other half across the bay.',
      'A house here fights the sea from two sides. On the harbour side it is sand and salt haze; on the Dana Bay side it is the open ocean and a wind that has crossed it. We know which streets get which, and plan for it.',
    ],
  },
  areas: {
    title: 'Every suburb around the bay',
    text: 'None of these is far from our door, which is why a clean here can often be fitted in between two others.',
    groups: [
      {
        name: 'The old town and the Point',
        suburbs: ['Central', 'The Point', 'Santos', 'De Bakke', 'Linkside'],
        note: 'Stone cottages, steep steps and guest houses above the harbour. Tell us where we may park and we bring what can be carried.',
      },
      {
        name: 'Along the beach',
        suburbs: ['Diaz Beach', 'Voorbaai', 'Bayview', 'Hartenbos', 'Hartenbos Heuwels'],
        note: 'Holiday flats with a changeover at ten and guests at two. Book the season’s dates early and they stay yours.',
      },
      {
        name: 'The ocean side',
        suburbs: ['Heiderand', 'Island View', 'Pinnacle Point', 'Dana Bay'],
        note: 'Big glass, big roofs, big wind: this is solar panel and window country. For estates, add us to the gate list the day before.',
      },
      {
        name: 'Up the coast',
        suburbs: ['Klein-Brak River', 'Reebok', 'Tergniet', 'Great Brak River'],
        note: 'Gravel, river mouths and septic tanks. The products we use are safe for all three.',
      },
    ],
  },
  troubles: {
    title: 'What the bay asks for most',
    list: [
      {
        title: 'Sand out of carpets',
        text: 'It sinks to the backing and cuts the pile from below. Once a year by machine, more often with dogs or guests.',
        href: '/services#specialist-carpet',
        picture: 'carpet',
      },
      {
        title: 'Salt off panels and windows',
        text: 'First row from the sea: every two to three months. Further back: twice a year.',
        href: '/services#solar-panel',
        picture: 'solar',
      },
      {
        title: 'Holiday lets between guests',
        text: 'Beds, bathrooms, kitchen, floors and a slow last look from the front door.',
        href: '/services#residential',
        picture: 'bedroom',
      },
    ],
  },
  travel: {
    title: 'Getting to you',
    facts: [
      {
        term: 'No line for travel',
        text: 'Within the bay, from Dana Bay to Great Brak River, the drive is part of the price.',
      },
      {
        term: 'Ten to twenty-five minutes',
        text: 'That is how far anyone here is from our door, so a two-hour window is a real one.',
      },
      {
        term: 'Same-week gaps',
        text: 'Three to five days ahead is best, but ask: when somebody moves a clean, the gap is usually here.',
      },
    ],
  },
  map: {
    title: 'Around the bay',
    describe:
      'Drawn map of the bay: the Point and the town on the headland, Hartenbos in the curve of the bay, Great Brak River up the coast to the north-east, Pinnacle Point and Dana Bay on the ocean side.',
    link: 'Open Mossel Bay in the map service',
    openMap: 'https://www.openstreetmap.org/#map=12/-34.1300/22.1400',
    west: 22.015,
    north: -34.025,
    east: 22.265,
    south: -34.228,
    coast: [
      [22.265, -34.045],
      [22.238, -34.056],
      [22.205, -34.074],
      [22.187, -34.08],
      [22.152, -34.094],
      [22.127, -34.114],
      [22.119, -34.126],
      [22.111, -34.148],
      [22.113, -34.16],
      [22.122, -34.172],
      [22.136, -34.178],
      [22.15, -34.176],
      [22.162, -34.186],
      [22.142, -34.194],
      [22.115, -34.204],
      [22.09, -34.211],
      [22.05, -34.209],
      [22.015, -34.206],
    ],
    road: {
      name: 'N2',
      line: [
        [22.015, -34.16],
        [22.06, -34.168],
        [22.09, -34.158],
        [22.1, -34.125],
        [22.13, -34.09],
        [22.19, -34.062],
        [22.23, -34.042],
        [22.265, -34.032],
      ],
      label: [22.083, -34.115],
    },
    places: [
      { name: 'Mossel Bay', at: [22.145, -34.184], side: 'right', isBase: true },
      { name: 'Diaz Beach', at: [22.111, -34.156], side: 'right' },
      { name: 'Hartenbos', at: [22.115, -34.122], side: 'right' },
      { name: 'Klein-Brak', at: [22.147, -34.09], side: 'right' },
      { name: 'Great Brak', at: [22.222, -34.05], side: 'left' },
      { name: 'Pinnacle Point', at: [22.09, -34.206], side: 'right' },
      { name: 'Dana Bay', at: [22.048, -34.2], side: 'above' },
      { name: 'Heiderand', at: [22.1, -34.178], side: 'left' },
    ],
  },
  other: { text: 'A house in George or Wilderness?', label: 'Cleaning in George', href: '/george' },
}

export const george: Town = {
  name: 'George',
  intro: {
    title: 'Under the mountain',
    paragraphs: [
      'George is a different kind of clean. The Outeniquas catch the rain, the gardens are green all year, and what comes into the house is not sand but damp, clay and pine needles.',
      'We drive up with a full van, so that your clean does not depend on what we left at home. The mould in the south bedroom will wait for us; it is patient.',
    ],
  },
  areas: {
    title: 'From Blanco to the beaches',
    text: 'We plan the drive by neighbourhood. If you can be flexible about the day, tell us, and we fit you in beside a neighbour.',
    groups: [
      {
        name: 'Under the peaks',
        suburbs: ['Blanco', 'Fancourt', 'Heather Park', 'Heatherlands', 'Fernridge'],
        note: 'Leafy streets and tall trees: gutters, moss on the paving and algae on north-facing glass. For estates, please put us on the gate list the day before.',
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
    list: [
      {
        title: 'Damp and mould',
        text: 'Cupboard backs, bathroom ceilings and window seals, without bleach. A deep clean in autumn saves the winter.',
        href: '/services#deep-cleaning',
        picture: 'bathroom',
      },
      {
        title: 'Offices and practices',
        text: 'A regular slot outside your hours, a checklist on the desk and one person to phone.',
        href: '/services#commercial',
        picture: 'office',
      },
      {
        title: 'After the builders',
        text: 'George is growing, and so is the dust. Two rounds, with the right filters, before you move in.',
        href: '/services#specialty',
        picture: 'renovation',
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
        text: 'The drive is part of the detailed quote that you approve, as a line of its own. No surprise afterwards.',
      },
      {
        term: 'Book a week ahead',
        text: 'Three to five days is our rule at home; for George a week gives you the day you want.',
      },
    ],
  },
  map: {
    title: 'Between mountain and sea',
    describe:
      'Drawn map of George: the town below the Outeniqua Mountains, Blanco and Fancourt to the west, Pacaltsdorp to the south, Herolds Bay, Victoria Bay and Wilderness along the coast.',
    link: 'Open George in the map service',
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
      { name: 'Pacaltsdorp', at: [22.459, -34.013], side: 'left' },
      { name: 'Herolds Bay', at: [22.393, -34.05], side: 'above' },
      { name: 'Victoria Bay', at: [22.546, -34.004], side: 'left' },
      { name: 'Wilderness', at: [22.577, -33.986], side: 'above' },
    ],
  },
  other: { text: 'Nearer to the bay?', label: 'Cleaning in Mossel Bay', href: '/mossel-bay' },
}
