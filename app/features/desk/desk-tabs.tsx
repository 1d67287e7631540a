import { AddressTabs, type AddressTabsProps } from '#app/ui/address-tabs.tsx'

// The tabs of a dashboard, where the tasks aren't beside it: there, the same ways are among them. One tab is no choice.
export const DeskTabs = <Name extends string>(props: AddressTabsProps<Name>) =>
  props.names.length > 1 && (
    <div className="desk-tabs">
      <AddressTabs {...props} />
    </div>
  )
