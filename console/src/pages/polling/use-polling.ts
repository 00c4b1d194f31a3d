import { mayPass } from '../../api/may-pass.ts'
import { useAttended } from './use-attended.ts'

const afterFault = 10_000

interface Known<Data> {
  state: { data: Data | undefined; error: unknown }
}

/**
 * The one `refetchInterval`: as often as what is known asks for, while somebody is there; never after a refusal, which
 * the next answer would only repeat.
 */
export function usePolling<Data>(every: (known: Data) => number | false) {
  const attended = useAttended()
  return ({ state: { data, error } }: Known<Data>): number | false => {
    if (!attended) return false
    if (error) return mayPass(error) && afterFault
    return data !== undefined && every(data)
  }
}
