// A list of contents that is wider than the screen keeps in sight the entry of what is being read.
export function begin(list: HTMLElement) {
  const links = [...list.querySelectorAll('a')]
  const view = new IntersectionObserver(
    entries => {
      const read = entries.find(entry => entry.isIntersecting)?.target
      const link = links.find(({ hash }) => hash === `#${read?.id}`)
      if (link) list.scrollTo({ left: link.offsetLeft - 48 })
    },
    { rootMargin: '-25% 0px -75%' },
  )
  for (const { hash } of links) {
    const part = document.querySelector(hash)
    if (part) view.observe(part)
  }
}
