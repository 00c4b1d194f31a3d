import { type RefObject, useEffect } from 'react'

/** Closes a popup next to its button on Escape, on a click elsewhere, or when Tab leaves it. */
export function useDismiss(area: RefObject<HTMLElement | null>, open: boolean, close: () => void) {
  useEffect(() => {
    const within = area.current
    if (!open || !within) return undefined
    const listening = new AbortController()
    const { signal } = listening
    const closeUnless = (target: EventTarget | null) => {
      if (!(target instanceof Node && within.contains(target))) close()
    }
    document.addEventListener('pointerdown', ({ target }) => closeUnless(target), { signal })
    within.addEventListener(
      'focusout',
      // If there's no next target, the window lost the focus, or the clicked row can't take it.
      ({ relatedTarget }) => relatedTarget && closeUnless(relatedTarget),
      { signal },
    )
    within.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return
        event.preventDefault()
        close()
        within.querySelector<HTMLElement>('[aria-haspopup]')?.focus()
      },
      { signal },
    )
    return () => listening.abort()
  }, [area, open, close])
}
