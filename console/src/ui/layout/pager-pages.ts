export function pageCount(total: number, perPage: number): number {
  return Math.ceil(total / perPage)
}

/** The first, the last, and the current page with its neighbours; a gap where pages are left out. */
export function pagesToShow(page: number, count: number): (number | 'gap')[] {
  const near = [1, page - 1, page, page + 1, count].filter((n) => n >= 1 && n <= count)
  const numbers = [...new Set(near)].toSorted((a, b) => a - b)

  return numbers.flatMap((number, index) => {
    const before = numbers[index - 1] ?? number - 1
    if (number - before === 1) return [number]
    // A gap of one page takes the room of the page itself.
    return number - before === 2 ? [number - 1, number] : ['gap' as const, number]
  })
}
