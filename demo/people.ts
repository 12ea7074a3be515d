// The people of the month: names as they are in Mossel Bay, and those on which programs stumble.
import type { Dice } from './dice.ts'

export type Person = {
  first_name: string
  /** A dash where somebody goes by one name. */
  last_name: string
  email: string | null
  phone: string
  address: string
  city: string
  zip_code: string
}

const firstNames =
  'Annelie Bongani Chantelle Dewald Elmarie Fatima Gerhard Hendrik Ilse Jaco Keitumetse Lerato Mariska Nomvula Olwethu Pieter Riana Sipho Thandeka Unathi Vuyokazi Willem Xolani Yolandi Zanele Abdul Bronwyn Charné Danie Estelle François Gugu Heleen Ishmael Johanna Khanyisa Lindiwe Mandla Nadine Okuhle Palesa Quinton Renée Siyabonga Trudie Wynand Zoë'.split(
    ' ',
  )
const lastNames =
  "Adams|Botha|Coetzee|Dlamini|Engelbrecht|Fourie|Goosen|Hendricks|Isaacs|Jansen van Rensburg|Khumalo|Le Roux|Mbeki|Ndlovu|O'Neill|Pillay|Qwabe|Roos|Sithole|Terblanche|Uys|Van der Merwe|Williams|Xaba|Zwane|Ångström|Du Plessis|D'Oliveira|Müller|Mqhayi|Swanepoel-Nkosi|De Villiers|Titus|Van Wyk|February|September".split(
    '|',
  )

// Each is in every month, however small.
const oddNames: [string, string][] = [
  ['Siobhán', "O'Neill"],
  ['Johannes Petrus', 'Van der Merwe'],
  ['Åsa', 'Ångström'],
  ['Wolfeschlegelsteinhausenbergerdorffwelchevoraltern', '-'],
  ['Gogo', '-'],
  ['Bo', 'Li'],
  ['Nomvuyo-Grace', 'Dlamini-Van Wyk'],
  ['Ntombizodwa', 'Mqhayi'],
  ["D'Arcy", "M'Bali"],
  ['Zoë', 'Jansen van Rensburg'],
  ['Thandolwethu', '-'],
  ['Anne-Marié', 'Du Preez'],
]

const streets =
  'Marsh Street|Church Street|Kompas Street|Point Road|Montagu Street|Kusweg|Flora Road|Malva Road|Louis Fourie Road|Berghof Avenue|Seemeeu Crescent|21st Avenue'.split(
    '|',
  )
const towns: [string, string][] = [
  ['Mossel Bay', '6500'],
  ['Hartenbos', '6520'],
  ['Dana Bay', '6510'],
  ['Klein Brak River', '6503'],
  ['Great Brak River', '6525'],
  ['George', '6529'],
]

export function makePeople(dice: Dice, count: number): Person[] {
  const plain = Array.from({ length: count }, () => [dice.pick(firstNames), dice.pick(lastNames)] as const)
  const names = [...oddNames, ...plain].slice(0, Math.max(count, oddNames.length))
  const people = names.map(([first_name, last_name], place) => ({
    first_name,
    last_name,
    email: dice.isLucky(0.2) ? null : addressFor(first_name, last_name, place),
    phone: `+27${dice.pick(['82', '83', '84', '72', '73', '61'])}${String(place).padStart(3, '0')}${dice.digits(4)}`,
    ...home(dice),
  }))
  return shareSomePhones(dice.shuffle(people))
}

function home(dice: Dice) {
  const [city, zip_code] = dice.pick(towns)
  return { address: `${1 + dice.below(180)} ${dice.pick(streets)}`, city, zip_code }
}

function addressFor(first: string, last: string, place: number) {
  const plain = `${first}.${last}`
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z.]/g, '')
  return `${plain.replace(/\.$/, '')}.${place}@mail.example`
}

// A couple, a mother and her daughter: one phone between two.
function shareSomePhones(people: Person[]): Person[] {
  return people.map((person, place) => {
    const before = place % 20 === 19 ? people[place - 1] : undefined
    return before ? { ...person, phone: before.phone } : person
  })
}

export function fullName({ first_name, last_name }: Person): string {
  return (last_name === '-' ? first_name : `${first_name} ${last_name}`).slice(0, 50)
}

/** As the public forms ask for it: one line. */
export const addressLine = ({ address, city }: Person) => `${address}, ${city}`

/** The public forms demand an address; the people whom we know without one gave none to us. */
export const emailOf = (person: Person) => person.email ?? `${person.phone.slice(3)}@phone.example`
