// The second press of a double click or double tap is meant for what was pressed first. Where that has gone meanwhile (a
// form that was sent and closed, a row that is done), it would land on whatever has moved there: such a press is dropped.
const quickMs = 400
const nearPx = 16
const controls = 'a, button, input, select, textarea, label, summary, dialog'

export type Press = Pick<PointerEvent, 'detail' | 'timeStamp' | 'clientX' | 'clientY'> & {
  // Some browsers do not tell it of a click.
  pointerType?: string | undefined
}

export function dropStraySecondPresses() {
  let last: { press: Press; control: Element | null } | undefined
  const watch = (press: MouseEvent) => {
    const before = last
    last = { press, control: controlOf(press.target) }
    if (!before?.control || !last.control || before.control === last.control) return
    if (!isSecondPress(press, before.press)) return
    press.preventDefault()
    press.stopImmediatePropagation()
  }
  addEventListener('click', watch, { capture: true })
}

/** The browser counts the clicks of a mouse; the taps of a finger are told apart by their time and place. */
export function isSecondPress(press: Press, before: Press): boolean {
  // Keys press without a place.
  if (press.detail === 0 || press.pointerType === 'mouse') return press.detail > 1
  const distance = Math.hypot(press.clientX - before.clientX, press.clientY - before.clientY)
  return press.timeStamp - before.timeStamp < quickMs && distance < nearPx
}

// A label passes its press on to its field.
function controlOf(target: EventTarget | null): Element | null {
  const control = target instanceof Element ? target.closest(controls) : null
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control
}
