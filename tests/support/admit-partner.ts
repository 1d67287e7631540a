// Adds a partner's business-admin to an existing data folder, for screenshots; no shop has one by default.
import { connectEmbedded } from '#db/connection/connect-embedded.ts'
import { admit } from './admit.ts'
import { PARTNER } from './staff.ts'

const [folder, businessId] = [process.env['DATA_DIR'], process.argv[2]]
if (!folder || !businessId) throw new Error('There is no data folder, or no business, to put anybody into.')
const open = await connectEmbedded(folder)
await admit(open.database, PARTNER.email, 'business-admin', { fullName: PARTNER.name, businessId })
await open.close()
console.log(JSON.stringify({ partner: PARTNER }))
