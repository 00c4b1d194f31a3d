/** The page's name on the tab, then the area's where it has one, then the brand's. */
export function titleWords(
  title: string,
  area: string | undefined,
  brand: string | undefined,
): string {
  return [title, area === title ? undefined : area, brand].filter(Boolean).join(' · ')
}
