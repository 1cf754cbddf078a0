import clsx from 'clsx';

const fallback = '/avatars/default.svg';

/** Swaps in the default picture, also when loading failed before this script ran. */
function showDefaultWhenBroken(image: HTMLImageElement | null) {
  if (image && image.complete && image.naturalWidth === 0) showDefault(image);
}

function showDefault(image: HTMLImageElement) {
  if (!image.src.endsWith(fallback)) image.src = fallback;
}

/** The same for the portraits in a part of the page that React only keeps. */
export function mendAvatars(part: HTMLElement): void {
  for (const image of part.querySelectorAll<HTMLImageElement>('img.avatar')) {
    showDefaultWhenBroken(image);
    image.onerror = () => showDefault(image);
  }
}

interface AvatarProps {
  /** Empty or missing shows the default picture. */
  src?: string | null | undefined;
  /** Whose picture it is; empty where the name stands beside it. */
  alt?: string;
  /** Width and height in CSS pixels. */
  size?: number;
  className?: string;
}

/** A round portrait. */
export function Avatar({ src, alt = '', size = 40, className }: AvatarProps) {
  return (
    <img
      key={src}
      ref={showDefaultWhenBroken}
      src={src || fallback}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      onError={(event) => showDefault(event.currentTarget)}
      className={clsx('avatar', className)}
    />
  );
}

interface AvatarStackProps {
  people: readonly { name: string; src?: string | null | undefined }[];
  /** How many there are in all, where `people` holds only the first of them. */
  total?: number;
  /** How many are drawn before the rest becomes '+N'. */
  show?: number;
  size?: number;
}

/** Overlapping portraits; every name is there for screen readers, also those behind the number. */
export function AvatarStack({ people, total = people.length, show = 3, size = 32 }: AvatarStackProps) {
  const names = people
    .slice(show)
    .map(({ name }) => name)
    .join(', ');
  const rest = total - Math.min(people.length, show);
  return (
    <ul className="avatar-stack">
      {people.slice(0, show).map((person, index) => (
        <li key={index} title={person.name}>
          <Avatar src={person.src} alt={person.name} size={size} />
        </li>
      ))}
      {rest > 0 ? (
        <li title={names || undefined}>
          <span className="badge badge-strong">+{rest}</span>
          {names ? <span className="vh">: {names}</span> : null}
        </li>
      ) : null}
    </ul>
  );
}
