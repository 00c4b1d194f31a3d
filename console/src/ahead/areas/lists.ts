import { askAndDraw } from '../ask-and-draw.ts'
import { applicationRow } from '../rows/application-row.ts'
import { createdNetworkRow, joinedNetworkRow } from '../rows/network-rows.ts'
import { rowsIn } from '../rows-in.ts'

askAndDraw({
  applications: ([owned]) => [rowsIn(owned, applicationRow)],
  networks: ([created, joined]) => [
    rowsIn(created, createdNetworkRow),
    rowsIn(joined, joinedNetworkRow),
  ],
})
