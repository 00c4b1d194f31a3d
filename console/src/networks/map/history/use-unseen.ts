import type { NetworkHistory } from '@accord/contract/networks.ts'
import { useEffect, useState } from 'react'
import { keep, recall } from '../../../browser/browser-storage.ts'
import type { Change } from './past-map.ts'

/**
 * What changed since the person last looked at this map in this browser; undefined at their first visit, or as long as it is not known. Remembered is the
 * newest change they were shown, by the service's clock: the browser's may be wrong.
 */
export function useUnseen(network: string, history?: NetworkHistory): Change[] | undefined {
  const person = recall('user')?.id ?? ''
  const [seen] = useState(() => recall('seenMaps')?.[person]?.[network])
  const newest = history?.changes[0]?.at ?? history?.since
  useEffect(() => {
    if (newest === undefined) return
    const maps = recall('seenMaps')
    keep('seenMaps', { ...maps, [person]: { ...maps?.[person], [network]: newest } })
  }, [person, network, newest])
  return seen === undefined ? undefined : history?.changes.filter(({ at }) => at > seen)
}
