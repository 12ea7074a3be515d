// Arrow keys move between the blocks and gaps of the week, and only one of them is a Tab stop.
import { type KeyboardEvent, useState } from 'react'

const steps: Record<string, [days: number, minutes: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

type ItemPlace = [day: number, minute: number]

/** `item` goes to each block and gap. */
export function useWeekKeys() {
  const [current, setCurrent] = useState<string>()
  const [first, setFirst] = useState<string>()

  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')
    if (!step || !from || event.defaultPrevented) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
    nextItem(items, from, step)?.focus()
  }

  // If the focused element is gone, the first one becomes the Tab stop.
  function settle(week: HTMLElement | null) {
    const items = [...(week?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    const keys = items.map(({ dataset }) => dataset.item)
    const stop = current && keys.includes(current) ? current : keys[0]
    if (stop !== first) setFirst(stop)
  }

  const item = (key: string, place: ItemPlace) => ({
    'data-place': place.join(),
    'data-item': key,
    tabIndex: key === first ? 0 : -1,
    onFocus: () => {
      setCurrent(key)
      setFirst(key)
    },
  })
  return { walk, settle, item }
}

export type WeekItem = ReturnType<typeof useWeekKeys>['item']

// Up and down within the day; to the side the nearest in time of the next day that has anything.
function nextItem(items: HTMLElement[], from: HTMLElement, [days, minutes]: ItemPlace) {
  const [day, minute] = placeOf(from)
  const far = (item: HTMLElement) =>
    days === 0
      ? Math.abs(placeOf(item)[1] - minute)
      : Math.abs(placeOf(item)[0] - day) * 1440 + Math.abs(placeOf(item)[1] - minute)
  const isAhead = (item: HTMLElement) => {
    const [itsDay, itsMinute] = placeOf(item)
    return days === 0 ? itsDay === day && (itsMinute - minute) * minutes > 0 : (itsDay - day) * days > 0
  }
  return items.filter(isAhead).sort((a, b) => far(a) - far(b))[0]
}

function placeOf(item: HTMLElement): ItemPlace {
  const [day = 0, minute = 0] = (item.dataset.place ?? '').split(',').map(Number)
  return [day, minute]
}
