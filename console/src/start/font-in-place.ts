/** What stands less far from where it stood is not seen to move. */
const unseen = 3

/**
 * Lines break elsewhere in Inter than in its stand-in now and then, and what is below them would jump. So Inter is put in
 * together with a page, or at once where all that is in sight stays at its height; otherwise the stand-in stays until the next page.
 */
export function fontInPlace() {
  let inter: FontFace | undefined
  let isDrawn = false

  return {
    came: (font: FontFace) => {
      inter = font
      if (isDrawn) putInUnmoved(font)
    },
    pageDrawn: () => {
      isDrawn = true
      if (inter) document.fonts.add(inter)
    },
  }
}

function putInUnmoved(inter: FontFace) {
  const parts = [...document.querySelectorAll('#root *')]
  const tops = parts.map(topOf)
  document.fonts.add(inter)
  const moves = parts.some((part, index) => {
    const [before, after] = [tops[index]!, topOf(part)]
    return Math.abs(after - before) >= unseen && Math.min(before, after) < innerHeight
  })
  // Before anything is painted.
  if (moves) document.fonts.delete(inter)
}

function topOf(part: Element): number {
  return part.getBoundingClientRect().top
}
