const encodings = ['br', 'gzip', 'identity'] as const

/**
 * What is liked best, and of equals the smallest (RFC 9110, 12.5.3). The negotiator of @fastify/static takes `gzip;q=0, *`
 * for gzip and knows of nobody who likes it plain; others prefer what browsers name first, which is gzip.
 */
export function encodingFor(accepted = ''): (typeof encodings)[number] {
  const weights = new Map(
    accepted
      .toLowerCase()
      .split(',')
      .map((one) => {
        const [name = '', weight = 'q=1'] = one.split(';').map((part) => part.trim())
        return [name, Number(weight.replace('q=', ''))]
      }),
  )
  const weightOf = (name: string) => weights.get(name) ?? weights.get('*') ?? 0
  const [best = 'identity'] = encodings
    .filter((name) => weightOf(name) > 0)
    .toSorted((one, other) => weightOf(other) - weightOf(one))
  return best
}
