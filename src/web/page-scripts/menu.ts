// The menus of the header are details elements and work without this, which adds: Escape closes them, choosing a link
// closes them, and the focus stays inside the phone's. That of a laptop closes when the focus goes on.

export function improveMenu(menu: HTMLDetailsElement) {
  const summary = menu.querySelector('summary')
  const close = () => {
    menu.open = false
  }
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || !menu.open) return
    close()
    summary?.focus()
  })
  document.addEventListener('click', event => {
    const target = event.target as Element
    if (!menu.contains(target) || target.closest('a')) close()
  })
  menu.addEventListener('focusout', event => {
    const next = event.relatedTarget as Node | null
    if (!menu.open || !next || menu.contains(next)) return
    if (menu.matches('.menu')) summary?.focus()
    else close()
  })
}
