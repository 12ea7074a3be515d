import { officeWords } from '#content/office.ts'
import { Ellipsis } from '#web/icons/ellipsis.ts'
import type { Open } from './open-sheet.ts'
import { Count, PlaceLink } from './place-link.tsx'
import { type Place, usePlaces, useTabHere } from './places.ts'

const inBar = ['today', 'bookings', 'people', 'inbox']

/** The places that are not in the phone's bar. */
export const isFurther = ({ name }: Place) => !inBar.includes(name)

/** The phone's navigation, within reach of the thumb: four places, and the sheet with the others. */
export function OfficeBar({ open }: { open: Open }) {
  const places = usePlaces()
  const here = useTabHere()
  return (
    <nav aria-label={officeWords.mainTabs} className="office-tabs">
      {places
        .filter(place => !isFurther(place))
        .map(place => (
          <PlaceLink key={place.name} place={place} open={open} />
        ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-current={here && isFurther(here.place) ? 'true' : undefined}
        onClick={() => open('more')}
      >
        <Ellipsis aria-hidden="true" />
        <span>{officeWords.more}</span>
        <Count places={places.filter(isFurther)} />
      </button>
    </nav>
  )
}
