import { getRouteApi, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addressOf } from '../../browser/address.ts'

/** Browsers let no page write its address as often as a slider moves. */
const pause = 250

const route = getRouteApi('/signed-in/network/$id/map')

/** What is selected on the map, and its moment: at once here, and a little later in the address, which leads back to it. */
export function useMapPlace() {
  const router = useRouter()
  const params = route.useParams()
  const known = route.useSearch()
  const [place, setPlace] = useState(known)
  const told = addressOf('/network/$id/map', params, known)
  const wanted = addressOf('/network/$id/map', params, place)
  const [seen, setSeen] = useState(told)
  const [written, setWritten] = useState(told)
  if (told !== seen) {
    setSeen(told)
    // By a link, or by Back.
    if (told !== written) {
      setWritten(told)
      setPlace(known)
    }
  }

  useEffect(() => {
    if (told === wanted) return
    const timer = setTimeout(() => {
      // Whoever is on their way to another page is not called back.
      if (!wanted.startsWith(location.pathname)) return
      setWritten(wanted)
      void router.navigate({ href: wanted, replace: true, resetScroll: false })
    }, pause)
    return () => clearTimeout(timer)
  }, [router, told, wanted])

  return [place, setPlace] as const
}
