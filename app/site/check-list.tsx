import { Icon } from '#app/ui/icon.tsx';

/** What there is to have, a line each, with a tick before it. */
export const CheckList = ({ items }: { items: readonly string[] }) => (
  <ul className="grid content-start gap-2">
    {items.map((item) => (
      <li key={item} className="flex gap-2">
        <span className="mt-1 text-peacock">
          <Icon name="check" size={16} />
        </span>
        {item}
      </li>
    ))}
  </ul>
);
