// The services in the order of their sections on /services; the id is the section's anchor.
import type { PictureName } from './pictures.ts'

export type Service = { id: string; title: string; text: string; included: string[]; picture: PictureName }

export const services: Service[] = [
  {
    id: 'residential',
    title: 'Residential Clean',
    text: 'Homes and holiday lets, top to bottom or just the rooms you dread.',
    included: [
      'Dusting and wiping of all reachable surfaces',
      'Kitchen worktops, hob and sink',
      'Bathrooms cleaned and sanitised',
      'Floors vacuumed and mopped',
    ],
    picture: 'kitchen',
  },
  {
    id: 'commercial',
    title: 'Commercial Clean',
    text: 'Offices, shops and guest houses, at a time that does not disturb your trade.',
    included: ['Desks and counters', 'Kitchenettes and restrooms', 'Floors and entrances', 'Bins emptied'],
    picture: 'office',
  },
  {
    id: 'solar-panel',
    title: 'Solar Panel Cleaning',
    text: 'Salt film and dust take a slice of your power. We wash panels gently and safely.',
    included: ['Salt, dust and bird droppings removed', 'Soft brushes', 'A look at frames and edges'],
    picture: 'solar',
  },
  {
    id: 'deep-cleaning',
    title: 'Deep Clean',
    text: 'The corners that everyday cleaning never reaches, for a fresh start.',
    included: ['Inside cupboards and appliances', 'Tiles and grouting', 'Skirtings, doors and switches'],
    picture: 'bathroom',
  },
  {
    id: 'carpet-upholstery',
    title: 'Carpet, Upholstery and Mattress Cleaning',
    text: 'Couches, chairs, carpets and mattresses, freshened in your own home.',
    included: ['Dust, mites and marks lifted', 'Stains treated by hand', 'Safe on all fabrics'],
    picture: 'upholstery',
  },
  {
    id: 'car-detail',
    title: 'On-Site Car Detail Clean',
    text: 'Your car inside and out, on your own driveway.',
    included: ['Hand wash', 'Seats and carpets', 'Dashboard, doors and glass'],
    picture: 'car',
  },
  {
    id: 'specialist-carpet',
    title: 'Specialist Carpet Deep Cleaning',
    text: 'Sea sand works its way down to the backing. Hot-water extraction brings it up again, with the old stains.',
    included: ['Stains treated first', 'Hot-water extraction', 'Drying advice before we go'],
    picture: 'carpet',
  },
  {
    id: 'specialty',
    title: 'Additional Services',
    text: 'Window cleaning, moving in or out, and the clean after the builders have left.',
    included: ['Window cleaning', 'Move in and move out', 'Post-construction'],
    picture: 'windows',
  },
]
