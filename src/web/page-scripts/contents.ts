// A list of contents that is wider than the screen keeps in sight the entry that is marked as the current one.
export function begin(list: HTMLElement) {
  if (!CSS.supports('selector(:target-current)')) return
  addEventListener('scrollend', () => {
    const current = list.querySelector<HTMLElement>('a:target-current')
    if (current) list.scrollTo({ left: current.offsetLeft - 48 })
  })
}
