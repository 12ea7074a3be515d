// When a room is shown in the evening. A media query cannot see a theme that was chosen in this browser, and two pictures of
// which one is hidden would both be loaded: the source itself is told.

const systemIsDark = '(prefers-color-scheme: dark)'

/** For the `media` of an evening source. */
export function nightMedia() {
  const chosen = typeof document === 'undefined' ? undefined : document.documentElement.dataset.theme
  if (!chosen) return systemIsDark
  return chosen === 'dark' ? 'all' : 'not all'
}
