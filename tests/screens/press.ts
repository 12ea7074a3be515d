// A press, a key and typed words, as a browser tells a page of them.

/** `count` is the browser's: 2 for the second press of a double click. */
export function pressOn(part: HTMLElement, count = 1) {
  const about = { bubbles: true, cancelable: true, button: 0, detail: count }
  part.dispatchEvent(new PointerEvent('pointerdown', about))
  const isTaken = !part.dispatchEvent(new MouseEvent('mousedown', about))
  const focusable = part.closest<HTMLElement>('a[href], button, input, select, textarea, [tabindex], summary')
  if (!isTaken) {
    if (focusable) focusable.focus()
    else (document.activeElement as HTMLElement | null)?.blur()
  }
  part.dispatchEvent(new PointerEvent('pointerup', about))
  part.dispatchEvent(new MouseEvent('mouseup', about))
  part.dispatchEvent(new PointerEvent('click', { ...about, pointerType: 'mouse' }))
}

export function typeInto(part: HTMLInputElement, text: string) {
  if (part.isContentEditable && part.value === undefined) part.textContent = text
  else {
    // Past React, which would take it for its own.
    valueSetter(part).call(part, text)
  }
  part.dispatchEvent(new Event('input', { bubbles: true }))
  part.dispatchEvent(new Event('change', { bubbles: true }))
}

function valueSetter(part: object): (text: string) => void {
  const above = Object.getPrototypeOf(part)
  return Object.getOwnPropertyDescriptor(above, 'value')?.set ?? valueSetter(above)
}

export function pressKey(combination: string) {
  const keys = combination.split('+')
  const key = keys.pop() ?? ''
  const at = (document.activeElement ?? document.body) as HTMLElement
  const about = {
    key,
    code: key,
    bubbles: true,
    cancelable: true,
    shiftKey: keys.includes('Shift'),
    ctrlKey: keys.includes('Control'),
    altKey: keys.includes('Alt'),
    metaKey: keys.includes('Meta'),
  }
  const isLeft = at.dispatchEvent(new KeyboardEvent('keydown', about))
  at.dispatchEvent(new KeyboardEvent('keyup', about))
  if (!isLeft) return
  if (key === 'Enter' && at.matches('button, a[href], summary')) pressOn(at)
  else if (key === 'Enter' && at.matches('input')) (at as HTMLInputElement).form?.requestSubmit()
  else if (key === ' ' && at.matches('button, input[type=checkbox], input[type=radio]')) pressOn(at)
  else if (key === 'Escape') closeTopDialog()
  else if (key.length === 1 && at.matches('input, textarea'))
    typeInto(at as HTMLInputElement, (at as HTMLInputElement).value + key)
}

function closeTopDialog() {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) as HTMLDialogElement | undefined
  if (open?.dispatchEvent(new Event('cancel', { cancelable: true }))) open.close()
}
