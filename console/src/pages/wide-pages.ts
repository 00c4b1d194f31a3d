const wide =
  /^\/(organization\/[^/]+\/(applications|members|networks|activity|access(\/.*)?)|network\/[^/]+\/(organizations|map))\/?$/

/**
 * Returns whether the page at this path is a list with columns and uses the full width. Placeholders use the same
 * width.
 */
export function isWide(path: string): boolean {
  return wide.test(path)
}
