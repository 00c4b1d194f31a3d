/** What two neighbours are apart. */
export const gap = 100

interface Ring {
  radius: number
  count: number
}

interface OnRing {
  id: string
  x: number
  y: number
}

/** As few rings as hold them, each filled to the same degree. */
export function ringsFor(count: number, start: number): Ring[] {
  const radii: number[] = []
  let room = 0
  for (let radius = start; room < count; radius += gap) {
    radii.push(radius)
    room += roomOn(radius)
  }
  let left = count
  let roomLeft = room
  return radii.map((radius) => {
    const onThis = Math.round((left * roomOn(radius)) / roomLeft)
    left -= onThis
    roomLeft -= roomOn(radius)
    return { radius, count: onThis }
  })
}

function roomOn(radius: number): number {
  return Math.floor((2 * Math.PI * radius) / gap)
}

/** Neighbours in the list get neighbouring angles, whichever ring has a place there. */
export function onRings(
  nodes: readonly { id: string }[],
  rings: readonly Ring[],
  begin: number,
): OnRing[] {
  const places = rings.flatMap(({ radius, count }, ring) =>
    Array.from({ length: count }, (_, index) => {
      // Every other ring is turned by half a place, so that few stand behind one another.
      const turn = (index + ((begin + ring / 2) % 1)) / count
      return { radius, turn }
    }),
  )
  const inOrder = places.toSorted(
    (one, other) => one.turn - other.turn || one.radius - other.radius,
  )
  return nodes.flatMap(({ id }, index) => {
    const place = inOrder[index]
    if (!place) return []
    const angle = place.turn * 2 * Math.PI - Math.PI / 2
    const { radius } = place
    return { id, x: radius * Math.cos(angle), y: radius * Math.sin(angle) }
  })
}
