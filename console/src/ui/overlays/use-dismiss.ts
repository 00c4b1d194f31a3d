import { type RefObject, useEffect } from 'react'

/** For what lies over the page beside its button: Escape, a press elsewhere and leaving it by Tab close it. */
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
      // Without a next place the window itself lost the focus, or a pressed row has none.
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
