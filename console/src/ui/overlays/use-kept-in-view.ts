import { type RefObject, useLayoutEffect } from 'react'

const margin = 8

/** Moves a popup next to its button into the window, to the side or above the button. */
export function useKeptInView(popup: RefObject<HTMLElement | null>, open: boolean) {
  useLayoutEffect(() => {
    const shown = popup.current
    if (!open || !shown) return undefined
    const place = () => keepInView(shown)
    place()
    window.addEventListener('resize', place)
    return () => window.removeEventListener('resize', place)
  }, [popup, open])
}

function keepInView(popup: HTMLElement) {
  // The popup's default position is measured.
  for (const moved of ['--shift', '--room']) popup.style.removeProperty(moved)
  popup.removeAttribute('data-above')
  const { left, right, top, bottom, height } = popup.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement

  const beyond = Math.max(0, right - (clientWidth - margin))
  popup.style.setProperty('--shift', `${Math.max(0, margin - left) - beyond}px`)
  if (bottom <= clientHeight - margin) return
  if (popup.parentElement!.getBoundingClientRect().top - margin >= height) {
    popup.setAttribute('data-above', '')
  } else {
    popup.style.setProperty('--room', `${clientHeight - top - margin}px`)
  }
}
