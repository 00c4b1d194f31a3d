const wide =
  /^\/(organization\/[^/]+\/(members|security|access(\/reviews\/[^/]+)?)|network\/[^/]+\/(organizations|map))\/?$/

/** Whether the page at this path has columns, and so fills a wide window: what stands in for it does too. */
export function isWide(path: string): boolean {
  return wide.test(path)
}
