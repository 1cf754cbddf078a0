import { formatPhone } from '#contract/common/phone.ts';

/** A guest in a line, as far as it tells two of one name apart. */
export const NameAndContact = ({ name, email, phone }: { name: string; email: string; phone: string }) => (
  <p className="wrap-anywhere">
    <span className="font-semibold">{name}</span>{' '}
    <span className="text-sm text-ink-soft">
      {[email, phone && formatPhone(phone)].filter(Boolean).join(' · ')}
    </span>
  </p>
);
