import type { Paging } from '@accord/contract/fields.ts'

/** The answer of every list, as the contract's `paged` describes it. */
export function presentPage<Item>(data: Item[], total: number, { $skip, $limit }: Paging) {
  return { data, __meta: { total, skip: $skip, limit: $limit } }
}
