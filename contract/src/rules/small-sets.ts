// Scopes, shares, and roles are short lists without duplicates, in any order.

/** Returns the items that are in both lists. */
export function common<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return some.filter((item) => others.includes(item))
}

/** Returns the items that only the first list has. */
export function missing<Item>(wanted: readonly Item[], had: readonly Item[]): Item[] {
  return wanted.filter((item) => !had.includes(item))
}

export function isSameSet<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return missing(some, others).length === 0 && missing(others, some).length === 0
}
