// The phone menu is a details element and works without this, which adds: Escape closes it, choosing a link closes it,
// and the focus stays inside.

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
    if (menu.open && next && !menu.contains(next)) summary?.focus()
  })
}
