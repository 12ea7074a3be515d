// Light or dark as chosen in this browser. public/theme.js sets it before the first paint; this is where it is chosen.
export type Theme = 'light' | 'dark'

const themeKey = 'coastal-clean.theme'

export function chosenTheme(): Theme | undefined {
  return (localStorage.getItem(themeKey) as Theme | null) ?? undefined
}

/** Nothing chosen: as the device has it. */
export function chooseTheme(theme: Theme | undefined) {
  if (theme) {
    localStorage.setItem(themeKey, theme)
    document.documentElement.dataset.theme = theme
  } else {
    localStorage.removeItem(themeKey)
    delete document.documentElement.dataset.theme
  }
}
