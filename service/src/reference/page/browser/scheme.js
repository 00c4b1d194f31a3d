// This applies the color scheme that was chosen in the console. It runs before the first paint, so that the page
// doesn't flash.
{
  const storageKey = 'scheme'
  const root = document.documentElement
  const system = matchMedia('(prefers-color-scheme: dark)')
  const isDark = () => (root.dataset['scheme'] ?? (system.matches ? 'dark' : 'light')) === 'dark'

  try {
    const chosen = localStorage.getItem(storageKey)
    if (chosen === 'light' || chosen === 'dark') root.dataset['scheme'] = chosen
  } catch {
    // If storage is blocked, the system's color scheme applies.
  }

  document.addEventListener('DOMContentLoaded', () => {
    const button = document.querySelector('button.scheme')
    if (!(button instanceof HTMLButtonElement)) return
    const name = () => {
      button.textContent = isDark() ? 'Light colors' : 'Dark colors'
    }
    button.hidden = false
    button.addEventListener('click', () => {
      const scheme = isDark() ? 'light' : 'dark'
      root.dataset['scheme'] = scheme
      name()
      try {
        localStorage.setItem(storageKey, scheme)
      } catch {
        // If storage is blocked, the choice lasts until the page is closed.
      }
    })
    system.addEventListener('change', name)
    name()
  })
}
