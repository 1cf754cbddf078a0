import { Laptop, Shield, Smartphone, Tablet } from '#app/ui/icons.tsx';
import type { Device } from '#contract/accounts/security.ts';
import * as securityWords from '#messages/security/en.ts';

const icons = { desktop: Laptop, mobile: Smartphone, tablet: Tablet, unknown: Shield };

/** A picture of the kind of device; decoration, `deviceWords` says the same. */
export function DeviceIcon({ type }: { type: Device['deviceType'] }) {
  const Icon = icons[type];
  return <Icon size={28} className="flex-none text-ink-soft" aria-hidden />;
}

/** The kind of device in a word. */
export const deviceWords = ({ deviceType }: Device): string => securityWords.deviceTypeNames[deviceType];
