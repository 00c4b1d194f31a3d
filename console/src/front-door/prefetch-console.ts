let begun = false

/**
 * Fetches the signed-in console while the person types the password. The build wrote the list of its
 * files into the document.
 */
export function prefetchConsole() {
  if (begun) return
  begun = true
  const files = document.querySelector<HTMLElement>('#root')?.dataset['next']?.split(' ') ?? []
  for (const file of files) {
    const link = document.createElement('link')
    link.rel = 'prefetch'
    link.href = file
    document.head.append(link)
  }
}
