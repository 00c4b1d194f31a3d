const wide =
  /^\/(organization\/[^/]+\/(members|security|access(\/requests|\/reviews(\/[^/]+)?)?)|network\/[^/]+\/(organizations|map))\/?$/

/** Whether the page at this path has columns and uses the full width. Placeholders use the same width. */
export function isWide(path: string): boolean {
  return wide.test(path)
}
