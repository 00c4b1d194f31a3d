/** What the samples' rows say, and the place that it stands in: of what no sample can be given as a place itself. */
const places: Record<string, [said: string, place: string][]> = {
  applications: [
    ['Read-only: Survey', '~scopes~'],
    ['Never used', '~used~'],
    ['Not authorized by any organization yet', '~authorized~'],
    ['Will be removed on January 1, 2026', '~removed~'],
  ],
  networks: [
    ['See surveys and their answers.', '~share~'],
    ['1 organization joined', '~members~'],
    ['>9<', '>~total0~<'],
    ['>10<', '>~total1~<'],
  ],
}

/** A page with its places open. */
export function withPlaces(section: string, html: string): string {
  const told = places[section] ?? []
  return (
    told
      .reduce((text, [said, place]) => text.replaceAll(said, place), html)
      // Also the same at every build.
      .replaceAll(/<time.*?<\/time>/g, '<time>~when~</time>')
  )
}

/**
 * What only a script can do is inert: it looks as it will, and takes no click that would be lost. What React counts is left
 * out, because rows repeat it; a field keeps its label.
 */
export function withoutScripts(html: string): string {
  return (
    html
      .replaceAll(/<!--.*?-->|<span id="_R_\w+" hidden="">[^<]*<\/span>/g, '')
      .replaceAll(/ aria-(?:labelledby|describedby)="_R_[^"]*"|(?<!<input[^>]*) id="_R_[^"]*"/g, '')
      .replaceAll(/<(button|input|select)\b/g, '<$1 inert')
      // Of what a row's buttons are called, which nobody can press.
      .replaceAll(/<span class="visually-hidden">[^<]*~[^<]*<\/span>/g, '')
      // Takes no focus: that waits for the page's own title.
      .replaceAll(/ tabindex="-?\d"/g, '')
  )
}
