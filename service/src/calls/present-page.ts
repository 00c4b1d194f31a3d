import type { Paging } from '@accord/contract/fields.ts'

/** The answer of every list, as the contract's `paged` describes it; `more` of one that is counted to a bound. */
export function presentPage<Item>(
  data: Item[],
  total: number,
  { $skip, $limit }: Paging,
  more = false,
) {
  return { data, __meta: { total, skip: $skip, limit: $limit, ...(more && { more }) } }
}
