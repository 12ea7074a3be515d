// Single keys of the office: one listener for all, silent in fields and dialogs, and when switched off.
import { useEffect, useEffectEvent } from 'react'

type Act = () => void

const offKey = 'coastal-clean.keys-off'
const acts = new Map<string, Act[]>()

/** While there is something to do, the key does it; of several parts that want a key, the newest has it. */
export function useKey(key: string, act: Act | undefined) {
  const press = useEffectEvent(() => act?.())
  const isWanted = Boolean(act)
  useEffect(() => (isWanted ? bindKey(key, () => press()) : undefined), [key, isWanted])
}

/** 1 does the first, 2 the second … */
export function useNumberKeys(numbered: Act[]) {
  const press = useEffectEvent((place: number) => numbered[place]?.())
  const count = numbered.length
  useEffect(() => {
    const release = Array.from({ length: count }, (_, place) =>
      bindKey(String(place + 1), () => press(place)),
    )
    return () => {
      for (const letGo of release) letGo()
    }
  }, [count])
}

export function areKeysOn() {
  return !localStorage.getItem(offKey)
}

export function switchKeys(isOn: boolean) {
  if (isOn) localStorage.removeItem(offKey)
  else localStorage.setItem(offKey, 'off')
}

function bindKey(key: string, act: Act) {
  if (acts.size === 0) document.addEventListener('keydown', hear)
  acts.set(key, [...(acts.get(key) ?? []), act])
  return () => {
    const rest = (acts.get(key) ?? []).filter(other => other !== act)
    if (rest.length > 0) acts.set(key, rest)
    else acts.delete(key)
    if (acts.size === 0) document.removeEventListener('keydown', hear)
  }
}

function hear(event: KeyboardEvent) {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
  const act = acts.get(event.key.toLowerCase())?.at(-1)
  if (!act || isTyping(event.target) || isCovered() || !areKeysOn()) return
  event.preventDefault()
  act()
}

/** By a dialog or a menu, which has the keys for itself. */
export const isCovered = () => document.querySelector('dialog:modal, :popover-open') !== null

function isTyping(target: EventTarget | null) {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]')
  )
}
