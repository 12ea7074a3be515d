// A drag by mouse, pen or finger: it begins once the pointer has moved a little; a finger must rest first, for it scrolls.
const slackPx = 6
const restMs = 350

type Point = { clientX: number; clientY: number }
type Drag = {
  /** What is in the hand already need not be lifted first. */
  isHeld: boolean
  onLift: () => void
  onMove: (point: Point) => void
  onDrop: (point: Point) => void
  onCancel: () => void
}

export function followPointer(down: PointerEvent, { isHeld, onLift, onMove, onDrop, onCancel }: Drag) {
  if (down.button !== 0 || !down.isPrimary) return
  const ends = new AbortController()
  const { signal } = ends
  const isFinger = down.pointerType === 'touch' && !isHeld
  let isLifted = false
  const lift = () => {
    isLifted = true
    onLift()
  }
  const rest = isFinger ? setTimeout(lift, restMs) : undefined
  const finish = () => {
    clearTimeout(rest)
    ends.abort()
  }

  const move = (event: PointerEvent) => {
    if (isLifted) return onMove(pointOf(event))
    const isFar = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > slackPx
    if (!isFar) return
    if (isFinger) return finish()
    lift()
    onMove(pointOf(event))
  }
  const drop = (event: PointerEvent) => {
    finish()
    if (!isLifted) return
    swallowClick()
    onDrop(pointOf(event))
  }
  const cancel = () => {
    finish()
    if (isLifted) onCancel()
  }
  // A finger that has lifted something does not scroll, and opens no menu.
  const hold = (event: Event) => isLifted && event.cancelable && event.preventDefault()
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', drop, { signal })
  addEventListener('pointercancel', cancel, { signal })
  addEventListener('touchmove', hold, { signal, passive: false })
  addEventListener('contextmenu', hold, { signal })
}

const pointOf = ({ clientX, clientY }: PointerEvent): Point => ({ clientX, clientY })

// The link under the pointer is not followed at the end of a drag. The click comes at once or not at all.
function swallowClick() {
  const ends = new AbortController()
  const swallow = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  addEventListener('click', swallow, { capture: true, signal: ends.signal })
  setTimeout(() => ends.abort())
}
