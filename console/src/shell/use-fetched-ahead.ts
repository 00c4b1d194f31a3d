import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

const onceSettledMs = 2000

/**
 * The code of the pages that a menu leads to, fetched once this page stands: a click then waits for data alone, and
 * that is asked for as soon as the link is pointed at.
 */
export function useFetchedAhead(addresses: readonly string[]) {
  const router = useRouter()
  const all = addresses.join(' ')
  useEffect(() => {
    const timer = setTimeout(() => {
      if (savesData()) return
      for (const route of all.split(' ').flatMap((path) => router.getMatchedRoutes(path)[0])) {
        // What does not come now is asked for again, and spoken of, when somebody goes there.
        Promise.resolve(router.loadRouteChunk(route)).catch(() => {})
      }
    }, onceSettledMs)
    return () => clearTimeout(timer)
  }, [router, all])
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData === true
}
