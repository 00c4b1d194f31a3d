// Scopes, shares and roles are short lists in which each stands once, in whatever order.

/** Those of the first that the second has too. */
export function common<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  return some.filter((item) => others.includes(item))
}

/** Those of the first that the second lacks. */
export function missing<Item>(wanted: readonly Item[], had: readonly Item[]): Item[] {
  return wanted.filter((item) => !had.includes(item))
}

export function isSameSet<Item>(some: readonly Item[], others: readonly Item[]): boolean {
  return missing(some, others).length === 0 && missing(others, some).length === 0
}
