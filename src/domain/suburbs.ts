// Where we drive: each suburb's town, and so the way between two cleans. db/functions/diary/way-minutes.sql says the same.
export const suburbsByTown = {
  'Mossel Bay': [
    'Central',
    'The Point',
    'Santos',
    'De Bakke',
    'Linkside',
    'Diaz Beach',
    'Voorbaai',
    'Bayview',
    'Hartenbos',
    'Hartenbos Heuwels',
    'Heiderand',
    'Island View',
    'Pinnacle Point',
    'Dana Bay',
    'Klein-Brak River',
    'Reebok',
    'Tergniet',
    'Great Brak River',
  ],
  George: [
    'Blanco',
    'Fancourt',
    'Heather Park',
    'Heatherlands',
    'Fernridge',
    'George Central',
    'Denneoord',
    'Loerie Park',
    'Bodorp',
    'Eden',
    'Pacaltsdorp',
    'Rosemoor',
    'Tamsui',
    'Airport road',
    'Herolds Bay',
    'Oubaai',
    'Victoria Bay',
    'Wilderness',
  ],
} as const
export type TownName = keyof typeof suburbsByTown

export const townNames = Object.keys(suburbsByTown) as TownName[]

export function townOf(suburb: string): TownName | undefined {
  return townNames.find(town => (suburbsByTown[town] as readonly string[]).includes(suburb))
}

/** The suburb that an address names behind a comma. */
export function suburbIn(address: string): string | undefined {
  const parts = address.split(',').map(part => part.trim().toLowerCase())
  const all: readonly string[] = Object.values(suburbsByTown).flat()
  return all.find(suburb => parts.includes(suburb.toLowerCase()))
}

export type WayFigures = {
  way_same_suburb_minutes: number
  way_same_town_minutes: number
  way_other_town_minutes: number
}

// Where we do not know, as to a neighbouring suburb.
export function wayMinutes(from: string | null, to: string | null, figures: WayFigures): number {
  if (from !== null && from === to) return figures.way_same_suburb_minutes
  const towns = [from, to].map(suburb => (suburb === null ? undefined : townOf(suburb)))
  const isOtherTown = towns[0] !== undefined && towns[1] !== undefined && towns[0] !== towns[1]
  return isOtherTown ? figures.way_other_town_minutes : figures.way_same_town_minutes
}
