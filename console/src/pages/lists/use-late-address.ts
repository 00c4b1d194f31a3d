import { useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import type { Address } from '../../browser/address.ts'

/** A person has typed a word by then; and browsers let no page write its address as often as a slider moves. */
const pause = 250

/**
 * What is looked for or selected: known here at once, and a little later by the address, which leads back to it. Back
 * leads past it.
 */
export function useLateAddress<Place>(known: Place, addressOf: (place: Place) => Address) {
  const router = useRouter()
  const [place, setPlace] = useState(known)
  const [seen, setSeen] = useState(known)
  const [written, setWritten] = useState(known)
  // Each by the address of now: what else stands in it, as another filter, changes nothing here.
  const told = addressOf(known)
  const wanted = addressOf(place)
  if (told !== addressOf(seen)) {
    setSeen(known)
    // By a link, or by Back.
    if (told !== addressOf(written)) {
      setWritten(known)
      setPlace(known)
    }
  }

  useEffect(() => {
    if (told === wanted) return
    const timer = setTimeout(() => {
      // Whoever is on their way to another page is not called back.
      if (wanted.split('?')[0] !== location.pathname) return
      setWritten(place)
      void router.navigate({ href: wanted, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, told, wanted, place])

  return [place, setPlace] as const
}
