import type { Town } from './town.ts'

export const mosselBay: Town = {
  name: 'Mossel Bay',
  begins: 'place',
  intro: {
    title: 'Home ground',
    paragraphs: [
      'This is where we live and where our van sleeps. From the lighthouse at Cape\u00a0St\u00a0Blaize we can see half of our clients’ roofs, and on a clear day the other half across the bay.',
      'A house here fights the sea from two sides. On the harbour side it is sand and salt haze; on the Dana\u00a0Bay side it is the open ocean and a wind that has crossed it. We know which streets get which, and plan for it.',
    ],
    picture: { before: 'patio-before', after: 'exterior' },
  },
  areas: {
    title: 'Every suburb around the bay',
    text: 'None of these is far from our door, which is why a clean here can often be fitted in between two others.',
    groups: [
      {
        name: 'The old town and the Point',
        suburbs: ['Central', 'The Point', 'Santos', 'De Bakke', 'Linkside'],
        note: 'Stone cottages, steep steps and guest houses above the harbour. Tell us where to park, and we will carry the rest up.',
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
        title: 'Sand out of carpets, couches and beds',
        text: 'It sinks to the backing and cuts the pile from below, and it finds the mattress. Once a year by machine, more often with dogs or guests.',
        href: '/services#specialist-carpet',
        picture: { room: 'upholstery' },
      },
      {
        title: 'Salt off windows and panels',
        text: 'First row from the sea: every two to three months. Further back: twice a year.',
        href: '/services#solar-panel',
        picture: { room: 'windows' },
      },
      {
        title: 'Holiday lets between guests',
        text: 'Beds, bathrooms, kitchen, floors and a slow last look from the front door.',
        href: '/services#residential',
        picture: { room: 'hero' },
      },
    ],
  },
  travel: {
    title: 'Getting to you',
    facts: [
      {
        term: 'No travel charge',
        text: 'Within the bay, from Dana\u00a0Bay to Great\u00a0Brak\u00a0River, the drive is part of the price.',
      },
      {
        term: 'Ten to twenty-\u2060five minutes',
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
      'Drawn map of the bay: the Point and the town on the headland, Hartenbos in the curve of the bay, Great Brak River up the coast to the north-east, Pinnacle Point and Dana Bay on the ocean side. The N2 goes on to George.',
    link: 'Open in maps',
    openMap: 'https://www.openstreetmap.org/#map=12/-34.1300/22.1400',
    west: 22.015,
    north: -34.013,
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
    onward: { name: 'to George', at: [22.234, -34.0265] },
    places: [
      { name: 'Mossel Bay', at: [22.145, -34.184], side: 'right', nudge: [34, 0], isBase: true },
      { name: 'Diaz Beach', at: [22.111, -34.156], side: 'right' },
      { name: 'Hartenbos', at: [22.115, -34.122], side: 'right', nudge: [22, 0] },
      { name: 'Klein-Brak', at: [22.147, -34.09], side: 'right', nudge: [22, 32] },
      { name: 'Great Brak', at: [22.222, -34.05], side: 'left', nudge: [-20, -15] },
      { name: 'Pinnacle Point', at: [22.09, -34.206], side: 'below', nudge: [0, 14] },
      { name: 'Dana Bay', at: [22.048, -34.2], side: 'above' },
      { name: 'Heiderand', at: [22.1, -34.178], side: 'left' },
    ],
  },
  other: { text: 'A house in George or Wilderness?', label: 'Cleaning in George', href: '/george' },
}
