import type { Caller } from '#caller.ts'

const laptops = [
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  'Mozilla/5.0 (X11; Linux x86_64; rv:144.0) Gecko/20100101 Firefox/144.0',
]
const phones = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
]

/** What somebody signs in with; their number tells them apart. */
export function devicesOf(nth: number): Record<'laptop' | 'phone', Caller> {
  return {
    laptop: {
      address: `203.0.113.${20 + nth}`,
      agent: laptops[nth % laptops.length]!,
      isBrowser: true,
    },
    phone: {
      address: `198.51.100.${5 + nth * 3}`,
      agent: phones[nth % phones.length]!,
      isBrowser: true,
    },
  }
}
