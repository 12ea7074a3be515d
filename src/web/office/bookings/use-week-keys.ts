// The week is a grid: arrow keys move between its buttons and links, and only one of them is a Tab stop.
import { type KeyboardEvent, useState } from 'react'

const steps: Record<string, [days: number, slots: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** `item` goes to each focusable element of a cell. */
export function useWeekKeys() {
  const [current, setCurrent] = useState<string>()
  const [first, setFirst] = useState<string>()

  function walk(event: KeyboardEvent<HTMLElement>) {
    const step = steps[event.key]
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')
    if (!step || !from) return
    event.preventDefault()
    const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')]
    nextItem(items, from, step)?.focus()
  }

  // If the focused element is gone, the first one becomes the Tab stop.
  function settle(grid: HTMLElement | null) {
    const items = [...(grid?.querySelectorAll<HTMLElement>('[data-place]') ?? [])]
    const keys = items.map(({ dataset }) => dataset.item)
    const stop = current && keys.includes(current) ? current : keys[0]
    if (stop !== first) setFirst(stop)
  }

  const item = (key: string, place: [day: number, slot: number]) => ({
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

// Up and down go through a cell first; a cell without anything to open is stepped over.
function nextItem(items: HTMLElement[], from: HTMLElement, [days, slots]: [number, number]) {
  const here = placeOf(from)
  if (slots !== 0) {
    const beside = items[items.indexOf(from) + slots]
    if (beside && placeOf(beside).join() === here.join()) return beside
  }
  const ahead = items.filter(item => {
    const [day, slot] = placeOf(item)
    const [dayStep, slotStep] = [day - here[0], slot - here[1]]
    return days !== 0 ? slotStep === 0 && dayStep * days > 0 : dayStep === 0 && slotStep * slots > 0
  })
  const far = (item: HTMLElement) =>
    Math.abs(placeOf(item)[0] - here[0]) + Math.abs(placeOf(item)[1] - here[1])
  return ahead.sort((a, b) => far(a) - far(b))[0]
}

function placeOf(item: HTMLElement): [day: number, slot: number] {
  const [day = 0, slot = 0] = (item.dataset.place ?? '').split(',').map(Number)
  return [day, slot]
}
